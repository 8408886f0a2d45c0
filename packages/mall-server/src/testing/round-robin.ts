import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

export interface RoundRobin extends AsyncDisposable {
  /** `http://127.0.0.1:12345` */
  readonly address: string
  /** How many requests were answered 502, because the process that had them died or none was there. */
  lost(): number
  /** How many requests are with a server. */
  inHand(): number
}

/** A connection to a port of this machine; null when nothing listens there. */
const connectTo = (port: number): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(null))
  })

/**
 * A proxy that sends each request to the next of some servers, whoever sent it. A server that refuses the connection is passed over, since nothing was
 * sent to it. When a server dies before it responds, a GET goes to the next one, as with nginx; anything else is not sent twice, its response is 502.
 * @param ports of the servers, read for each request
 * @param port to listen on; 0: a free one
 */
export const startRoundRobin = async (ports: () => readonly number[], port = 0): Promise<RoundRobin> => {
  let turn = 0
  let lost = 0
  let inHand = 0

  const connection = async (): Promise<Socket | null> => {
    const all = ports()
    for (let tries = 0; tries < all.length; tries++) {
      const socket = await connectTo(all[turn++ % all.length] ?? 0)
      if (socket) return socket
    }
    return null
  }

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse, tries = ports().length): Promise<void> => {
    const giveUp = (): void => {
      // The client has left, or the response is already complete.
      if (outgoing.destroyed || outgoing.headersSent) {
        outgoing.destroy()
        return
      }
      lost++
      outgoing.writeHead(502, { 'Content-Type': 'text/plain' }).end('Bad Gateway')
    }
    const socket = await connection()
    if (socket === null) {
      giveUp()
      return
    }
    // A connection for each request: one that is kept may be dead, and it would be unknown whether the request arrived.
    const forwarded = { 'x-forwarded-for': incoming.socket.remoteAddress ?? '', connection: 'close' }
    const isRepeatable = incoming.method === 'GET' || incoming.method === 'HEAD'
    const onward = send({ createConnection: () => socket, method: incoming.method, path: incoming.url, headers: { ...incoming.headers, ...forwarded } })
    inHand++
    onward.once('close', () => inHand--)
    onward.once('response', (response) => {
      const headers = { ...response.headers }
      delete headers.connection
      outgoing.writeHead(response.statusCode ?? 502, headers)
      // Else the headers of a stream would wait for its first event.
      outgoing.flushHeaders()
      response.once('error', () => outgoing.destroy())
      response.pipe(outgoing)
    })
    onward.once('error', () => {
      if (isRepeatable && tries > 1 && !outgoing.destroyed && !outgoing.headersSent) void pass(incoming, outgoing, tries - 1)
      else giveUp()
    })
    outgoing.once('close', () => onward.destroy())
    if (isRepeatable) onward.end()
    else incoming.pipe(onward)
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', listening)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost: () => lost,
    inHand: () => inHand,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
