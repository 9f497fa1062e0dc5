import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createStore, startApi } from './api-process.ts';
import type { Plant } from './planted.ts';
import { Findings, type Proof } from './proof.ts';

const residentMost = 600_000_000;
const requestsAhead = 1500;
/** An answer of 35 kB, the same for everybody. */
const path = '/api/v3/baby_registry_checklist_categories';
const watchMs = 12_000;
const openedAtOnce = 50;

export const unreadAnswers: Proof = {
  name: 'unread-answers',
  proves: `clients that ask ${requestsAhead} times ahead and never read cost the server less than 600 MB together`,
  unit: 'connections',
  sizes: { withTests: 60, longRun: 1000 },
  async run({ size, found = new Findings() }) {
    await askAndNeverRead(size, found);
    return found;
  },
};

export async function askAndNeverRead(size: number, found: Findings, plant?: Plant): Promise<void> {
  const store = await createStore('sqlite');
  const api = await startApi({ ...store.api, ...(plant && { plant }) });
  const sockets: Socket[] = [];
  try {
    found.max('MB before', api.residentBytes() / 1e6);
    const { port } = new URL(api.origin);
    const ahead = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requestsAhead);
    const ends = performance.now() + watchMs;
    while (performance.now() < ends) {
      for (let i = 0; i < openedAtOnce && sockets.length < size; i += 1) {
        const socket = connect(Number(port), '127.0.0.1').pause();
        socket.on('error', () => {});
        socket.write(ahead);
        sockets.push(socket);
        found.done += 1;
      }
      await wait(50);
      const resident = api.residentBytes();
      found.max('MB at most', resident / 1e6);
      if (resident > residentMost) return found.fault(`The server took ${Math.round(resident / 1e6)} MB.`);
    }
    const asked = performance.now();
    const { status } = await fetch(`${api.origin}/api/health`);
    found.max('ms until the next caller is answered', performance.now() - asked);
    if (status !== 200) found.fault(`The next caller got ${status}.`);
  } finally {
    for (const socket of sockets) socket.destroy();
    await api.kill();
    await store.drop();
  }
}
