import { eachRow } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { cardsByIds } from '#api/features/catalogue/catalogue.service.ts';
import { findWishableVariants } from '#api/features/catalogue/product-mentions.service.ts';
import { addList, type Wish } from '#api/features/registries/add-list.service.ts';
import { decideAccess } from '#api/http/access.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { checklist, templates as contentTemplates } from '#content';
import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { addItem } from '#contracts/registries.schemas.ts';
import {
  type CloneTemplate,
  type ListTemplates,
  type ReadTemplate,
  type Template,
  type TemplateBody,
  templateBodySchema,
} from '#contracts/templates.schemas.ts';
import { checklistTemplateId } from '#contracts/templates.ts';
import { dayOf } from '#rules/days.ts';
import { editing } from '#rules/registry-roles.ts';
import { findTemplate, findTemplates, insertTemplate } from './templates.queries.ts';

/** As written in content or in the database, before the shop's products are looked up. */
interface WrittenTemplate extends TemplateBody {
  id: string;
  imageUrl: string;
  imageAlt: string;
}

/** Templates that the shop's staff wrote have no picture of their own. */
const usualPicture = {
  imageUrl: '/pictures/scene-gift-table.svg',
  imageAlt: 'A table with wrapped gifts and a garland',
};

const writtenInContent = (): WrittenTemplate[] =>
  contentTemplates.all().map(({ slug, title, teaser, registryType, story = '', featuredImage, sections }) => ({
    id: slug,
    title,
    teaser,
    registryType,
    story,
    imageUrl: featuredImage.url,
    imageAlt: featuredImage.alt,
    sections: sections.map((section) => ({
      title: section.title,
      items: section.items.map(({ note = '', ...item }) => ({ ...item, note })),
    })),
  }));

const writtenInShop = (rows: readonly Tables['registry_template'][]): WrittenTemplate[] =>
  eachRow('registry_template', rows, ({ id, body }) => ({
    id,
    ...usualPicture,
    ...templateBodySchema.parse(JSON.parse(body)),
  }));

/** The must-haves of the checklist as a list of ideas: offered to people who come from the checklist. */
const writtenFromChecklist = (): WrittenTemplate => ({
  id: checklistTemplateId,
  title: 'The registry checklist',
  teaser: 'Everything the checklist calls a must-have, as ideas. Swap in products as you find them.',
  registryType: 'baby',
  story: '',
  imageUrl: '/pictures/scene-changing-corner.svg',
  imageAlt: 'A changing corner with everything within reach',
  sections: checklist
    .all()
    .map(({ title, items }) => ({
      title,
      items: items
        .filter(({ priority, stages }) => priority === 'must-have' && stages === undefined)
        .map((item) => ({
          title: item.title,
          quantity: item.quantity,
          note: '',
          mustHave: true,
          secondHandWelcome: false,
        })),
    }))
    .filter(({ items }) => items.length > 0),
});

async function findWritten(db: Query, id: string): Promise<WrittenTemplate | undefined> {
  if (id === checklistTemplateId) return writtenFromChecklist();
  const inContent = writtenInContent().find((one) => one.id === id);
  if (inContent !== undefined) return inContent;
  const row = await findTemplate(db, id);
  return row === undefined ? undefined : writtenInShop([row])[0];
}

export async function listTemplates({
  app,
  input,
  now,
}: Reading<NonNullable<ListTemplates['parsed']>>): Promise<ListTemplates['response']> {
  const written = [...writtenInContent(), ...writtenInShop(await findTemplates(app.db.read))].filter(
    ({ registryType }) => input.query.registryType === undefined || registryType === input.query.registryType,
  );
  return { templates: await presentAll(app, written, now) };
}

export async function readTemplate({
  app,
  input,
  now,
}: Reading<{ params: { id: string } }>): Promise<ReadTemplate['response']> {
  return { template: await templateById(app, input.params.id, now) };
}

/** @throws {Refusal} 'not-found' */
async function templateById(app: App, id: string, now: number): Promise<Template> {
  const written = await findWritten(app.db.read, id);
  if (written === undefined) throw new Refusal('not-found');
  return (await presentAll(app, [written], now))[0]!;
}

export const isTemplate = async (db: Query, id: string): Promise<boolean> => (await findWritten(db, id)) !== undefined;

/** With the shop's products, which are read here because inside the transaction that would need a second connection. */
export async function presentNewTemplate({ app, input, now }: Reading<{ body: TemplateBody }>): Promise<Template> {
  const [template] = await presentAll(app, [{ id: app.newId(), ...usualPicture, ...input.body }], now);
  return template!;
}

export async function createTemplate({
  trx,
  input,
  now,
  prepared: template,
}: Changing<{ body: TemplateBody }, undefined, Template>): Promise<ReadTemplate['response']> {
  await insertTemplate(trx, { id: template.id, body: JSON.stringify(input.body), created_at: now });
  return { template };
}

/** Into a registry that the caller may change; the route's row locks it. */
export async function cloneTemplate({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<NonNullable<CloneTemplate['parsed']>>): Promise<CloneTemplate['response']> {
  const { registryId, keys } = input.body;
  await decideAccess({ who: 'registry', param: 'id', roles: editing }, { id: registryId }, caller, trx);
  return { registryId, added: await addTemplate(app, trx, { registryId, id: input.params.id, keys }, now) };
}

/**
 * Adds a template, or some of its items, to a registry that the caller has locked.
 * @throws {Refusal} 'not-found' if there is no such template
 */
export async function addTemplate(
  app: App,
  trx: Trx,
  { registryId, id, keys }: { registryId: string; id: string; keys?: readonly string[] | undefined },
  now: number,
): Promise<string[]> {
  const template = await findWritten(trx, id);
  if (template === undefined) throw new Refusal('not-found');
  const wanted = keys === undefined ? null : new Set(keys);
  const items = withKeys(template).flatMap((section) => section.items);
  const chosen = items.filter(({ key }) => wanted === null || wanted.has(key));
  const ids = chosen.flatMap(({ productId }) => productId ?? []);
  const variants = await findWishableVariants(trx, ids, dayOf(now));
  const wishes = chosen.map(({ key: _, productId, title, ...wish }): Wish => {
    const variant = variants.get(productId ?? 0);
    const what = variant === undefined ? { kind: 'idea', title } : { kind: 'product', productId: variant };
    return addItem.body.parse({ ...wish, ...what });
  });
  return addList(app, trx, registryId, wishes, now);
}

/** With the shop's current product for each item: if the product has left the shop, the item is an idea. */
async function presentAll(app: App, written: readonly WrittenTemplate[], now: number): Promise<Template[]> {
  const ids = written.flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.flatMap((i) => i.productId ?? [])),
  );
  const cards = new Map((await cardsByIds({ db: app.db, now }, ids)).map((card) => [card.gpId, card]));
  return written.map(({ sections, ...template }) => ({
    ...template,
    itemCount: sections.reduce((count, { items }) => count + items.length, 0),
    sections: withKeys({ sections }).map(({ title, items }) => ({
      title,
      items: items.map(({ productId, ...item }) => ({ ...item, product: productOf(cards.get(productId ?? 0)) })),
    })),
  }));
}

/** An item's key is its position. */
const withKeys = ({ sections }: Pick<WrittenTemplate, 'sections'>) =>
  sections.map(({ title, items }, section) => ({
    title,
    items: items.map((item, index) => ({ ...item, key: `${section}.${index}` })),
  }));

/** Group gifts and cash gifts are set up by their own forms. */
const productOf = (card: ProductCard | undefined): Template['sections'][number]['items'][number]['product'] =>
  card === undefined || !card.available || card.isCashFund || card.isCrowdfund || card.isElectronicGiftCard
    ? null
    : {
        productId: card.productId,
        path: card.path,
        // A favor is given as time.
        price: card.isFavor ? null : card.price.current,
        imgUrl: card.imageUrl,
        imgAlt: card.imageAlt,
      };
