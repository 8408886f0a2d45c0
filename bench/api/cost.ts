import { createMall, createMemoryStorage, createSession } from '../../packages/api/src/index.ts'
import ky from 'ky'

const origin = 'http://mall.test'
const text = JSON.stringify({ MsgHeader: { Success: true, RetMessage: '' }, MsgBody: [{ ProductName: '笔', ProductCode: '1' }] })
const stub = async () => new Response(text, { headers: { 'content-type': 'application/json' } })

const login = {
  Token: 'token',
  RefreshToken: 'refresh',
  User: { uid: 1, utype: 'GU' as const, nname: '' },
  Enterprise: { EnterpriseId: 1, EnterpriseName: '', GroupId: 1, DepartmentId: 1 },
  Role: [],
}

const rounds = 15
const calls = 1000

const cpuOf = async (call: () => Promise<unknown>): Promise<number> => {
  const begin = process.cpuUsage()
  for (let done = 0; done < calls; done += 1) await call()
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / calls
}

/** CPU time of one call on a stubbed fetch, µs: plain ky and ours in alternate rounds, of each the fastest, since other load only ever adds. */
export const measureCost = async (): Promise<{ ky: number; ours: number }> => {
  const session = createSession({ storage: createMemoryStorage() })
  session.set(login)
  const mall = createMall({ baseUrl: origin, session, fetch: stub })
  const api = ky.create({ prefix: origin, fetch: stub, retry: 0, headers: { authorization: 'Bearer token' } })
  const byKy = () => api.post('/api/Product/Search', { json: { Key: '笔' } }).json()
  const byOurs = () => mall.product.search({ Key: '笔' })
  const times: { ky: number[]; ours: number[] } = { ky: [], ours: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.ky.push(await cpuOf(byKy))
    times.ours.push(await cpuOf(byOurs))
  }
  return { ky: Math.min(...times.ky), ours: Math.min(...times.ours) }
}

/** Time from the response to the refresh until the last waiting call is sent again, ms. */
export const measureResend = async (): Promise<number> => {
  const delays: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    let refreshedAt = 0
    const session = createSession({ storage: createMemoryStorage() })
    session.set({ ...login, User: { ...login.User, uid: round + 1 }, Token: 'expired' })
    const mall = createMall({
      baseUrl: origin,
      session,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        if (request.url.endsWith('RefreshToken')) {
          refreshedAt = performance.now()
          return Response.json({ MsgHeader: { Success: true, RetMessage: '' }, MsgBody: { Token: 'token', RefreshToken: 'next' } })
        }
        if (request.headers.get('authorization') !== 'Bearer token') return new Response('', { status: 401 })
        delays.push(performance.now() - refreshedAt)
        return stub()
      },
    })
    await Promise.all(Array.from({ length: 50 }, () => mall.product.search({ Key: '笔' })))
  }
  return Math.max(...delays)
}
