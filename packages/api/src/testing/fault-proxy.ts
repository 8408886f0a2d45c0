import { createServer as createHttp } from 'node:http'
import { connect, createServer as createTcp, type AddressInfo, type Server, type Socket } from 'node:net'
import { securityInfo } from './responses.ts'

/** A fault between a request and its response. */
export const faults = [
  'time-out',
  'reset in mid-body',
  'slow drip',
  'HTML with 200',
  'broken JSON',
  'empty 204',
  'Success: false without a message',
  '401',
  '403',
  '404',
  '429',
  '500',
] as const

export type Fault = (typeof faults)[number]

type FaultResponse = readonly [status: number, headers: Record<string, string>, body: string]

const json = { 'content-type': 'application/json' }
const envelope = (Success: boolean, MsgBody: unknown) => JSON.stringify({ MsgHeader: { Success, RetMessage: '' }, MsgBody })

const renewed: FaultResponse = [200, json, envelope(true, { Token: 'new', RefreshToken: 'new' })]

/** What the server behind the proxy returns; the first three faults are the proxy's own. */
const responseOf = (fault: Fault): FaultResponse => {
  if (fault === 'HTML with 200') return [200, { 'content-type': 'text/html' }, '<html>请登录网络</html>']
  if (fault === 'broken JSON') return [200, json, '{"MsgHeader":{"Success":tr']
  if (fault === 'empty 204') return [204, {}, '']
  if (fault === 'Success: false without a message') return [200, json, envelope(false, null)]
  const status = Number(fault)
  if (Number.isInteger(status)) return [status, json, envelope(false, status === 429 ? securityInfo : null)]
  return [200, json, envelope(true, 'x'.repeat(100_000))]
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/** Passes a response on as the fault requires: not at all, half of it and then a reset, or a byte now and then. */
const passOn = (fault: Fault, upstream: Socket, client: Socket) => {
  if (fault === 'time-out') return void upstream.resume()
  if (fault === 'reset in mid-body') {
    return void upstream.once('data', (chunk: Buffer) => {
      upstream.resume()
      client.write(chunk.subarray(0, 1000))
      setTimeout(() => client.resetAndDestroy(), 50)
    })
  }
  if (fault === 'slow drip') {
    return void upstream.once('data', (chunk: Buffer) => {
      upstream.pause()
      let at = 0
      const timer = setInterval(() => client.write(chunk.subarray(at, (at += 20))), 5)
      client.once('close', () => clearInterval(timer))
    })
  }
  return void upstream.pipe(client)
}

/** A server behind a TCP proxy that really cuts connections. */
export const startFaultProxy = async (fault: Fault) => {
  const sockets = new Set<Socket>()
  const http = createHttp((request, response) => {
    let sent = ''
    request.on('data', (chunk: Buffer) => {
      sent += chunk.toString('latin1')
    })
    request.on('end', () => {
      // The refresh after a 401 succeeds, so that the second 401 is what fails.
      const isRenewal = fault === '401' && sent.includes('"RefreshToken":"of the session"')
      const [status, headers, body] = isRenewal ? renewed : responseOf(fault)
      response.writeHead(status, { ...headers, connection: 'close' })
      response.end(body)
    })
  })
  const port = await listen(http)
  const tcp = createTcp((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('close', () => upstream.destroy())
    client.pipe(upstream)
    passOn(fault, upstream, client)
  })
  const proxyPort = await listen(tcp)

  return {
    origin: `http://127.0.0.1:${proxyPort}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      tcp.close()
      http.close()
    },
  }
}
