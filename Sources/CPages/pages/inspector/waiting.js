// @ts-check

/**
 * @typedef {{key: string, what: string, who: string, whom: string, why: string, then: string,
 *   until?: number, since: number, isCircle: boolean}} Waiting
 */

/**
 * The requests and questions that wait, for whom and why, from the answer of `host.waiting`. Keeps when each was seen
 * first.
 */
export class WaitingList {
  /** @type {Map<string, number>} */
  #seen = new Map();

  /**
   * @param {{requests: any[], questions: any[]}} answer
   * @param {any[]} guards
   * @param {number} now
   * @returns {Waiting[]}
   */
  read({ requests, questions }, guards, now) {
    const asked = new Map(questions.map((question) => [question.question, question]));
    const circles = circlesOf(requests, asked);
    const list = requests.map((request) => this.#request(request, asked, guards, circles));
    const answered = new Set(requests.map(({ question }) => question).filter(Boolean));
    for (const question of questions) if (!answered.has(question.question)) list.push(this.#question(question));
    const seen = new Map(list.map(({ key }) => [key, this.#seen.get(key) ?? now]));
    this.#seen = seen;
    for (const one of list) one.since = Math.min(one.since || Infinity, seen.get(one.key) ?? now);
    return list;
  }

  /**
   * @param {any} request
   * @param {Map<string, any>} asked
   * @param {any[]} guards
   * @param {Set<string>} circles
   * @returns {Waiting}
   */
  #request(request, asked, guards, circles) {
    const question = asked.get(request.question);
    const guard = guards.find((one) => one.guard === request.guard);
    const module = request.module ?? question?.module ?? guard?.module ?? '';
    const [whom, why, then] = reasonOf(request, module, guard);
    return {
      key: `${request.session} ${JSON.stringify(request.request)}`,
      what: request.method ?? 'a notification',
      who: request.session,
      whom,
      why,
      then,
      until: request.until ?? question?.until,
      since: question?.asked ?? 0,
      isCircle: circles.has(request.session),
    };
  }

  /**
   * @param {any} question
   * @returns {Waiting}
   */
  #question({ question, method, module, type, session, asker, asked, until }) {
    return {
      key: question,
      what: method,
      who: asker ?? 'the host',
      whom: module || session,
      why: `the answer to ${question}${type ? ` about ${type}` : ''}`,
      then: 'goes on without the answer',
      until,
      since: asked,
      isCircle: false,
    };
  }
}

/**
 * Whom a request waits for, why, and what happens at the deadline.
 * @param {any} request
 * @param {string} module
 * @param {any} guard
 */
function reasonOf(request, module, guard) {
  switch (request.for) {
    case 'guard':
      return [
        module || request.guard || 'a guard',
        `the vote of guard ${guard?.name ?? request.guard ?? ''}`.trim(),
        guard ? (guard.default === 'deny' ? 'is refused' : 'is allowed') : 'the default holds',
      ];
    case 'answer':
      return [module || 'a module', 'the answer of the module', 'is refused: provider_timeout'];
    case 'module':
      return [module || 'a module', 'the start of the module', 'is refused'];
    case 'turn':
      return [
        request.behindSession ?? 'another request',
        `its turn behind request ${JSON.stringify(request.behindRequest) ?? ''}`,
        'is carried out after that',
      ];
    case 'result':
      return [
        request.entry ?? request.flow ?? 'an entry',
        `what becomes of ${request.entry ?? request.flow ?? 'it'}`,
        'waits on, without a deadline',
      ];
    case 'sequence':
      return [request.sequence ?? 'a sequence', 'the end of the sequence', 'waits on, without a deadline'];
    default:
      return [module || request.for, request.for, ''];
  }
}

/**
 * Sessions that wait for each other in a circle.
 * @param {any[]} requests
 * @param {Map<string, any>} asked
 */
export function circlesOf(requests, asked) {
  /** @type {Map<string, Set<string>>} */
  const edges = new Map();
  for (const { session, question, behindSession } of requests) {
    const targets = edges.get(session) ?? new Set();
    for (const target of [asked.get(question)?.session, behindSession]) if (target && target !== session) targets.add(target);
    edges.set(session, targets);
  }
  const circles = new Set();
  for (const start of edges.keys()) {
    const waiting = [...(edges.get(start) ?? [])];
    const seen = new Set(waiting);
    while (waiting.length) {
      const one = waiting.pop() ?? '';
      if (one === start) circles.add(start);
      for (const next of edges.get(one) ?? []) if (!seen.has(next)) waiting.push(next) && seen.add(next);
    }
  }
  return circles;
}
