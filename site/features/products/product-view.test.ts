import { describe, expect, it } from 'vitest';
import './product-view.element.ts';

describe('the number wanted', () => {
  it('is one for the registry and for the cart', () => {
    document.body.innerHTML = `<product-view><div data-page-quantity><input type="number" value="1"></div>
      <add-to-cart><form><input name="quantity" value="1"></form></add-to-cart></product-view>`;
    const field = document.querySelector<HTMLInputElement>('[data-page-quantity] input')!;
    field.value = '3';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(document.querySelector<HTMLInputElement>('add-to-cart input')!.value).toBe('3');
  });
});

describe('a choice', () => {
  it('is left to the browser where another window is meant', () => {
    document.body.innerHTML = '<product-view><a data-variant="2" href="#two">Two</a></product-view>';
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.querySelector('a')!.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });
});
