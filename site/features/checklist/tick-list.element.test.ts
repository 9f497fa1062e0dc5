import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import './tick-list.element.ts';

const item = (id: string) => `<label><input type="checkbox" value="${id}">${id}</label>`;
const list = `
  <tick-list>
    <p data-count></p><progress max="3" value="0"></progress>
    <button data-act="clear" hidden>Clear all ticks</button><button data-act="undo" hidden>Bring them back</button>
    <section><p data-count></p>${item('sheets')}${item('crib')}</section>
    <section><p data-count></p>${item('tub')}</section>
  </tick-list>`;

const box = (id: string) => document.querySelector<HTMLInputElement>(`[value="${id}"]`)!;
const act = (name: string) => document.querySelector<HTMLElement>(`[data-act="${name}"]`)!;
const counts = () => [...document.querySelectorAll('[data-count]')].map(({ textContent }) => textContent);
const open = () => {
  document.body.innerHTML = list;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the checklist', () => {
  it('remembers ticks until the next visit', async () => {
    open();
    await userEvent.click(box('crib'));
    open();
    expect(box('crib').checked).toBe(true);
    expect(box('sheets').checked).toBe(false);
  });

  it('says how far one is, in all and in each section', async () => {
    open();
    expect(counts()).toEqual(['0 of 3', '0 of 2', '0 of 1']);
    await userEvent.click(box('tub'));
    expect(counts()).toEqual(['1 of 3', '0 of 2', 'All 1']);
    expect(document.querySelector('progress')!.value).toBe(1);
  });

  it('clears everything, and brings it back', async () => {
    open();
    expect(act('clear').hidden).toBe(true);
    await userEvent.click(box('crib'));
    await userEvent.click(act('clear'));
    expect(box('crib').checked).toBe(false);
    expect(document.activeElement).toBe(act('undo'));
    await userEvent.click(act('undo'));
    expect(box('crib').checked).toBe(true);
    expect(act('undo').hidden).toBe(true);
  });

  it('follows what is ticked in another tab', () => {
    open();
    dispatchEvent(new StorageEvent('storage', { key: 'layette-checklist', newValue: '["sheets"]' }));
    expect(box('sheets').checked).toBe(true);
  });

  it('keeps what was ticked before the script was there, beside what was kept', () => {
    localStorage.setItem('layette-checklist', '["sheets"]');
    const early = document.createElement('template');
    early.innerHTML = list;
    early.content.querySelector<HTMLInputElement>('[value="crib"]')!.checked = true;
    document.body.append(early.content);
    expect([box('sheets').checked, box('crib').checked, box('tub').checked]).toEqual([true, true, false]);
    expect(localStorage.getItem('layette-checklist')).toBe('["sheets","crib"]');
  });

  it('keeps ticks of items that are not on this page', async () => {
    localStorage.setItem('layette-checklist', '["gone"]');
    open();
    await userEvent.click(box('crib'));
    expect(localStorage.getItem('layette-checklist')).toBe('["gone","crib"]');
  });
});
