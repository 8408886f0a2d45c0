import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tokenOf } from './tokens.ts'

interface Account {
  token: string
  refreshToken: string
  refreshes: number
}

const envelope = (MsgBody: unknown, Success = true) => JSON.stringify({ MsgHeader: { Success, Code: 'OK', RetMessage: '' }, MsgBody })

/** A small mall, on a port and as a function: it answers a search with the uid of the token, and forgives no refresh token that comes a second time. */
export const startStrictMall = async () => {
  const accounts = new Map<number, Account>()
  const spentTwice: string[] = []
  const login = (uid: number) => {
    const account = { token: tokenOf(uid, 'first'), refreshToken: `refresh-${uid}-0`, refreshes: 0 }
    accounts.set(uid, account)
    return account
  }
  const refresh = (refreshToken: string) => {
    for (const [uid, account] of accounts) {
      if (account.refreshToken !== refreshToken) continue
      account.refreshes += 1
      account.token = tokenOf(uid, `renewed-${account.refreshes}`)
      account.refreshToken = `refresh-${uid}-${account.refreshes}`
      return { Token: account.token, RefreshToken: account.refreshToken }
    }
    spentTwice.push(refreshToken)
    return null
  }
  const respond = (path: string, authorization: string | null | undefined, body: string): [status: number, body: string] => {
    if (path === '/api/Account/RefreshToken') {
      const pair = refresh((JSON.parse(body) as { RefreshToken: string }).RefreshToken)
      return [pair ? 200 : 401, envelope(pair, pair !== null)]
    }
    const token = authorization?.replace('Bearer ', '')
    const owner = [...accounts].find(([, account]) => account.token === token)
    return [owner ? 200 : 401, envelope(owner?.[0] ?? null, owner !== undefined)]
  }
  const server = createServer((request, response) => {
    let sent = ''
    request.on('data', (chunk: Buffer) => {
      sent += String(chunk)
    })
    request.on('end', () => {
      const [status, body] = respond(request.url ?? '', request.headers.authorization, sent)
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The same without the network, which costs more than all else. */
    fetch: (async (input, init) => {
      const request = new Request(input, init)
      const [status, body] = respond(new URL(request.url).pathname, request.headers.get('authorization'), await request.text())
      return new Response(body, { status, headers: { 'content-type': 'application/json' } })
    }) satisfies typeof fetch,
    login,
    spentTwice,
    refreshesOf: (uid: number) => accounts.get(uid)?.refreshes,
    /** From now on the access tokens that were given are no longer good. */
    expireAll: () => {
      for (const account of accounts.values()) account.token = ''
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
