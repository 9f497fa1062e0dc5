import { newCallKey } from '#contracts/call-keys.ts';

const address = '/store/cart';

/** The cart as the server renders it now. @throws when it could not be had */
export const fetchCart = async (): Promise<Element> => contentOf(await fetch(address));

/** Sends a form of the cart; the answer is the page that it leads to, or that says why not. @throws when there was none */
export async function sendForm(form: HTMLFormElement): Promise<Element> {
  const body = new URLSearchParams(new FormData(form) as never);
  body.set('key', newCallKey());
  return contentOf(await fetch(form.action, { method: 'POST', body }));
}

async function contentOf(response: Response): Promise<Element> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = page.querySelector('cart-view [data-part="content"]');
  if (content === null) throw new Error(`The cart was answered with ${response.status}.`);
  return document.importNode(content, true);
}
