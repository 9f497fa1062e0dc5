import { useEffect, useState } from 'react';
import type { OutputOf } from '#contracts/endpoint.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import { suggestAddresses } from '#contracts/registries.ts';
import { useCall } from '#site/data/query.ts';

const restMs = 300;

/** What is known about an address while somebody types it: requested when the typing pauses. */
export function useWantedAddress(
  registry: Pick<Registry, 'id' | 'slug'>,
  typed: string,
  known: OutputOf<typeof suggestAddresses>,
): { state: string; suggestions: readonly string[] } {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isOwn = typed === registry.slug;
  const { data } = useCall(
    suggestAddresses,
    { params: { id: registry.id }, query: { wanted: rested } },
    { enabled: rested !== '' && rested !== registry.slug, staleMs: 0 },
  );
  const suggestions = data?.suggestions ?? known.suggestions;
  if (isOwn) return { state: 'This is your address now.', suggestions };
  if (data === undefined || typed !== rested || typed === '') return { state: '', suggestions };
  return {
    state: data.problem === null ? 'It’s free.' : `It ${data.problem.replace(/^or one/, 'is taken, or one')}.`,
    suggestions,
  };
}
