// @ts-check
// Any JSON as a folded tree that people can read.
import { el } from '../shared/dom.js';
import { spoken } from '../shared/scene.js';
import { text } from './parts.js';

const MEMBERS = 200;

/**
 * @param {any} value
 * @param {number} [depth]
 * @returns {HTMLElement}
 */
export function drawValue(value, depth = 0) {
  if (value === null || typeof value !== 'object') return el('span', { class: 'scalar' }, scalar(value));
  const isList = Array.isArray(value);
  const members = Object.entries(value);
  if (!members.length) return el('span', { class: 'quiet' }, isList ? 'an empty list' : 'nothing');
  const rows = members.slice(0, MEMBERS).map(([name, member]) => drawMember(isList ? `${Number(name) + 1}` : spoken(name), member, depth));
  if (members.length > MEMBERS) rows.push(el('div', { class: 'quiet' }, `… and ${members.length - MEMBERS} more`));
  return el('div', { class: 'members' }, ...rows);
}

/**
 * @param {string} name
 * @param {any} member
 * @param {number} depth
 */
function drawMember(name, member, depth) {
  const isFolded = member !== null && typeof member === 'object' && Object.keys(member).length > 0;
  if (!isFolded) return el('div', { class: 'member' }, el('span', { class: 'name' }, name), drawValue(member, depth + 1));
  const isOpen = depth < 1 && Object.keys(member).length <= 8;
  return el('details', { class: 'member', open: isOpen }, el('summary', {}, el('span', { class: 'name' }, name), el('span', { class: 'quiet' }, preview(member))), drawValue(member, depth + 1));
}

/**
 * The inside in a few words: the first simple members, else the number of members.
 * @param {any} value
 */
function preview(value) {
  const members = Object.entries(value);
  const simple = members.filter(([, member]) => member === null || typeof member !== 'object').slice(0, 3);
  if (!simple.length) return members.length === 1 ? '1 value' : `${members.length} values`;
  const words = simple.map(([name, member]) => (Array.isArray(value) ? scalar(member) : `${spoken(name).toLowerCase()} ${scalar(member)}`)).join(', ');
  const short = words.length > 60 ? `${words.slice(0, 60)}…` : words;
  return simple.length < members.length && !short.endsWith('…') ? `${short} …` : short;
}

/** @param {any} value */
function scalar(value) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? 'none' : typeof value === 'string' ? text(value) : `${value}`;
}
