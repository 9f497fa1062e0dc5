/** What leaves the shop when a forwarder is set up: what happened, and not who did it. */
export interface ForwardedEvent {
  id: string;
  name: string;
  path: string;
  properties: Record<string, unknown>;
  occurredAt: number;
}

/** An external service to which a shop forwards its events. There is none unless the shop's operator writes one. */
export interface EventForwarder {
  /** May receive the same event twice; the id shows it. */
  forward(events: ForwardedEvent[]): Promise<void>;
}
