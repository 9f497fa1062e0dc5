import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './call-form.element.ts';

const page = `
<call-form data-method="POST" data-address="/api/v3/things">
  <form>
    <p data-form-error role="alert" tabindex="-1" hidden></p>
    <input id="title" name="title" value="Cot"><p id="title-error" hidden></p>
    <input id="quantity" name="quantity" value="2" data-as="number">
    <input name="key" value="x" data-only="form">
    <button>Save</button>
  </form>
</call-form>`;

const submit = async () => {
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector('call-form')!.ariaBusy).toBe('false'));
};

describe('call-form', () => {
  const answers: Response[] = [];
  const fetching = vi.fn(async (_address: unknown, _init?: RequestInit) => answers.shift()!);
  beforeEach(() => {
    fetching.mockClear();
    vi.stubGlobal('fetch', fetching);
    document.body.innerHTML = page;
  });
  afterEach(() => vi.unstubAllGlobals());
  const problem = (body: object) =>
    answers.push(new Response(JSON.stringify({ title: 'No.', ...body }), { status: 422 }));

  it('sends what is typed as JSON and tells the page', async () => {
    answers.push(new Response('{"ok":true}'));
    const heard: unknown[] = [];
    document
      .querySelector('call-form')!
      .addEventListener('call-done', (event) => heard.push((event as CustomEvent).detail));
    await submit();
    expect(fetching.mock.calls[0]![1]!.body).toBe('{"title":"Cot","quantity":2}');
    expect(heard).toEqual([{ ok: true }]);
  });

  it('shows a refusal beside its field, keeps what was typed, and moves there', async () => {
    problem({ code: 'invalid-input', fields: [{ field: 'body.quantity', message: 'must be at most 1' }] });
    await submit();
    const quantity = document.querySelector<HTMLInputElement>('#quantity')!;
    expect(quantity.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('#quantity-error')!.textContent).toBe('Must be at most 1');
    expect(document.activeElement).toBe(quantity);
    expect(quantity.value).toBe('2');
    quantity.value = '1';
    quantity.dispatchEvent(new Event('input', { bubbles: true }));
    expect(quantity.getAttribute('aria-invalid')).toBeNull();
  });

  it('says above the form what belongs to no field', async () => {
    problem({ code: 'none-left', title: 'Taken.' });
    await submit();
    const summary = document.querySelector<HTMLElement>('[data-form-error]')!;
    expect([summary.hidden, summary.textContent]).toEqual([false, 'Taken.']);
  });

  it('keeps the key of an attempt until something else is sent', async () => {
    for (let i = 0; i < 3; i += 1) problem({ code: 'busy' });
    await submit();
    await submit();
    document.querySelector<HTMLInputElement>('#title')!.value = 'Crib';
    await submit();
    const keys = fetching.mock.calls.map((one) => new Headers(one[1]!.headers).get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
