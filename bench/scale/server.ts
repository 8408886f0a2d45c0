import { setTimeout as sleep } from 'node:timers/promises'
import { createSender, type Sender } from '../load.ts'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'
import { startMall } from '../mall.ts'

/** The server that is measured: a process of its own, which says what it used. */
export interface MeasuredServer extends AsyncDisposable {
  readonly sender: Sender
  /** CPU time since the start, ms. */
  cpuMs(): Promise<number>
  readonly readyMs: number
}

export const startServer = async (databaseUrl: string): Promise<MeasuredServer> => {
  const metricsPort = await freePort()
  // As in production: responses are not checked against the contract, and nothing moves orders on meanwhile.
  const environment = { MALL_ENV: 'live', FULFILMENT: 'off', LOG_LEVEL: 'error', METRICS_PORT: String(metricsPort) }
  const mall = await startMall({ databaseUrl, withoutPages: true, environment })
  const sender = createSender(mall.origin)
  // Work that is done once after the start is excluded from the figures.
  await sleep(2000)
  return {
    sender,
    readyMs: mall.readyMs,
    cpuMs: async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000
    },
    [Symbol.asyncDispose]: async () => {
      sender[Symbol.dispose]()
      await mall[Symbol.asyncDispose]()
    },
  }
}
