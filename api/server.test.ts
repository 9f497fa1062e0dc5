import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLink } from '#contracts/platform.ts';
import { addItem, createRegistry } from '#contracts/registries.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { recordEvents } from '#contracts/tracking.ts';
import { readSettings } from './config.ts';
import { openDatabase } from './db/open.ts';
import type { ForwardedEvent } from './ports/event-forwarder.ts';
import { startServer } from './server.ts';
import { damage } from './testing/damage.ts';
import { giver, signUpByMail } from './testing/people.ts';
import { Wire } from './testing/proofs/wire.ts';
import { TestClient } from './testing/test-client.ts';

const program = fileURLToPath(new URL('./testing/proofs/start.ts', import.meta.url));

describe('starting the server', { timeout: 60_000 }, () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'layette-start-'));
  });
  afterEach(() => {
    chmodSync(dataDir, 0o700);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const rowsOf = (query: string, ...values: string[]): unknown[] => {
    const db = new Sqlite(join(dataDir, 'layette.sqlite'), { readonly: true });
    try {
      return db.prepare(query).all(...values);
    } finally {
      db.close();
    }
  };
  const mailsTo = (email: string) =>
    vi.waitUntil(() => {
      const mails = rowsOf('select subject, html, text from inbox_mail where recipient = ?', email);
      return mails.length > 0 && (mails as { subject: string; html: string; text: string }[]);
    }, 10_000);

  const launch = (env: Record<string, string> = {}) => {
    const child = fork(program, {
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        PORT: '0',
        LOG_LEVEL: 'silent',
        NODE_COMPILE_CACHE: join(tmpdir(), 'layette-compile-cache'),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr!.on('data', (chunk) => {
      said += String(chunk);
    });
    const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
      child.once('close', (code) => resolve({ code, said: said.trim() })),
    );
    return { child, ended };
  };
  const started = async (env?: Record<string, string>) => {
    const { child, ended } = launch(env);
    const url = await Promise.race([
      new Promise<string>((resolve) => child.once('message', (message) => resolve((message as { url: string }).url))),
      ended.then(({ said }) => Promise.reject(new Error(said))),
    ]);
    return { child, ended, url };
  };
  const refusal = async (env?: Record<string, string>) => {
    const { code, said } = await launch(env).ended;
    expect(code).toBe(1);
    return said;
  };

  it('hands what happened on to the forwarder that it was started with', async () => {
    const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
    const { db } = await openDatabase(settings);
    const arrived: string[] = [];
    const forward = async (events: ForwardedEvent[]) => void arrived.push(...events.map(({ name }) => name));
    const server = await startServer({ settings, db, site: null, eventForwarder: { forward } });
    const event = { id: crypto.randomUUID(), name: 'page_viewed', msAgo: 10, path: '/store', properties: {} };
    const answer = await fetch(`${server.url}${recordEvents.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: 'layette_consent=yes',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ events: [event] }),
    });
    expect(await answer.json()).toEqual({ stored: 1 });
    await vi.waitFor(() => expect(arrived).toEqual(['page_viewed']), 10_000);
    await server.close();
  });

  it('names a wrong setting', async () => {
    expect(await refusal({ PORT: 'shop' })).toBe('PORT must be a port number from 0 to 65535, such as 4321.');
  });

  it('says which port is in use, and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    expect(await refusal({ PORT: String(port) })).toMatch(
      new RegExp(`^Port ${port} is in use\\. .*PORT=\\d+ npm start$`),
    );
    other.close();
  });

  it('leaves a database of a newer version alone', async () => {
    const { child, ended } = await started();
    child.kill('SIGTERM');
    await ended;
    const file = join(dataDir, 'layette.sqlite');
    const db = new Sqlite(file);
    db.prepare('insert into schema_migration values (?, ?)').run('9999-later', '2030');
    db.close();
    expect(await refusal()).toMatch(
      /^The database was written by a newer Layette \(it knows "9999-later"\)\. .*Nothing was changed\.$/,
    );
  });

  it('says which file is no database', async () => {
    writeFileSync(
      join(dataDir, 'layette.sqlite'),
      'a letter, not a database, and longer than a header of one'.repeat(20),
    );
    expect(await refusal()).toMatch(
      /^The file layette\.sqlite in .* is not a database: .*node scripts\/restore\.ts FILE --replace/,
    );
  });

  // The superuser may write everywhere, so a file takes the folder's place.
  it('says which folder cannot be used', async () => {
    const blocked = join(dataDir, 'blocked');
    writeFileSync(blocked, '');
    expect(await refusal({ DATA_DIR: join(blocked, 'data') })).toMatch(
      /^The database file .* cannot be opened: .* Check DATA_DIR and its permissions\.$/,
    );
  });

  it('says that a secret has lost its content, and makes no other', async () => {
    writeFileSync(join(dataDir, 'secret'), '');
    expect(await refusal()).toMatch(/^The file .*secret is damaged\. Put back the copy/);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('');
  });

  // The superuser may read everything, so a folder takes the file's place.
  it('says that a secret cannot be read', async () => {
    mkdirSync(join(dataDir, 'secret'));
    expect(await refusal()).toMatch(/^The file .*secret cannot be read \(EISDIR\)\. It must be readable by the user/);
  });

  it('refuses another secret than the one that sealed its data, and makes nothing of it worse', async () => {
    const right = 'the secret of this shop, long enough to be one';
    const begin = async (SECRET_KEY: string) => {
      const { child, ended, url } = await started({ SECRET_KEY });
      const stop = () => {
        child.kill('SIGTERM');
        return ended;
      };
      return { client: new TestClient(url), stop };
    };
    const empty = await begin('a secret of a shop that has sealed nothing yet');
    await empty.stop();
    const first = await begin(right);
    await signUpByMail({ mailsTo }, first.client, { email: 'olive@example.com' });
    await first.client.call(createRegistry, { body: { planningStage: 'pregnant' } });
    await first.stop();
    const keys = rowsOf('select * from person_key');
    await expect(started({ SECRET_KEY: 'a secret of another shop, long enough to be one' })).rejects.toThrow(
      /^SECRET_KEY is not the secret that this shop's data is sealed with\. Put back the right one/,
    );
    await expect(started()).rejects.toThrow(
      /^The file .*secret is not the secret that this shop's data is sealed with\./,
    );
    expect(rowsOf('select * from person_key')).toEqual(keys);
    expect((await (await begin(right)).stop()).code).toBe(0);
  });

  it('reads all of the database before it serves, and writes nothing where a page is damaged', async () => {
    const first = await started();
    first.child.kill('SIGTERM');
    await first.ended;
    damage(dataDir, 'product_question');
    const { child, ended, url } = await started();
    const { status, problems } = await (await fetch(`${url}/api/health`)).json();
    expect([status, problems]).toEqual(['degraded', [expect.stringContaining('The database is damaged')]]);
    const wire = new Wire(url);
    const body = { email: 'nora@example.com' };
    expect(await wire.send('POST', '/api/v3/user', { body })).toMatchObject({ status: 503 });
    wire.close();
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  // A disk of its own, in a separate namespace: both end with the process.
  const onSmallDisk = (kilobytes: number) =>
    `mount -t tmpfs -o size=${kilobytes}k tmpfs ${dataDir} && exec ${process.execPath} ${program}`;
  const isAlone = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
  it.runIf(isAlone).each([4, 40, 300])('says that the disk is full: %d kB', (kilobytes) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: join(dataDir, 'data'), PORT: '0' };
    const { status, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', onSmallDisk(kilobytes)], { env });
    expect(String(stderr).trim()).toMatch(
      /^The disk is full: .* Free some space and start again\. Nothing was changed\.$/,
    );
    expect(status).toBe(1);
  });

  it('says that no PostgreSQL answers', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://layette@127.0.0.1:1/shop' })).toMatch(
      /^No PostgreSQL answered at DATABASE_URL: .* Start it or correct DATABASE_URL\.$/,
    );
  });

  it('answers what is under way when it is told to stop, and keeps every write', async () => {
    const { child, ended, url } = await started();
    const client = new TestClient(url);
    await signUpByMail({ mailsTo }, client, { email: 'olive@example.com' });
    const { registry } = await client.call(createRegistry, { body: {} });
    const { regItem } = await client.call(addItem, {
      params: { id: registry.id },
      body: { kind: 'idea', title: 'Muslin cloths', quantity: 9 },
    });
    const { reservation } = await new TestClient(url).call(reserveItem, { params: { id: regItem.id }, body: giver() });
    const slow = client.send(readLink, { body: { url: 'https://store.example/p/1' } });
    await heardReading(child);
    child.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    expect((await ended).code).toBe(0);
    expect(rowsOf('select id from reservation')).toEqual([{ id: reservation.id }]);
  });
});

const heardReading = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === 'reading') resolve();
    });
  });
