/** One server-sent event. */
export interface ServerEvent<Data> {
  /** What the client sends as `Last-Event-ID` after a broken connection. */
  readonly id?: string
  /** Sent as JSON. */
  readonly data: Data
  /** Whether its reader sees prices now; as when the stream began without it. */
  readonly seesPrices?: boolean
}

/**
 * Events for one client. Iterated until the client has `left`; null is a heartbeat. What it holds is given back in its `finally`.
 */
export type EventStream<Data> = (left: AbortSignal) => AsyncIterable<ServerEvent<Data> | null>

/** Sends events as the response of a call. */
export type SendEvents = (events: EventStream<unknown>) => Response
