/** Delays of a server's event loop, ms. */
export interface Stalls {
  readonly p99: number
  readonly longest: number
}

export interface WatchedLoop {
  /** Since the last reading. */
  read(): Promise<Stalls>
}

/** Reads the delays of the event loop of a server from its metrics. */
export const watchLoop = async (metricsPort: number): Promise<WatchedLoop> => {
  const read = async (): Promise<Stalls> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const milliseconds = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN) * 1000
    return { p99: milliseconds('nodejs_eventloop_lag_p99_seconds'), longest: milliseconds('nodejs_eventloop_lag_max_seconds') }
  }
  await read()
  return { read }
}
