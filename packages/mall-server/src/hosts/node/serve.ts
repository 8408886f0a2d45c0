import { createAdaptorServer } from '@hono/node-server'
import type { IncomingMessage, Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { createApp } from '../../app/app.ts'

/** How long requests in flight may go on after the signal to stop, ms. */
const finishWithinMs = 10_000

/**
 * How long a connection is kept for the next request, ms: longer than proxies keep theirs (nginx: 60 s), or they would send on one that is being closed; and a loop that has
 * much to do accepts few new ones.
 */
const keepAliveTimeout = 65_000

/** Within what the rest of a request that was refused is waited for: bytes, ms in all, and ms without a byte. */
const restLimits = { bytes: 32 * 1024 * 1024, ms: 5_000, idleMs: 250 } as const

/**
 * Throws away what still comes of a request, within the limits. A client that is still sending when its connection ends does not read why: the system discards what it has not read
 * yet. The library's own half a second is not enough for one that is busy.
 */
const throwAwayRest = (incoming: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let left: number = restLimits.bytes
    const end = () => {
      clearTimeout(all)
      clearTimeout(idle)
      incoming.off('data', take)
      for (const event of ['end', 'close', 'error']) incoming.off(event, end)
      resolve()
    }
    const take = ({ length }: Buffer) => {
      left -= length
      idle.refresh()
      if (left < 0) end()
    }
    const [all, idle] = [setTimeout(end, restLimits.ms), setTimeout(end, restLimits.idleMs)]
    for (const event of ['end', 'close', 'error']) incoming.on(event, end)
    incoming.on('data', take)
    incoming.resume()
  })

export interface Listening {
  /** `http://127.0.0.1:5100` */
  readonly address: string
  /** Accepts no new connection and resolves when the requests in flight have their responses, after 10 s at the latest. */
  stop(): Promise<void>
}

const isHttp1 = (incoming: object): incoming is IncomingMessage => !('stream' in incoming)

const isHttpServer = (server: object): server is Server => 'closeAllConnections' in server

const portTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Listens at a place. Throws what to do when the port is taken. */
export const listen = async (server: Server, { host, port }: { readonly host: string; readonly port: number }): Promise<Listening> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(portTaken(error) ? new Error(`Port ${port} is taken. Stop what listens there, or set PORT to another.`, { cause: error }) : error),
    )
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  const boundPort = typeof bound === 'object' && bound ? bound.port : port
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    stop: () =>
      new Promise((resolve) => {
        const giveUp = setTimeout(() => server.closeAllConnections(), finishWithinMs)
        // A connection kept alive becomes idle when its last response is sent, and would keep the server open for seconds.
        const sweep = setInterval(() => server.closeIdleConnections(), 50)
        server.close(() => {
          clearTimeout(giveUp)
          clearInterval(sweep)
          resolve()
        })
      }),
  }
}

/** Listens with the app. */
export const serve = (app: Pick<ReturnType<typeof createApp>, 'fetch'>, place: { readonly host: string; readonly port: number }): Promise<Listening> => {
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const response = await app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress })
      // Of a small body the end is heard of only after the turn in which it came.
      if (!env.incoming.complete) await setImmediate()
      if (!env.incoming.complete && isHttp1(env.incoming)) await throwAwayRest(env.incoming)
      // What was refused before all of it had come ends its connection: said beforehand, or the client would lose the next request that it sends on it.
      if (!env.incoming.complete && 'shouldKeepAlive' in env.outgoing) env.outgoing.shouldKeepAlive = false
      return response
    },
    serverOptions: { requestTimeout: 120_000, keepAliveTimeout },
  })
  if (!isHttpServer(server)) throw new Error('Not an HTTP/1 server.')
  return listen(server, place)
}
