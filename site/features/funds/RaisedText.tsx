import type { Money } from '#rules/money.ts';
import { raisedText } from './payment-text.ts';

/** What a fund or a group gift has so far, for the other features; nothing where nobody has given and there is no goal. */
export function RaisedText({ raised, goal }: { raised: Money | null; goal: Money | null }) {
  return raisedText(raised, goal);
}
