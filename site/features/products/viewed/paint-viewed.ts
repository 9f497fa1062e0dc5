import { listProducts } from '#contracts/catalogue.ts';
import { call } from '#site/data/call.ts';
import { describePrice } from '#site/ui/money-words.ts';
import type { Viewed } from './viewed-memory.ts';

/** Cards as they are today; what has left the shop is left out. */
export async function paintViewed(template: HTMLTemplateElement, viewed: readonly Viewed[]): Promise<Element[]> {
  const { products } = await call(listProducts, { query: { ids: viewed.map(({ productId }) => productId) } });
  return products.map(({ title, path, imageUrl, price, isFavor }) => {
    const item = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
    const link = item.querySelector('a')!;
    link.href = path;
    link.textContent = title;
    item.querySelector('img')!.src = imageUrl;
    const { now, spoken } = describePrice({ current: price.current, isFavor });
    const [heard, shown] = item.querySelectorAll('p span');
    heard!.textContent = spoken;
    shown!.textContent = now;
    return item;
  });
}
