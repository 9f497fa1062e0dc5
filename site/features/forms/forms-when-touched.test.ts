import { afterEach, expect, it, vi } from 'vitest';
import { prepareFormsWhenTouched } from './forms-when-touched.ts';

afterEach(() => vi.restoreAllMocks());

it('sends an early form once, by the script that comes for it', async () => {
  document.body.innerHTML =
    '<call-form data-address="/api/x"><form method="post" action="/api/x"><input name="a" value="1"><button>Send</button></form></call-form>';
  prepareFormsWhenTouched();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(String(address));
    return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } });
  });
  expect(customElements.get('call-form')).toBeUndefined();
  const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')!.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(customElements.get('call-form')).toBeDefined());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContain('/api/x');
});
