import { connect, createServer, type Socket } from 'node:net'

/** Stands between a server and its PostgreSQL, which it can take away as a restart does. */
export interface CutProxy {
  readonly url: string
  /** Drops every connection and accepts none until `restore`. */
  cut(): void
  restore(): void
  /** Passes nothing on any more, on the connections that there are: as a frozen database, or a line that lost its packets. */
  freeze(): void
  close(): Promise<void>
}

/** Passes on what is sent to the database at an address. */
export const createCutProxy = async (databaseUrl: string): Promise<CutProxy> => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  }
  const drop = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const proxy = createServer((incoming) => {
    keep(incoming)
    if (isCut) {
      incoming.destroy()
      return
    }
    const outgoing = keep(connect(Number(target.port || 5432), target.hostname))
    incoming.pipe(outgoing).pipe(incoming)
    incoming.once('close', () => outgoing.destroy())
    outgoing.once('close', () => incoming.destroy())
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  const bound = proxy.address()
  if (bound === null || typeof bound === 'string') throw new Error('The proxy has no port')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${bound.port}`
  return {
    url: url.href,
    cut: () => {
      isCut = true
      drop()
    },
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    restore: () => {
      isCut = false
    },
    close: async () => {
      drop()
      await new Promise((resolve) => void proxy.close(resolve))
    },
  }
}
