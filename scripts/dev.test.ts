import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '#contracts/sign-ups.ts';
import { signIn } from '#contracts/users.ts';
import { freePort } from './testing/built-shop.ts';
import { type CopiedProject, copyProject } from './testing/copied-project.ts';

/** Waits for a child process, however long it takes on a busy machine. */
const patience = 600_000;

let project: CopiedProject;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  project = copyProject('dev-test');
  url = `http://localhost:${await freePort()}`;
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: project.root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(project.root, 'data'),
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const isUp = () =>
    fetch(`${url}/login`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (server.exitCode === null && !(await isUp())) await new Promise((turn) => setTimeout(turn, 200));
}, patience);
afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  project.dispose();
});

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, cookie },
    body: new URLSearchParams(fields),
  });

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** The link in the only email. */
async function mailedLink(): Promise<string> {
  const db = new Sqlite(join(project.root, 'data', 'layette.sqlite'), { readonly: true });
  try {
    for (;;) {
      const mail = db.prepare('select text from inbox_mail').pluck().get() as string | undefined;
      if (mail !== undefined) return /https?:\S+/.exec(mail)![0];
      await new Promise((turn) => setTimeout(turn, 100));
    }
  } finally {
    db.close();
  }
}

it(
  'the development server shows pages to who is signed in, and refused forms with their status, as production does',
  async () => {
    const account = { name: 'Nora Test', email: 'nora@example.com', password: 'four plain little words' };
    const asked = await post(signUp.path, { email: account.email, next: '/registry/new' });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/signup?sent=true']);
    const link = await mailedLink();
    const opened = await fetch(link, { headers: { cookie: cookiesOf(asked) }, redirect: 'manual' });
    const { name, password } = account;
    const granted = [cookiesOf(asked), cookiesOf(opened)].join('; ');
    const made = await post(
      opened.headers.get('location')!.replace('/sign_ups/', '/api/v3/sign_ups/'),
      { name, password },
      granted,
    );
    expect([made.status, made.headers.get('location')]).toEqual([303, '/registry/new']);
    const cookie = cookiesOf(made);
    const own = await fetch(`${url}/registry/new`, { headers: { cookie }, redirect: 'manual' });
    expect(own.status).toBe(200);

    const wrong = { form: 'sign-in', page: '/login', email: account.email, password: 'not the right words' };
    const refused = await post(signIn.path, wrong);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([401, expect.stringContaining('text/html')]);
    const page = await refused.text();
    expect(page).toContain('That email and password don’t match.');
    expect(page).toContain(account.email);
  },
  patience,
);
