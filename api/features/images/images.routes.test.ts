import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eraseAccounts } from '#api/features/accounts/erase-account.service.ts';
import { deleteOldRegistries } from '#api/features/registry-lists/registry-lists.service.ts';
import type { PictureEncoder } from '#api/ports/pictures-in-process.ts';
import { memberOf, ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { exportAccount, importAccount } from '#contracts/account-exports.ts';
import { deleteAccount, readAccount, verifyPassword } from '#contracts/accounts.ts';
import { removePicture } from '#contracts/images.ts';
import { listMembers, removeMember } from '#contracts/members.ts';
import * as registries from '#contracts/registries.ts';
import { deleteRegistry, listLists } from '#contracts/registry-lists.ts';
import { currentUser } from '#contracts/users.ts';
import { heicRefusal } from '#rules/image-uploads.ts';

const photo = (width = 2400, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#a4492f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret place', Artist: 'Somebody' } })
    .toBuffer();

/** The beginning of a photo as an iPhone writes it: a box of brands. */
function heicPhoto(brand: string, others: string): Buffer {
  const box = Buffer.from(`....ftyp${brand}....${others}`);
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(5_000, 7)]);
}

/** The parts of a response, or of a refusal, that are checked. */
interface Answer {
  image: { id: string; url: string; width: number; height: number };
  code?: string;
  fields?: { field: string; message: string }[];
}

describe.each(engines)('photos that people bring, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  async function upload(client: TestClient, bytes: Buffer, purpose = 'cover', headers: Record<string, string> = {}) {
    const body = new FormData();
    body.set('purpose', purpose);
    // Fields that the page's own form also sends.
    body.set('next', '/olive');
    body.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'IMG_0001.jpg');
    const response = await client.fetch('/api/v2/images', { method: 'POST', body, headers });
    return { status: response.status, body: (await response.json()) as Answer };
  }

  it('are written anew without metadata, in the sizes in which they are shown', async () => {
    const owner = await signedUp(test);
    const { status, body } = await upload(owner, await photo());
    expect([status, body.image.width, body.image.height]).toEqual([201, 1600, 800]);
    expect(body.image.url).toMatch(/^\/pictures\/uploads\/[\w-]{22}\/1600\.webp$/);
    for (const [size, shown] of [
      ['1600', { width: 1600, height: 800 }],
      ['480', { width: 480, height: 240 }],
      ['340', { width: 340, height: 340 }],
    ] as const) {
      const answer = await test.client().fetch(body.image.url.replace('1600', size));
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.includes('Secret place')).toBe(false);
      const { exif, ...found } = await sharp(bytes).metadata();
      expect(exif).toBeUndefined();
      expect(found).toMatchObject({ format: 'webp', ...shown });
    }
    expect((await test.client().fetch(body.image.url.replace('1600', '601'))).status).toBe(404);
    expect((await test.client().fetch('/pictures/uploads/AAAAAAAAAAAAAAAAAAAAAA/1600.webp')).status).toBe(404);
  });

  it('stand on top of a registry and on a gift, for who brought them alone', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const [cover, item] = [await upload(owner, await photo()), await upload(owner, await photo(), 'item')];
    const params = { id: registryId };
    const { registry } = await owner.call(registries.changeRegistry, {
      params,
      body: { coverImageId: cover.body.image.id },
    });
    expect(registry.coverImageUrl).toBe(cover.body.image.url);
    const shown = await test.client().call(registries.readRegistry, { params });
    expect(shown.registry.coverImageUrl).toBe(cover.body.image.url);
    const { regItem } = await owner.call(registries.changeItem, {
      params: { ...params, item: itemId },
      body: { imageId: item.body.image.id },
    });
    expect(regItem.imgUrl).toBe(item.body.image.url);
    const other = await ownerWithItem(test);
    for (const imageId of [item.body.image.id, crypto.randomUUID()])
      expect(
        await other.owner.refused(registries.changeItem, {
          params: { id: other.registryId, item: other.itemId },
          body: { imageId },
        }),
      ).toMatchObject({ fields: [{ field: 'body.imageId' }] });
    expect(
      await owner.refused(registries.changeRegistry, { params, body: { coverImageId: item.body.image.id } }),
    ).toMatchObject({ fields: [{ field: 'body.coverImageId' }] });
  });

  it.each([
    ['a page', Buffer.from('<html></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a photo', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('are not %s', async (_, bytes) => {
    const { status, body } = await upload(await signedUp(test), bytes);
    expect([status, body.fields?.[0]?.field]).toEqual([422, 'body.photo']);
  });

  it.each([
    ['heic', 'mif1heic'],
    ['mif1', 'mif1heicmiaf'],
    ['heix', 'mif1heix'],
  ])('in the format of iPhones (%s) are refused with what to do on the phone', async (brand, others) => {
    const { status, body } = await upload(await signedUp(test), heicPhoto(brand, others));
    expect([status, body.fields]).toEqual([422, [{ field: 'body.photo', message: heicRefusal }]]);
  });

  it('may be AVIF, which comes in the same container', async () => {
    const avif = await sharp(await photo(300, 200))
      .avif({ effort: 0 })
      .toBuffer();
    expect((await upload(await signedUp(test), avif)).status).toBe(201);
  });

  it('stand for a person where people run a registry, one at a time, until they are taken away', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const shown = async () => [
      (await owner.call(readAccount, {})).pictureUrl,
      (await owner.call(listMembers, { params })).members[0]!.pictureUrl,
    ];
    expect(await shown()).toEqual([null, null]);
    const first = await upload(owner, await photo(), 'profile');
    expect(first.body.image).toMatchObject({ width: 340, height: 340 });
    const second = await upload(owner, await photo(500, 900), 'profile');
    const { url } = second.body.image;
    expect(await shown()).toEqual([url, url]);
    expect((await test.client().fetch(first.body.image.url)).status).toBe(404);
    await owner.call(removePicture, {});
    expect(await shown()).toEqual([null, null]);
    expect((await test.client().fetch(url)).status).toBe(404);
  });

  it('are refused without an account, when they are too large, and without a photo', async () => {
    expect((await upload(test.client(), await photo())).status).toBe(401);
    const owner = await signedUp(test);
    expect((await upload(owner, Buffer.alloc(12_000_001, 1))).body).toMatchObject({ code: 'body-too-large' });
    expect((await upload(owner, await photo(), 'wallpaper')).body).toMatchObject({
      fields: [{ field: 'body.purpose' }],
    });
    const json = await owner.fetch('/api/v2/images', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(422);
  });

  it('are put in place by the form that brings them, without script, too', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const send = async (fields: Record<string, string>, client = owner) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      body.set('photo', new Blob([new Uint8Array(await photo())]), 'a.jpg');
      return client.fetch('/api/v2/images', { method: 'POST', body, headers: { accept: 'text/html,*/*;q=0.8' } });
    };
    const own = { form: 'photo-item', page: '/x', next: '/olive', registryId };
    const item = await send({ ...own, purpose: 'item', itemId });
    expect([item.status, item.headers.get('location')]).toEqual([303, '/olive']);
    await send({ ...own, purpose: 'cover' });
    const { regItem } = await owner.call(registries.readItem, { params: { id: registryId, item: itemId } });
    expect(regItem.imgUrl).toMatch(/^\/pictures\/uploads\//);
    const { registry } = await owner.call(registries.readRegistry, { params: { id: registryId } });
    expect(registry.coverImageUrl).toMatch(/1600\.webp$/);
    const stranger = await signedUp(test, 'Stranger');
    expect((await send({ ...own, purpose: 'cover' }, stranger)).status).not.toBe(303);
    expect((await owner.call(registries.readRegistry, { params: { id: registryId } })).registry.coverImageUrl).toBe(
      registry.coverImageUrl,
    );
  });

  it('are done once for one key, and another photo of that key is refused', async () => {
    const owner = await signedUp(test);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, again] = [
      await upload(owner, await photo(), 'item', headers),
      await upload(owner, await photo(), 'item', headers),
    ];
    expect(again.body).toEqual(first.body);
    expect((await upload(owner, await photo(900, 900), 'item', headers)).body).toMatchObject({
      code: 'idempotency-mismatch',
    });
  });

  it.each(['a[4294967294]', 'a[1]', 'a[]', 'a[b]', 'key[a]', 'page[a]', 'account[a]', '__proto__[a]'])(
    'are refused with a field "%s", whether a page or a script sent it',
    async (name) => {
      const owner = await signedUp(test);
      for (const accept of ['text/html', 'application/json']) {
        const body = new FormData();
        body.set(name, 'x');
        const response = await owner.fetch('/api/v2/images', { method: 'POST', body, headers: { accept } });
        expect(response.status).toBe(400);
      }
    },
  );

  it('are refused, and are no error of ours, where a form names its page twice', async () => {
    const owner = await signedUp(test);
    const body = new FormData();
    for (const page of ['/settings', '/registry/home']) body.append('page', page);
    const response = await owner.fetch('/api/v2/images', { method: 'POST', body, headers: { accept: 'text/html' } });
    // There are no pages here: the one that the form names is missing.
    expect(response.status).toBe(404);
  });

  it.each([';', '; boundary=', '; =b', '; boundary="', '; a'])(
    'are refused, and are no error of ours, where a form has the content type "multipart/form-data%s"',
    async (parameters) => {
      const owner = await signedUp(test);
      for (const accept of ['text/html', 'application/json']) {
        const body = '--b\r\nContent-Disposition: form-data; name="page"\r\n\r\n/x\r\n--b--\r\n';
        const headers = { accept, 'content-type': `multipart/form-data${parameters}` };
        const response = await owner.fetch('/api/v2/images', { method: 'POST', body, headers });
        expect([accept, response.status]).toEqual([accept, 400]);
      }
    },
  );

  it('stay in a registry of somebody else when the account that gave them is erased', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const { user } = await owner.call(currentUser, {});
    const helper = await memberOf(test, registryId, 'editor');
    const give = async (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      body.set('photo', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'photo.jpg');
      expect((await helper.fetch('/api/v2/images', { method: 'POST', body })).status).toBe(201);
    };
    await give({ purpose: 'cover', registryId });
    await give({ purpose: 'item', registryId, itemId });
    await give({ purpose: 'profile' });
    await helper.call(verifyPassword, { body: { password: testPassword } });
    await helper.call(deleteAccount, {});
    test.clock.pass(16 * 86_400_000);
    await eraseAccounts(test.app);
    const images = await test.app.db.read
      .selectFrom('image')
      .select('purpose')
      .where('owner_id', '=', user!.id)
      .execute();
    expect(images.map(({ purpose }) => purpose).sort()).toEqual(['cover', 'item']);
    const { registry } = await owner.call(registries.readRegistry, { params: { id: registryId } });
    const { regItems } = await owner.call(registries.listItems, { params: { id: registryId } });
    for (const address of [registry.coverImageUrl, regItems[0]!.imgUrl])
      expect((await test.client().fetch(address!)).status).toBe(200);
  });

  it.each(['its list is deleted', 'its owner is erased'])(
    'are gone with the registry when %s, whoever uploaded them, unless another one shows them',
    async (why) => {
      const { owner, registryId, itemId } = await ownerWithItem(test);
      const other = await ownerWithItem(test);
      const helper = await memberOf(test, registryId, 'editor');
      const give = async (by: TestClient, fields: Record<string, string>) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(fields)) body.set(name, value);
        body.set('photo', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'photo.jpg');
        const response = await by.fetch('/api/v2/images', { method: 'POST', body });
        return ((await response.json()) as Answer).image.url;
      };
      const { regItem } = await owner.call(registries.addItem, {
        params: { id: registryId },
        body: { kind: 'idea', title: 'Mobile' },
      });
      const cover = await give(owner, { purpose: 'cover', registryId });
      const item = await give(helper, { purpose: 'item', registryId, itemId });
      const shared = await give(helper, { purpose: 'item', registryId, itemId: regItem.id });
      const isThere = async (url: string) => (await test.client().fetch(url)).status === 200;
      for (const url of [cover, item, shared]) expect(await isThere(url)).toBe(true);
      await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx.updateTable('reg_item').set({ image_url: shared }).where('id', '=', other.itemId).execute(),
      );
      if (why === 'its list is deleted') await owner.call(deleteRegistry, { params: { id: registryId } });
      else await owner.call(deleteAccount, {});
      test.clock.pass(16 * 86_400_000);
      await deleteOldRegistries(test.app);
      await eraseAccounts(test.app);
      expect([await isThere(cover), await isThere(item), await isThere(shared)]).toEqual([false, false, true]);
    },
  );

  it('stay when a former helper deletes a list that shows one of them under an address of another size', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const helper = await memberOf(test, registryId, 'editor');
    const { image } = (await upload(helper, await photo(), 'item')).body;
    await helper.call(registries.changeItem, {
      params: { id: registryId, item: itemId },
      body: { imageId: image.id },
    });
    const { user } = await helper.call(currentUser, {});
    await owner.call(removeMember, { params: { id: registryId, member: user!.id } });
    const { registry } = await helper.call(registries.createRegistry, { body: {} });
    await helper.call(registries.addItem, { params: { id: registry.id }, body: { kind: 'idea', title: 'Mobile' } });
    const file = await helper.call(exportAccount, {});
    file.registries[0]!.items[0]!.imgUrl = image.url.replace('/600.', '/601.');
    await helper.call(importAccount, { body: file });
    for (const { id } of (await helper.call(listLists, {})).lists)
      await helper.call(deleteRegistry, { params: { id } });
    test.clock.pass(16 * 86_400_000);
    await deleteOldRegistries(test.app);
    expect((await test.client().fetch(image.url)).status).toBe(200);
  });

  it('is refused where nothing was sent', async () => {
    const owner = await signedUp(test);
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      origin: owner.origin,
      cookie: owner.cookies(),
    };
    const asking = request(`${owner.origin}/api/v2/images`, {
      method: 'POST',
      headers: { ...headers, 'content-length': 0 },
    });
    asking.end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(400);
    answer.resume();
  });

  it('may be broken off, and the next ones are taken', async () => {
    const owner = await signedUp(test);
    const { hostname, port } = new URL(owner.origin);
    // Also all at once: while the server is still looking up the sender.
    for (let i = 0; i < 40; i += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(
        `POST /api/v2/images HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${owner.origin}\r\nCookie: ${owner.cookies()}\r\n` +
          'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n' +
          '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nhalf',
      );
      await new Promise((resolve) => setTimeout(resolve, i % 10));
      socket.destroy();
    }
    expect((await upload(owner, await photo())).status).toBe(201);
  });

  describe('that keep all places', () => {
    let proxied: TestApp;
    /** Who send two each. */
    const senders: TestClient[] = [];
    beforeAll(async () => {
      proxied = await createTestApp({ engine, trustedProxies: 1 });
      while (senders.length < 12) senders.push(await signedUp(proxied));
    });
    afterAll(() => proxied.close());

    /** Begins an upload that never ends, after `bytes` of its photo. */
    async function begin(client: TestClient, address: string, bytes: number, length = 1_000_000) {
      const { hostname, port } = new URL(proxied.origin);
      const socket = connect(Number(port), hostname).on('error', () => {});
      onTestFinished(() => void socket.destroy());
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(
        `POST /api/v2/images HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${client.origin}\r\nCookie: ${client.cookies()}\r\n` +
          `X-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n` +
          '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n',
      );
      await new Promise<void>((resolve) => socket.write(Buffer.alloc(bytes), () => resolve()));
      // So that they are admitted in this order.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return socket;
    }
    /** Takes all places; `homes` says whose each is, and how much of it arrives. */
    async function beginAll(homes: readonly { home: number; bytes: number; length?: number }[]) {
      const sockets: Awaited<ReturnType<typeof begin>>[] = [];
      for (const [at, { home, bytes, length }] of homes.entries())
        sockets.push(await begin(senders[Math.floor(at / 2)]!, `203.0.113.${home}`, bytes, length));
      await vi.waitFor(async () => expect(await statusFor(await signedUp(proxied), '203.0.113.99')).toBe(503), 5_000);
      return sockets;
    }
    const ofHomes = (count: number, bytes: number, length?: number) =>
      Array.from({ length: 24 }, (_, at) => ({ home: Math.floor((at * count) / 24) + 1, bytes, length }));
    const statusFor = async (client: TestClient, address: string) =>
      (await upload(client, await photo(), 'cover', { 'x-forwarded-for': address })).status;
    function passSeconds(seconds: number) {
      const now = performance.now.bind(performance);
      vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1_000);
    }

    it('give way to others where they come slower than from any phone', async () => {
      const slow = await beginAll(ofHomes(24, 100));
      passSeconds(6);
      // Not to somebody of a home that has one already.
      expect(await statusFor(await signedUp(proxied), '203.0.113.1')).toBe(503);
      expect(await statusFor(await signedUp(proxied), '203.0.113.99')).toBe(201);
      await vi.waitFor(() => expect(slow.filter(({ closed }) => closed)).toHaveLength(1));
    });

    it('give way where they would be cut off before their end, also where each is of another home', async () => {
      const each = await beginAll(ofHomes(24, 400_000, 3_000_000));
      passSeconds(6);
      expect(await statusFor(await signedUp(proxied), '203.0.113.99')).toBe(201);
      await vi.waitFor(() => expect(each.filter(({ closed }) => closed)).toHaveLength(1));
    });

    it('give way to a home that has none where theirs has the most, however fast they come: its newest', async () => {
      const one = Array.from({ length: 18 }, (_, at) => ({ home: at + 1, bytes: 900_000 }));
      const four = { home: 40, bytes: 900_000 };
      // The slowest, but its home has fewer.
      const two = { home: 30, bytes: 600_000 };
      const all = await beginAll([...one.slice(6), four, four, four, four, two, two, ...one.slice(0, 6)]);
      passSeconds(6);
      expect(await statusFor(await signedUp(proxied), '203.0.113.99')).toBe(201);
      await vi.waitFor(() => expect(all.filter(({ closed }) => closed)).toHaveLength(1));
      expect(all.findIndex(({ closed }) => closed)).toBe(15);
    });

    it('leave the last six to homes that have none', async () => {
      const [sixth, none] = [await signedUp(proxied), await signedUp(proxied)];
      for (let at = 0; at < 18; at += 1)
        await begin(senders[Math.floor(at / 2)]!, `203.0.113.${Math.floor(at / 3) + 1}`, 900_000);
      await vi.waitFor(async () => expect(await statusFor(sixth, '203.0.113.6')).toBe(503), 5_000);
      expect(await statusFor(none, '203.0.113.99')).toBe(201);
    });

    it('do not give way where each is of another home', async () => {
      const each = await beginAll(ofHomes(24, 900_000));
      passSeconds(6);
      expect(await statusFor(await signedUp(proxied), '203.0.113.99')).toBe(503);
      expect(each.filter(({ closed }) => closed)).toEqual([]);
    });
  });

  describe('whose sender hangs up while they wait for the decoder', () => {
    let waiting: { signal: AbortSignal | undefined; end: () => void }[] = [];
    /** What the decoder does once nobody waits. */
    let letsGo = true;
    let app: TestApp;
    beforeAll(async () => {
      const encodePicture: PictureEncoder = (bytes, _sizes, _from, signal) => {
        const { promise, resolve, reject } = Promise.withResolvers<null>();
        if (bytes.length < 100_000) resolve(null);
        waiting.push({ signal, end: () => resolve(null) });
        signal?.addEventListener('abort', () => letsGo && reject(signal.reason));
        return promise;
      };
      app = await createTestApp({ engine, parts: { encodePicture } });
    });
    afterAll(() => app.close());

    /** Two whole photos, as many as one person may have under way, and both senders gone. */
    async function hangUpTwice(sender: TestClient) {
      waiting = [];
      const leaving = new AbortController();
      const body = new FormData();
      body.set('purpose', 'cover');
      body.set('photo', new Blob([Buffer.alloc(200_000, 1)]), 'a.jpg');
      for (let at = 0; at < 2; at += 1)
        sender.fetch('/api/v2/images', { method: 'POST', body, signal: leaving.signal }).catch(() => {});
      await vi.waitFor(() => expect(waiting).toHaveLength(2), 5_000);
      leaving.abort();
      await vi.waitFor(() => expect(waiting.map(({ signal }) => signal?.aborted)).toEqual([true, true]), 5_000);
    }
    const isAdmitted = async (sender: TestClient) => (await upload(sender, Buffer.alloc(1_000, 1))).status === 422;

    it('leave the line, and their places', async () => {
      letsGo = true;
      const sender = await signedUp(app);
      await hangUpTwice(sender);
      expect(await isAdmitted(sender)).toBe(true);
    });

    it('keep their places as long as the server has their files', async () => {
      letsGo = false;
      const sender = await signedUp(app);
      await hangUpTwice(sender);
      expect((await upload(sender, Buffer.alloc(1_000, 1))).status).toBe(503);
      for (const { end } of waiting) end();
      await vi.waitFor(async () => expect(await isAdmitted(sender)).toBe(true), 5_000);
    });
  });

  it('are in memory once, also when many end together', async () => {
    const megabyte = 1_000_000;
    const [count, length] = [10, 11 * megabyte];
    const inMemory = () => process.memoryUsage().arrayBuffers / megabyte;
    const seen: number[] = [];
    const { promise: isOver, resolve: end } = Promise.withResolvers<null>();
    const encodePicture: PictureEncoder = () => {
      seen.push(inMemory());
      return isOver;
    };
    const app = await createTestApp({ engine, trustedProxies: 1, parts: { encodePicture } });
    onTestFinished(() => app.close());
    const { hostname, port } = new URL(app.origin);
    const [piece, last] = [Buffer.alloc(length, 1), '\r\n--x--\r\n'];
    const head = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    const before = inMemory();
    const sockets = [];
    for (let home = 1; home <= count; home += 1) {
      const client = await signedUp(app);
      const socket = connect(Number(port), hostname).on('error', () => {});
      onTestFinished(() => void socket.destroy());
      socket.write(
        `POST /api/v2/images HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${client.origin}\r\nCookie: ${client.cookies()}\r\n` +
          `X-Forwarded-For: 203.0.113.${home}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
          `Content-Length: ${head.length + length + last.length}\r\n\r\n${head}`,
      );
      await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
      sockets.push(socket);
    }
    for (const socket of sockets) socket.write(last);
    await vi.waitFor(() => expect(seen).toHaveLength(count), 10_000);
    end(null);
    expect(Math.max(...seen) - before).toBeLessThan((1.5 * count * length) / megabyte);
  });

  it('and other files arrive from few people at once, and from nobody who is not signed in', async () => {
    const { hostname, port } = new URL(test.origin);
    /** Sends the head of a file, and returns as much of the response as arrives without the rest of it. */
    const begin = async (client: TestClient, path: string, type: string) => {
      const socket = connect(Number(port), hostname);
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${client.origin}\r\nCookie: ${client.cookies()}\r\n` +
          `Content-Type: ${type}\r\nContent-Length: 100000\r\n\r\n`,
      );
      onTestFinished(() => void socket.destroy());
      const answer = new Promise<string>((resolve) => {
        socket.once('data', (data) => resolve(data.toString()));
        setTimeout(() => resolve('It waits for the rest.'), 3000).unref();
      });
      return { answer, end: () => socket.destroy() };
    };
    const photoOf = (client: TestClient) => begin(client, '/api/v2/images', 'multipart/form-data; boundary=x');
    const exportOf = (client: TestClient) => begin(client, importAccount.path, 'application/json');
    const nobody = await exportOf(test.client());
    expect(await nobody.answer).toContain('401 Unauthorized');
    nobody.end();

    const [one, other, third] = [await signedUp(test), await signedUp(test), await signedUp(test)];
    const open = [await photoOf(one), await exportOf(one), await exportOf(other), await exportOf(other)];
    // The server waits for those four; a further upload is refused at once.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const late = await exportOf(third);
    expect(await late.answer).toContain('503 Service Unavailable');
    for (const { end } of [...open, late]) end();
    await vi.waitFor(async () => expect((await upload(third, await photo())).status).toBe(201), 5000);
  });

  it('go with the account of who brought them', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { body } = await upload(owner, await photo(), 'item');
    const { owner_id } = await test.app.db.read
      .selectFrom('image')
      .select('owner_id')
      .where('id', '=', body.image.id)
      .executeTakeFirstOrThrow();
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      await trx.deleteFrom('registry').where('id', '=', registryId).execute();
      await trx.deleteFrom('user').where('id', '=', owner_id).execute();
    });
    expect((await test.client().fetch(body.image.url)).status).toBe(404);
  });
});
