import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import type { Engine } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { addItem } from '#contracts/registries.ts';

export const minute = 60_000;
export const hour = 60 * minute;
/** The address to which strangers have mail sent. */
export const victim = 'victim@example.com';

/** A shop that can be made to send every kind of mail: its first product is sold out, so it has alerts. */
export const openMailingShop = (engine: Engine): Promise<Shop> =>
  openShop(engine, [brandLine(), productLine(1, { variants: [variantLine(10, { stock: 0 })] }), productLine(2)]);

/** @returns the ids of new ideas on a registry, each wanted `quantity` times. */
export async function addIdeas(
  owner: TestClient,
  registryId: string,
  many: number,
  quantity: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < many; n += 1) {
    const body = { kind: 'idea', title: `Gift ${n}`, quantity } as const;
    ids.push((await owner.call(addItem, { params: { id: registryId }, body })).regItem.id);
  }
  return ids;
}
