// @ts-check
// The messages of the page: toasts, announcements, and the list of past messages.
import { el, icon, ICONS } from '../shared/dom.js';
import { secondsToRead } from '../shared/words.js';
import { sign, text, toneOf } from './parts.js';

/** The messages that are kept. */
const KEPT = 50;

export class Notices {
  #said = /** @type {HTMLElement} */ (document.getElementById('said'));
  #toasts = /** @type {HTMLElement} */ (document.getElementById('toasts'));
  /** @type {{text: string, tone?: string, time: Date}[]} */
  #kept = [];
  /** @type {HTMLDialogElement | undefined} */
  #list;

  /**
   * Says one sentence to those who do not see the page.
   * @param {string} sentence
   */
  announce(sentence) {
    if (sentence) this.#said.textContent = sentence;
  }

  /** @param {{text: string, tone?: string}} toast */
  toast = (toast) => {
    this.#kept = [{ text: text(toast.text), tone: toast.tone, time: new Date() }, ...this.#kept].slice(0, KEPT);
    const element = el(
      'div',
      { class: 'toast', 'data-tone': toneOf(toast.tone) },
      sign(toast.tone),
      el('span', {}, text(toast.text)),
      el('button', { type: 'button', class: 'round', 'aria-label': 'Close this message' }, icon(ICONS.close)),
    );
    element.querySelector('button')?.addEventListener('click', () => element.remove());
    this.#toasts.append(element);
    while (this.#toasts.childElementCount > 3) this.#toasts.firstElementChild?.remove();
    this.#expire(element, secondsToRead(toast.text) * 1000);
  };

  /** Shows the messages of the last time, and hides them again. */
  toggleList() {
    if (this.#list) return this.#list.close();
    const rows = this.#kept.map((one) => el('li', { 'data-tone': toneOf(one.tone) }, el('div', { class: 'row' }, el('span', { class: 'words' }, el('span', { class: 'title' }, sign(one.tone), one.text)), el('span', { class: 'value' }, one.time.toLocaleTimeString()))));
    const title = el('h1', { id: 'messages-title', tabindex: -1 }, 'Messages');
    const close = el('button', { type: 'button', class: 'primary' }, 'Close');
    const list = el('dialog', { class: 'layer', 'data-look': 'alert', 'aria-labelledby': 'messages-title' }, title, rows.length ? el('ul', { class: 'card list', role: 'list' }, ...rows) : el('p', {}, 'There were none so far.'), el('div', { class: 'actions' }, close));
    close.addEventListener('click', () => list.close());
    show(list, () => {
      this.#list = undefined;
    });
    this.#list = list;
  }

  /** Whether the page shows something of its own, which Escape closes. */
  get hasOwnDialog() {
    return document.querySelector('dialog[data-own]') !== null;
  }

  /**
   * Asks before an action is sent.
   * @param {any} question `{title, text?, yes, no}`
   * @returns {Promise<boolean>}
   */
  confirm = (question) =>
    new Promise((resolve) => {
      const no = el('button', { type: 'button', class: 'secondary' }, text(question.no) || 'No');
      const yes = el('button', { type: 'button', class: 'primary' }, text(question.yes) || 'Yes');
      const dialog = el(
        'dialog',
        { class: 'layer', 'data-look': 'alert', role: 'alertdialog', 'aria-labelledby': 'confirm-title', 'aria-describedby': 'confirm-text' },
        el('div', { class: 'screen' }, el('h1', { id: 'confirm-title' }, text(question.title)), el('p', { id: 'confirm-text' }, text(question.text))),
        el('div', { class: 'actions answers' }, no, yes),
      );
      const opener = document.activeElement;
      let answer = false;
      no.addEventListener('click', () => dialog.close());
      yes.addEventListener('click', () => {
        answer = true;
        dialog.close();
      });
      show(dialog, () => {
        if (opener instanceof HTMLElement) opener.focus();
        resolve(answer);
      });
      no.focus();
    });

  /**
   * @param {HTMLElement} element
   * @param {number} milliseconds
   */
  #expire(element, milliseconds) {
    const isUsed = () => element.matches(':hover') || element.contains(document.activeElement);
    setTimeout(() => (isUsed() ? this.#expire(element, 1000) : element.remove()), milliseconds);
  }
}

/**
 * A dialog of the page itself.
 * @param {HTMLDialogElement} dialog
 * @param {() => void} closed
 */
function show(dialog, closed) {
  dialog.dataset.own = '';
  dialog.addEventListener('close', () => {
    dialog.remove();
    closed();
  });
  document.body.append(dialog);
  dialog.showModal();
}
