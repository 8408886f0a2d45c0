import type { CallOptions } from './options.ts'

/** Options of a stream. */
export interface StreamOptions extends Pick<CallOptions, 'signal' | 'headers' | 'timeout'> {
  /** Called with true when something arrives, with false when the connection broke, until it is there again: the time to ask now and then. */
  onConnection?(connected: boolean): void
}
