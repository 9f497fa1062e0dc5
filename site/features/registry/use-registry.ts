import { useEffect, useMemo, useRef } from 'react';
import type { RegItem, Registry } from '#contracts/registries.schemas.ts';
import { listItems, readRegistry } from '#contracts/registries.ts';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import { visitorReservations } from '#contracts/reservations.ts';
import { useCall } from '#site/data/query.ts';
import { useLiveVersion } from './use-live-version.ts';

export interface ShownRegistry {
  registry: Registry;
  /** As they are at the registry's version. */
  items: RegItem[];
  /** The owner looks at what guests see. */
  isPreview?: boolean | undefined;
}

export const itemsInput = ({
  registry,
  isPreview,
}: {
  registry: Pick<Registry, 'id'>;
  isPreview?: boolean | undefined;
}) => ({
  params: { id: registry.id },
  query: isPreview ? { view: 'guest' as const } : {},
});

/**
 * The registry and its items, up to date while the page is looked at: the server tells of each new version, and what has changed is asked
 * for. Where it can't tell, the registry is asked for now and then, and when somebody comes back to the page.
 */
export function useRegistry({
  registry,
  items,
  isPreview,
}: ShownRegistry): Pick<ShownRegistry, 'registry' | 'items'> & { refresh: () => void } {
  const input = itemsInput({ registry, isPreview });
  // What the page was rendered with is right until the version says otherwise, however old it is.
  const neverStale = { staleMs: Number.POSITIVE_INFINITY };
  const current = useCall(readRegistry, input, { ...neverStale, initial: { data: { registry }, at: 0 } });
  const list = useCall(listItems, input, {
    ...neverStale,
    initial: { data: { regItems: items, version: registry.version }, at: 0 },
  });
  const now = current.data?.registry ?? registry;
  const { refetch: readAgain } = current;
  const { refetch: listAgain } = list;
  const isBehind = now.version > (list.data?.version ?? 0);
  /** The newest version that was told of and asked for. A preview's own is another. */
  const settled = useRef(registry.version);
  const settle = async (version: number) => {
    if ((await readAgain()).isSuccess) settled.current = version;
  };
  useLiveVersion(registry.id, {
    onVersion(version) {
      if (version !== settled.current) void settle(version);
      // It could not be loaded before.
      else if (isBehind) void listAgain();
    },
    onSilence: () => void readAgain(),
  });
  useEffect(() => {
    if (isBehind) void listAgain();
  }, [isBehind, listAgain]);
  return { registry: now, items: list.data?.regItems ?? items, refresh: () => void listAgain() };
}

/**
 * What this visitor has reserved here, by item. The page is the same for every guest, so this is asked for in the browser; empty until
 * it is known.
 */
export function useOwnReservations({ registry, isPreview }: Omit<ShownRegistry, 'items'>): Map<string, Reservation> {
  const { data, refetch } = useCall(
    visitorReservations,
    { params: { id: registry.id } },
    { staleMs: 0, enabled: !isPreview },
  );
  const { version } = registry;
  useEffect(() => {
    if (!isPreview && data !== undefined) void refetch();
  }, [version]);
  return useMemo(
    () => new Map(data?.reservations.filter(({ isActive }) => isActive).map((one) => [one.regItemId, one])),
    [data],
  );
}
