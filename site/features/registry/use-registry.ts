import { useEffect, useMemo, useRef } from 'react';
import type { RegItem, Registry } from '#contracts/registries.schemas.ts';
import { listItems, readRegistry } from '#contracts/registries.ts';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import { visitorReservations } from '#contracts/reservations.ts';
import { useCall } from '#site/data/query.ts';
import { useLiveVersion } from './use-live-version.ts';

export interface ShownRegistry {
  registry: Registry;
  /** The items at the registry's version. */
  items: RegItem[];
  /** The owner is viewing what guests see. */
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
 * The registry and its items, up to date while the page is visible: the server announces each new version, and the changed data is loaded.
 * Without announcements, the registry is loaded at intervals, and when somebody comes back to the page.
 */
export function useRegistry({
  registry,
  items,
  isPreview,
}: ShownRegistry): Pick<ShownRegistry, 'registry' | 'items'> & { refresh: () => void } {
  const input = itemsInput({ registry, isPreview });
  // The data that the page was rendered with is right until the version changes, however old it is.
  const neverStale = { staleMs: Number.POSITIVE_INFINITY };
  const current = useCall(readRegistry, input, { ...neverStale, initial: { data: { registry }, at: 0 } });
  const list = useCall(listItems, input, {
    ...neverStale,
    initial: { data: { regItems: items, version: registry.version }, at: 0 },
  });
  const now = current.data?.registry ?? registry;
  const { refetch: listAgain } = list;
  const listVersion = list.data?.version ?? 0;
  const isBehind = now.version > listVersion;
  /** The newest version that was announced and loaded. A preview's own version is another. */
  const settled = useRef(registry.version);
  const readAgain = async () => {
    const { isSuccess, data } = await current.refetch();
    // Lower than before: the owner chose to see less of gifts, or a backup was restored.
    if (isSuccess && data.registry.version < listVersion) void listAgain();
    return isSuccess;
  };
  const settle = async (version: number) => {
    if (await readAgain()) settled.current = version;
  };
  useLiveVersion(registry.id, {
    onVersion(version) {
      if (version !== settled.current) void settle(version);
      // Loading it has failed before.
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
 * This visitor's reservations here, by item. The page is the same for every guest, so the browser loads them; empty until they are known.
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
