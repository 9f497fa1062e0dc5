import { describe, expect, it } from 'vitest';
import type { Route } from '#api/http/route.ts';
import { engines } from '../test-app.ts';
import { checkMatrix } from './access-matrix.ts';
import { Findings } from './proof.ts';

describe.each(engines)('the authorisation matrix on %s', (engine) => {
  it('answers every caller on every row as the row’s policy says', async () => {
    const found = new Findings();
    // The same code decides what each state forbids: `npm run proof access-matrix` tests all states on PostgreSQL, too.
    await checkMatrix(engine, 1, found, engine === 'postgres' ? { statesAsked: ['private'] } : {});
    expect(found.faults).toEqual([]);
    expect(found.done).toBeGreaterThan(engine === 'postgres' ? 1_000 : 3_000);
  }, 600_000);
});

describe('the authorisation matrix', () => {
  const planted = async (row: string, served: (route: Route) => Route) => {
    const found = new Findings();
    await checkMatrix('sqlite', 1, found, { bug: { row, served } });
    return found.faults.join('\n');
  };

  it('would catch a row whose policy is not applied', async () => {
    const open = await planted(
      'DELETE /api/v3/registries/{id}/reg_items/{item}',
      (route) =>
        ({
          ...route,
          access: { who: 'registry', param: 'id', roles: ['owner', 'editor', 'viewer', 'helper', 'guest'] },
        }) as Route,
    );
    expect(open).toMatch(/as nobody.*its policy says sign-in-required/);
    expect(open).toMatch(/as viewer.*its policy says not-allowed/);
    expect(open).toMatch(/as former collaborator.*its policy says not-found/);
  }, 600_000);

  it('would catch a row that does not check whose item it changes', async () => {
    const faults = await planted(
      'DELETE /api/v3/registries/{id}/reg_items/{item}',
      (route) =>
        ({
          ...route,
          run: async (call: Parameters<Route['run']>[0]) => {
            const { input } = call as unknown as { input: { params: { item: string } } };
            const item = await call.app.db.read
              .selectFrom('reg_item')
              .select('registry_id')
              .where('id', '=', input.params.item)
              .executeTakeFirst();
            const resource = { registryId: item!.registry_id, role: 'owner', blind: false };
            return route.run({ ...call, resource } as never);
          },
        }) as unknown as Route,
    );
    expect(faults).toMatch(/reaches an item of another registry/);
  }, 600_000);
});
