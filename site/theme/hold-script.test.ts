import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdScript } from './hold-script.ts';

let made = 0;
/** A control of an element that has not arrived, and the element's arrival: it counts the clicks that it hears. */
function show(control: string): { press: () => void; arrive: () => Promise<number> } {
  made += 1;
  const name = `late-element-${made}`;
  document.body.innerHTML = `<${name}>${control}</${name}>`;
  const press = () => document.querySelector<HTMLElement>('button, a')!.click();
  return {
    press,
    async arrive() {
      let heard = 0;
      class Late extends HTMLElement {
        connectedCallback() {
          this.addEventListener('click', (event) => {
            event.preventDefault();
            heard += 1;
          });
        }
      }
      customElements.define(name, Late);
      await customElements.whenDefined(name);
      await Promise.resolve();
      return heard;
    },
  };
}

beforeAll(async () => {
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(holdScript)}`);
});
afterEach(() => document.body.replaceChildren());

describe('a press before the script of its element is there', () => {
  it('is answered by a mark, and done once when it is, however impatient the finger', async () => {
    const { press, arrive } = show('<button type="button">Compare</button>');
    press();
    press();
    expect(document.querySelector('button')!.dataset.touched).toBe('');
    expect(await arrive()).toBe(1);
    expect(document.querySelector('button')!.dataset.touched).toBeUndefined();
  });

  it('counts every press on one more', async () => {
    const { press, arrive } = show('<button type="button" data-step="1">+</button>');
    press();
    press();
    expect(await arrive()).toBe(2);
  });

  it('keeps a link that would lose something, and lets every other lead on', async () => {
    const kept = show('<a href="#sign-up" data-hold>Add to registry</a>');
    kept.press();
    expect(location.hash).toBe('');
    expect(await kept.arrive()).toBe(1);
    const leadsOn: boolean[] = [];
    document.addEventListener('click', (event) => leadsOn.push(!event.defaultPrevented), { once: true });
    show('<a href="#cart">Cart</a>').press();
    expect(leadsOn).toEqual([true]);
  });

  it('keeps a form that has nowhere to go by itself, and sends it then', async () => {
    document.body.innerHTML = '<call-form><form><input name="password"><button>Sign in</button></form></call-form>';
    const form = document.querySelector('form')!;
    const leadsOn: boolean[] = [];
    window.addEventListener('submit', (event) => leadsOn.push(!event.defaultPrevented), { once: true });
    form.requestSubmit();
    expect(leadsOn).toEqual([false]);
    const sent = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', sent);
    customElements.define('call-form', class extends HTMLElement {});
    await customElements.whenDefined('call-form');
    await Promise.resolve();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser where it opens something by itself', async () => {
    const { press, arrive } = show('<button type="button" commandfor="panel" command="show-modal">Filter</button>');
    press();
    expect(await arrive()).toBe(0);
  });

  it('is left alone once the element is there', async () => {
    const { press, arrive } = show('<button type="button">Compare</button>');
    await arrive();
    press();
    expect(document.querySelector('button')!.dataset.touched).toBeUndefined();
  });
});
