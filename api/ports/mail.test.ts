import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { RefusedForGood } from '#api/jobs/queue.ts';
import { smtpMail } from './mail.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server that says this of every recipient. */
async function mailServerSaying(ofRecipient: string): Promise<string> {
  server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (line) => socket.write(String(line).startsWith('RCPT') ? `${ofRecipient}\r\n` : '250 ok\r\n'));
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const mail = { to: 'robin@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', uniqueKey: 'hello' };
const deliveryTo = async (url: string): Promise<unknown> =>
  smtpMail(url, 'Layette <no-reply@shop.example>')
    .deliver(mail)
    .catch((error) => error);

it('tells an address that is refused for good from one that is not taken now, and from a server that is down', async () => {
  expect(await deliveryTo(await mailServerSaying('550 no such mailbox'))).toBeInstanceOf(RefusedForGood);
  const notNow = await deliveryTo(await mailServerSaying('450 come later'));
  expect(notNow).toBeInstanceOf(Error);
  expect(notNow).not.toBeInstanceOf(RefusedForGood);
  const isDown = await deliveryTo('smtp://127.0.0.1:1');
  expect(isDown).toBeInstanceOf(Error);
  expect(isDown).not.toBeInstanceOf(RefusedForGood);
});
