import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { captureEarlyEvents } from './early-events.ts';

let island: HTMLElement;
const find = <E extends HTMLElement>(selector: string) => island.querySelector<E>(selector)!;

beforeEach(() => {
  document.body.innerHTML = `<div id="island"><button>Add</button><a href="#more">More</a><input value="">
    <form data-native><button>Search</button></form></div>`;
  island = document.querySelector('#island')!;
});

describe('before an island is hydrated', () => {
  it('starts hydration once, whatever comes first', () => {
    const onFirst = vi.fn();
    captureEarlyEvents(island, { onFirst });
    find('input').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find('input').focus();
    find('button').click();
    expect(onFirst).toHaveBeenCalledTimes(1);
  });

  it('holds a tap back, marks it, and repeats it once for several taps', () => {
    const held = captureEarlyEvents(island, { onFirst: () => undefined });
    const heard = vi.fn();
    find('button').addEventListener('click', heard);
    find('button').click();
    find('button').click();
    expect(heard).not.toHaveBeenCalled();
    expect(find('button').dataset.touched).toBe('');
    held.clearMarks();
    expect(find('button').outerHTML).toBe('<button>Add</button>');
    held.replay();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('lets each repeated tap show its effect before the next', async () => {
    const held = captureEarlyEvents(island, { onFirst: () => undefined });
    let quantity = 1;
    const sent: number[] = [];
    // React shows a change at the end of the task.
    find('button').addEventListener('click', () => queueMicrotask(() => (quantity += 1)));
    find('a').addEventListener('click', () => sent.push(quantity));
    find('button').click();
    find('a').click();
    held.replay();
    await vi.waitFor(() => expect(sent).toEqual([2]));
  });

  it('repeats typed text and arrow keys, and keeps the text', () => {
    const held = captureEarlyEvents(island, { onFirst: () => undefined });
    const input = find<HTMLInputElement>('input');
    input.value = 'strolle';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    const heard: string[] = [];
    input.addEventListener('input', () => heard.push(`input ${input.value}`));
    input.addEventListener('keydown', ({ key }) => heard.push(key));
    held.replay();
    expect(heard).toEqual(['input strolle', 'ArrowDown']);
  });

  it('tells again where the mouse rests, and not where it has left', () => {
    const entered = vi.fn();
    const mouse = { bubbles: true, pointerType: 'mouse' };
    const held = captureEarlyEvents(island, { onFirst: () => undefined });
    find('a').dispatchEvent(new PointerEvent('pointerover', mouse));
    find('a').addEventListener('pointerover', entered);
    held.replay();
    expect(entered).toHaveBeenCalledTimes(1);
    const left = captureEarlyEvents(island, { onFirst: () => undefined });
    find('a').dispatchEvent(new PointerEvent('pointerover', mouse));
    island.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    entered.mockClear();
    left.replay();
    expect(entered).not.toHaveBeenCalled();
  });

  it('keeps text that rendering puts back before the change is repeated', () => {
    const held = captureEarlyEvents(island, { onFirst: () => undefined });
    const input = find<HTMLInputElement>('input');
    input.value = 'crib';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.value = '';
    held.replay();
    expect(input.value).toBe('crib');
  });

  it('keeps a box checked that rendering unchecks before the click is repeated', () => {
    const held = captureEarlyEvents(island, { onFirst: () => undefined });
    const box = island.appendChild(document.createElement('input'));
    box.type = 'checkbox';
    box.click();
    box.checked = false;
    const heard: boolean[] = [];
    box.addEventListener('click', () => heard.push(box.checked));
    held.replay();
    expect(heard).toEqual([true]);
    expect(box.checked).toBe(true);
  });

  it('leaves data-native and clicks for a new tab alone', () => {
    captureEarlyEvents(island, { onFirst: () => undefined });
    const native = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    find('form button').dispatchEvent(native);
    const newTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    find('a').dispatchEvent(newTab);
    expect([native.defaultPrevented, newTab.defaultPrevented]).toEqual([false, false]);
  });
});

describe('when the script never comes', () => {
  it('follows the link that was tapped', () => {
    const held = captureEarlyEvents(island, { onFirst: () => undefined });
    const followed: boolean[] = [];
    const follow = (event: Event) => followed.push(!event.defaultPrevented);
    document.addEventListener('click', follow);
    onTestFinished(() => document.removeEventListener('click', follow));
    find('a').click();
    expect(followed).toEqual([]);
    const onDeadControl = vi.fn();
    held.fallBackToHtml(onDeadControl);
    expect(followed).toEqual([true]);
    find('a').click();
    expect(followed).toEqual([true, true]);
    expect(onDeadControl).not.toHaveBeenCalled();
  });

  it('reports a button that can do nothing alone, tapped before', () => {
    const held = captureEarlyEvents(island, { onFirst: () => undefined });
    find('button').click();
    const onDeadControl = vi.fn();
    held.fallBackToHtml(onDeadControl);
    expect(onDeadControl).toHaveBeenCalledTimes(1);
  });

  it('reports a button that can do nothing alone, and a changed field, afterward', () => {
    const held = captureEarlyEvents(island, { onFirst: () => undefined });
    const onDeadControl = vi.fn();
    held.fallBackToHtml(onDeadControl);
    expect(onDeadControl).not.toHaveBeenCalled();
    find('button').click();
    expect(onDeadControl).toHaveBeenCalledTimes(1);
    find('input').dispatchEvent(new Event('change', { bubbles: true }));
    expect(onDeadControl).toHaveBeenCalledTimes(2);
  });

  it('tells whether something was typed', () => {
    const held = captureEarlyEvents(island, { onFirst: () => undefined });
    expect(held.hasInput()).toBe(false);
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(held.hasInput()).toBe(true);
  });
});
