import { useMemo } from 'react';
import type { Registry } from '#contracts/registries.schemas.ts';
import { listRegistries } from '#contracts/registries.ts';
import { currentUser } from '#contracts/users.ts';
import { call } from './call.ts';
import { queryClient, queryKeyOf, useCall } from './query.ts';

export type OwnRegistry = Pick<Registry, 'id' | 'title' | 'slug'>;

/** The registries that the caller may add to, the current one first. */
export const editableRegistries = (registries: readonly Registry[], currentId: string | null): OwnRegistry[] =>
  registries
    .filter(({ role }) => role === 'owner' || role === 'editor')
    .map(({ id, title, slug }) => ({ id, title, slug }))
    .toSorted((a, b) => Number(b.id === currentId) - Number(a.id === currentId));

/** As `editableRegistries`; null for a visitor, undefined until it is known. */
export function useOwnRegistries(isSignedIn: boolean): readonly OwnRegistry[] | null | undefined {
  const user = useCall(currentUser, {}, { enabled: isSignedIn }).data?.user;
  const registries = useCall(listRegistries, {}, { enabled: isSignedIn && user !== null }).data?.registries;
  return useMemo(() => {
    if (!isSignedIn || user === null) return null;
    return user && registries && editableRegistries(registries, user.registryId);
  }, [isSignedIn, user, registries]);
}

/** The same for a change that can't wait for a hook. It calls the server only when the answer is not known yet. */
export async function loadOwnRegistries(): Promise<OwnRegistry[] | null> {
  const { user } = await queryClient.ensureQueryData({
    queryKey: queryKeyOf(currentUser, {}),
    queryFn: () => call(currentUser, {}),
  });
  if (user === null) return null;
  const { registries } = await queryClient.ensureQueryData({
    queryKey: queryKeyOf(listRegistries, {}),
    queryFn: () => call(listRegistries, {}),
  });
  return editableRegistries(registries, user.registryId);
}
