/** What leaves the shop when a forwarder is set up: what happened, and not to whom. */
export interface ForwardedEvent {
  id: string;
  name: string;
  path: string;
  properties: Record<string, unknown>;
  occurredAt: number;
}

/** A place outside to which a shop passes its events on. There is none unless whoever runs the shop writes one. */
export interface EventForwarder {
  /** May be handed the same event twice; its id is how to tell. */
  forward(events: ForwardedEvent[]): Promise<void>;
}
