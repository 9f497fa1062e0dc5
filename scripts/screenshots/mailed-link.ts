import type { Page } from '@playwright/test';

/** The link in the latest email to an address, from the development inbox; waits until it has arrived. */
export async function mailedLink(page: Page, address: string, of: string): Promise<string> {
  const { origin } = new URL(page.url());
  const read = async (path: string) => (await page.request.get(`${origin}${path}`)).text();
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const list = await read('/dev/inbox');
    const mail = list.split('<li>').find((row) => row.includes(`To ${address},`));
    const text = mail && (await read(/\/dev\/inbox\/[\w-]+\/text/.exec(mail)![0]));
    const link = text?.split(/\s+/).find((word) => word.startsWith('http') && word.includes(of));
    if (link !== undefined) return link.replace(/^https?:\/\/[^/]+/, '');
    await page.waitForTimeout(250);
  }
  throw new Error(`No mail to ${address} with a link to ${of} has come.`);
}
