import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refreshPath } from './peer.ts'

export type RefreshMode = 'well' | 'slow' | 'cut' | 'hang' | 401 | 500

interface Seen {
  readonly path: string
  readonly token: string
  /** `Key` of a search. */
  readonly key: string
  readonly body: Buffer
}

/** Duration of a slow refresh, ms. */
const slowMs = 400

/** A server with one valid access token and a refresh token that can be used once. Clients start with an expired token. */
export const startServer = async (firstMode: RefreshMode) => {
  const seen: Seen[] = []
  const held: (() => void)[] = []
  let mode = firstMode
  let good = 'access'
  let refresh = 'refresh'
  let count = 0

  const answer = (response: ServerResponse, status: number, MsgBody: unknown = null) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ MsgHeader: { Success: status === 200, RetMessage: '' }, MsgBody }))
  }

  const rotate = () => {
    count += 1
    good = `access ${count}`
    refresh = `refresh ${count}`
    return { Token: good, RefreshToken: refresh }
  }

  const renew = (body: Buffer, response: ServerResponse): void => {
    const { RefreshToken } = JSON.parse(body.toString()) as { RefreshToken: string }
    if (mode === 'cut') response.destroy()
    else if (typeof mode === 'number') answer(response, mode)
    else if (mode !== 'hang' && RefreshToken !== refresh) answer(response, 401)
    else if (mode !== 'hang') {
      const pair = rotate()
      setTimeout(() => answer(response, 200, pair), mode === 'slow' ? slowMs : 0)
    }
  }

  const serve = (request: IncomingMessage, body: Buffer, response: ServerResponse): void => {
    const path = request.url ?? ''
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const isJson = request.headers['content-type']?.includes('json') === true
    const key = isJson ? ((JSON.parse(body.toString()) as { Key?: string }).Key ?? '') : ''
    seen.push({ path, token, key, body })
    const isGood = token === good || token === 'of another user'
    const reply = () => answer(response, isGood && key !== 'never' ? 200 : 401, [])
    if (path === refreshPath) renew(body, response)
    else if (key === 'cut') response.destroy()
    // Authorized on arrival; the response is sent when the case calls `release`.
    else if (key === 'late' && !isGood) held.push(reply)
    else reply()
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => serve(request, Buffer.concat(chunks), response))
  })
  await new Promise<void>((resolve) => {
    // The cases open 1,000 connections at once.
    server.listen({ port: 0, host: '127.0.0.1', backlog: 2000 }, resolve)
  })

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refreshBy: (next: RefreshMode) => {
      mode = next
    },
    release: () => {
      for (const reply of held.splice(0)) reply()
    },
    refreshes: () => seen.filter(({ path }) => path === refreshPath).length,
    sends: (key: string) => seen.filter((request) => request.key === key),
    bodies: (path: string) => seen.filter((request) => request.path === path).map(({ body }) => body),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>
