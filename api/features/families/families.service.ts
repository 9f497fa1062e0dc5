import { changeRegistry, listOwnRegistries } from '#api/features/registries/registries.service.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import type { ChangeFamily, Family, ListFamilies } from '#contracts/families.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import { isOwnRegistry } from './families.queries.ts';

const present = ({ id, title, names, family }: Registry): Family => ({ registryId: id, title, names, family });

export async function listFamilies(call: Reading<unknown>): Promise<ListFamilies['response']> {
  const { registries } = await listOwnRegistries(call);
  return { families: registries.filter(({ role }) => role === 'owner').map(present) };
}

/** An editor may change these facts on the registry itself; here only the owner may. */
export async function changeFamily(
  call: Changing<{ body: NonNullable<ChangeFamily['parsed']>['body'] }>,
): Promise<ChangeFamily['response']> {
  const { registryId, ...body } = call.input.body;
  if (!(await isOwnRegistry(call.trx, registryId, call.caller.user!.id))) throw new Refusal('not-found');
  const resource = { registryId, role: 'owner', blind: false } as const;
  return { family: present((await changeRegistry({ ...call, input: { body }, resource })).registry) };
}
