import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { testSite } from '#api/testing/test-site.ts';

const site = testSite({ '404.html': 'not here' }, async (_request, response) => {
  await new Promise((turn) => setTimeout(turn, 50));
  response.writeHead(200).end('a page');
});
let test: TestApp;
afterEach(async () => {
  await test.close();
  site.dispose();
});

const post = 'Host: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 1000\r\n';
const broken = [
  ['a JSON body', `POST /api/v3/user_session HTTP/1.1\r\n${post}Content-Type: application/json\r\n\r\n{"email":"`],
  [
    'a form',
    `POST /api/v3/user_session HTTP/1.1\r\n${post}Content-Type: application/x-www-form-urlencoded\r\n\r\nemail=`,
  ],
  [
    'a body in chunks',
    `POST /api/v3/user_session HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n5\r\n{"ema`,
  ],
  ['a body that nobody reads', `POST /reservations HTTP/1.1\r\n${post}\r\nabc`],
  ['a page that is waited for', 'GET /reservations HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['headers', 'POST /api/v3/user_session HTTP/1.1\r\nHost: loc'],
] as const;

it('a client that disconnects in the middle of a request is no error in the log', async () => {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  test = await createTestApp({ parts: { log, site } });
  for (const how of ['destroy', 'resetAndDestroy'] as const)
    for (const [, begun] of broken) {
      const socket = connect(Number(new URL(test.origin).port), '127.0.0.1').on('error', () => {});
      await once(socket, 'connect');
      await new Promise((written) => socket.write(begun, written));
      await new Promise((turn) => setTimeout(turn, 20));
      socket[how]();
    }
  // All except those whose headers never arrived.
  await expect.poll(() => lines.length).toBe(2 * (broken.length - 1));
  expect(lines.filter(({ level }) => level >= pino.levels.values.warn!)).toEqual([]);
});
