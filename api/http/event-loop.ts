import { setImmediate as onceOfTurn } from 'node:timers';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { turnsOfHomes } from './turns-of-homes.ts';

/** After so much work in one turn of the event loop, whatever else has arrived comes first. */
const workMs = 25;
/** Somebody who opens connections without end must not hold up all work for ever. */
const waitMostMs = 100;

let turnBegan: number | null = null;
let connections = 0;
let waiting = 0;
/** Those of one home wait one behind the other, so that others wait for one of each. */
const ofHome = turnsOfHomes(1);
const inLine = pLimit(1);

/** To be called for each connection that the server accepts. */
export function noteConnection(): void {
  connections += 1;
}

/** To be awaited before each call and each page, by the address of who asks for it. */
export type LetOthersIn = (address: string) => Promise<void>;

/**
 * It resolves at once, unless this turn of the event loop has taken long already: then one after the other, each after whatever has
 * arrived meanwhile.
 *
 * SQLite answers at once, so calls and pages that are due would follow each other in a single turn. And Node accepts one new connection in
 * each turn: behind turns of 300 ms, sixty browsers that wanted nothing but a built page waited for 18 seconds.
 */
export const letOthersIn: LetOthersIn = async (address) => {
  if (waiting === 0 && msOfTurn() < workMs) return;
  waiting += 1;
  await ofHome(address, () => inLine(untilNobodyArrives));
  waiting -= 1;
};

async function untilNobodyArrives(): Promise<void> {
  // At the end of this turn nothing new has arrived yet.
  await endOfTurn();
  const begun = performance.now();
  while (performance.now() - begun < waitMostMs) {
    const before = connections;
    await endOfTurn();
    if (connections === before) return;
  }
}

/** Since the first call of this turn. */
function msOfTurn(): number {
  const now = performance.now();
  if (turnBegan === null) {
    turnBegan = now;
    onceOfTurn(() => {
      turnBegan = null;
    });
  }
  return now - turnBegan;
}
