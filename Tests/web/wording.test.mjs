// The sentences of the pages. wording.json has what they say; clients/python/tests/test_browse_wording.py reads the same file.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pictureOf, titleOf } from '../../Sources/CPages/pages/shared/scene.js';
import * as words from '../../Sources/CPages/pages/shared/words.js';

const table = JSON.parse(readFileSync(new URL('wording.json', import.meta.url), 'utf8'));

/** The picture of a scene of the table, which leaves out what is empty. */
function picture({ current, navigators }) {
  const whole = navigators.map((navigator) => ({ children: [], path: [], ...navigator }));
  return pictureOf({ current, root: whole[0].id, navigators: new Map(whole.map((one) => [one.id, one])) }, (entry) => titleOf(entry));
}

describe('the sentences', () => {
  for (const { call, with: parameters, says } of table.sentences) {
    const said = parameters ? words[call](...parameters) : words[call];
    it(`${call} ${JSON.stringify(parameters ?? [])}`, () => assert.equal([said].flat().join(' '), says));
  }
  for (const { module, says, ...error } of table.refusals) {
    it(`a refusal: ${says}`, () => assert.equal(words.refused(error, module || undefined), says));
  }
  for (const { cause, says } of table.authors) {
    it(`the author ${JSON.stringify(cause)}`, () => assert.equal(words.whoDid(cause, 's1') ?? '', says));
  }
  for (const { before, after, who, says } of table.steps) {
    it(`a step: ${says || 'none'}`, () => assert.equal(words.transition(picture(before), picture(after), who), says));
  }
});
