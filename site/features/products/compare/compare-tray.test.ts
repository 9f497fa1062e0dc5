import { beforeEach, describe, expect, it } from 'vitest';
import { afterPaint } from '../../../ui/after-paint.ts';
import './compare-tray.element.ts';

const tray = (gp: number, kind = 'joggers') =>
  `<compare-tray data-gp="${gp}" data-title="Jogger ${gp}" data-image="/pictures/${gp}.svg" data-kind="${kind}">
    <button type="button" data-toggle aria-pressed="false">Compare</button>
    <section data-tray hidden><ul></ul><template><li><img alt=""><button type="button" data-remove></button></li></template>
      <p data-words role="status"></p><a data-go href="/gp">Compare side by side</a><button type="button" data-clear>Clear</button></section>
  </compare-tray>`;
const open = (gp: number, kind?: string) => {
  document.body.innerHTML = tray(gp, kind);
};
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const press = async (selector: string) => {
  find<HTMLButtonElement>(selector).click();
  await afterPaint();
};
const words = () => find('[data-words]').textContent;

beforeEach(() => localStorage.clear());

describe('the tray of what is compared', () => {
  it('is away until something is in it, and leads nowhere with one alone', async () => {
    open(1);
    expect(find('[data-tray]').hidden).toBe(true);
    await press('[data-toggle]');
    expect(find('[data-tray]').hidden).toBe(false);
    expect(find('[data-toggle]').ariaPressed).toBe('true');
    expect(find('[data-go]').hidden).toBe(true);
    expect(words()).toBe('Open another of the kind and press Compare there.');
  });

  it('shows the button pressed at once, before the tray moves the page', async () => {
    open(1);
    find<HTMLButtonElement>('[data-toggle]').click();
    expect(find('[data-toggle]').ariaPressed).toBe('true');
    expect(find('[data-tray]').hidden).toBe(true);
    await afterPaint();
    expect(find('[data-tray]').hidden).toBe(false);
  });

  it('goes with one from product to product, and leads to all of them', async () => {
    open(1);
    await press('[data-toggle]');
    open(2);
    await press('[data-toggle]');
    expect(words()).toBe('2 to compare.');
    expect(find<HTMLAnchorElement>('[data-go]').pathname).toBe('/gp/compare/1,2');
    expect([...document.querySelectorAll('li img')].map((image) => (image as HTMLImageElement).alt)).toEqual([
      'Jogger 1',
      'Jogger 2',
    ]);
    await press('[data-toggle]');
    expect(words()).toBe('Jogger 2 is out.');
  });

  it('refuses a fifth and another kind, and says what to do', async () => {
    for (const gp of [1, 2, 3, 4, 5]) {
      open(gp);
      await press('[data-toggle]');
    }
    expect(words()).toBe('Four side by side is the most one can look at. Take one out, then this one fits.');
    expect(find('[data-toggle]').ariaPressed).toBe('false');
    open(6, 'cribs');
    await press('[data-toggle]');
    expect(words()).toBe('You are comparing another kind of thing. Clear those, then begin with this one.');
  });

  it('lets go of one and of all, and gives the focus to what is still there', async () => {
    for (const gp of [1, 2]) {
      open(gp);
      await press('[data-toggle]');
    }
    await press('li [data-remove]');
    expect(document.querySelectorAll('li')).toHaveLength(1);
    expect(document.activeElement).toBe(find('[data-toggle]'));
    await press('[data-clear]');
    expect(find('[data-tray]').hidden).toBe(true);
    expect(localStorage).toHaveLength(0);
  });
});
