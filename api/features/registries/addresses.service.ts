import type { Trx } from '#api/db/database.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App, Reading } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { foldSlug, plainSlugs, refuseSlug, type SlugRefusal } from '#rules/registry-addresses.ts';
import { claimAddress, findByAddress, findHoldersOf, findRegistry, findSlugsOf } from './registries.queries.ts';
import { retiredFor } from './retired-addresses.ts';

const suggestionsMax = 3;
/** A registry keeps all its addresses, and nobody else can have one of them. */
export const addressesMax = 20;

const slugSentences: Record<SlugRefusal, string> = {
  'too-short': 'needs at least 3 characters',
  'too-long': 'takes at most 60 characters',
  characters: 'takes lowercase letters, digits, and single hyphens, such as our-baby',
  reserved: 'is a name we use ourselves; please choose another',
};

const takenSentence = 'or one that looks like it is already in use';

export async function findAddress({
  app,
  input,
}: Reading<{ params: { slug: string } }>): Promise<{ registryId: string; slug: string }> {
  const found = await findByAddress(app.db.read, foldSlug(input.params.slug));
  if (found === undefined) throw new Refusal('not-found');
  return { registryId: found.id, slug: found.slug };
}

/** Every former address remains the registry's own and redirects to the new one. */
export async function takeAddress(
  app: App,
  trx: Trx,
  { id, owner_id }: { id: string; owner_id: string },
  slug: string,
): Promise<void> {
  const because = refuseSlug(slug);
  if (because !== null)
    throw new Refusal('invalid-input', { fields: [{ field: 'body.slug', message: slugSentences[because] }] });
  const folded = foldSlug(slug);
  const own = await findSlugsOf(trx, id);
  const isOwn = own.includes(folded);
  if (own.length >= addressesMax && !isOwn)
    throw new Refusal('wrong-state', {
      detail: `A registry keeps every address it has had, up to ${addressesMax}. Please choose one of those.`,
    });
  const isClaimed = await claimAddress(trx, id, folded, app.now());
  // Asked after the claim: a registry that had this address may have been deleted meanwhile.
  if (!isClaimed || (!isOwn && (await retiredFor(app, trx, owner_id, [folded])).size > 0))
    throw new Refusal('slug-taken', { fields: [{ field: 'body.slug', message: takenSentence }] });
}

export async function suggestAddresses({
  app,
  input,
  resource,
}: Reading<{ query: { wanted?: string | undefined } }, RegistryAccess>): Promise<{
  problem: string | null;
  suggestions: string[];
}> {
  const { wanted = '' } = input.query;
  const registry = await findRegistry(app.db.read, resource.registryId);
  const plain = plainSlugs(registry);
  const folded = [wanted, ...plain].map(foldSlug);
  const holders = await findHoldersOf(app.db.read, folded);
  const retired = await retiredFor(app, app.db.read, registry.owner_id, folded);
  const isFree = (slug: string) =>
    (holders.get(foldSlug(slug)) ?? registry.id) === registry.id && !retired.has(foldSlug(slug));
  const because = wanted === '' ? null : refuseSlug(wanted);
  return {
    problem:
      wanted === '' || wanted === registry.slug
        ? null
        : because !== null
          ? slugSentences[because]
          : isFree(wanted)
            ? null
            : takenSentence,
    suggestions: plain.filter((slug) => slug !== registry.slug && isFree(slug)).slice(0, suggestionsMax),
  };
}
