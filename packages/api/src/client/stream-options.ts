import type { CallOptions } from './options.ts'

/** Options of a stream. */
export interface StreamOptions extends Pick<CallOptions, 'signal' | 'headers' | 'timeout'> {
  /** Called with true when something arrives, with false when the connection broke: poll until it is back. */
  onConnection?(connected: boolean): void
}
