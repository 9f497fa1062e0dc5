import { newOwnerPath } from './new-owner.ts';
import { cookiesOf, type Wire } from './wire.ts';

export interface Owner {
  cookie: string;
  registryId: string;
}

/** A new owner with a registry, over HTTP. */
export async function signUpOwner(wire: Wire): Promise<Owner> {
  const signedUp = await wire.send('POST', newOwnerPath, { body: {} });
  if (signedUp.status !== 201) throw new Error(`Signing up answered ${signedUp.status}: ${signedUp.text}`);
  const cookie = cookiesOf(signedUp.headers);
  return { cookie, registryId: await createRegistry(wire, cookie) };
}

async function createRegistry(wire: Wire, cookie: string): Promise<string> {
  const created = await wire.send('POST', '/api/v3/registries', { body: {}, headers: { cookie } });
  if (created.status !== 201) throw new Error(`Creating a registry answered ${created.status}: ${created.text}`);
  return JSON.parse(created.text).registry.id;
}

const busyRetries = 20;

export async function addIdea(wire: Wire, owner: Owner, quantity: number): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const added = await wire.send('POST', `/api/v3/registries/${owner.registryId}/reg_items`, {
      body: { kind: 'idea', title: 'Muslin cloths', quantity },
      headers: { cookie: owner.cookie },
    });
    if (added.status === 201) return JSON.parse(added.text).regItem.id;
    // Another process has locked the database for too long: nothing was changed.
    if (added.status !== 503 || attempt === busyRetries)
      throw new Error(`Adding an item answered ${added.status}: ${added.text}`);
  }
}

export const reservationOf = (name: string, quantity = 1) => ({
  quantity,
  giverName: name,
  giverEmail: `${name.toLowerCase().replace(/\W+/g, '')}@example.com`,
});
