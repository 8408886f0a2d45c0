import { and, eq } from 'drizzle-orm'
import type { NoticeEvent } from '@mall/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../app/app.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import type { Mail } from '../../platform/mail/mail-sender.ts'
import { openPostgres } from '../../hosts/node/open-postgres.ts'
import { presetRoles } from '../role/presets.ts'
import { demo } from '../../demo/organisation.ts'
import { eventsOf } from '../../testing/events-of.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createPubSub } from '../../platform/pub-sub/pub-sub.ts'
import { sendDueMails } from './mail.ts'
import { settle, type NoticeToTell } from './store.ts'
import { example, start, tellExample as tellExampleIn } from './testing/tell-example.ts'

const mails: Mail[] = []

let mall: TestMall
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall({ now: start, mail: { send: async (mail) => void mails.push(mail) } })
  for (const account of ['buyer', 'buyer2'] as const) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)
afterAll(() => mall.close())

beforeEach(async () => {
  mails.length = 0
  await mall.db.delete(userNotice)
})

const as = (account: string) => ({ token: tokens.get(account) })
const tellExample = (changes: Partial<NoticeToTell> = {}) => tellExampleIn(mall, changes)

describe('the stream', () => {
  const open = (account: string, { headers = {}, app = mall.app }: { headers?: Record<string, string>; app?: TestMall['app'] } = {}) =>
    app.fetch(new Request('http://mall.test/api/Notice/Stream', { headers: { Authorization: `Bearer ${tokens.get(account)}`, 'Accept-Encoding': 'gzip', ...headers } }), { peerAddress: '127.0.0.1' })

  const reading = async (account: string, options: Parameters<typeof open>[1] = {}) => {
    const response = await open(account, options)
    const events = eventsOf(response)
    const next = async () => (await events.next()).value as { id: string | null; data: NoticeEvent } | undefined
    return { response, next, end: () => events.return(undefined) }
  }

  test('begins with the count, brings each notice and each change of the count, and only the user’s own', async () => {
    await tellExample()
    const { response, next, end } = await reading('buyer')
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect((await next())?.data).toEqual({ Type: 'count', Count: 1 })
    await tellExample({ userIds: [demo.users.buyer2], title: '别人的' })
    await tellExample({ title: '新的' })
    const event = await next()
    expect(event?.data).toMatchObject({ Type: 'notice', Count: 2, Notice: { Title: '新的' } })
    await mall.db.transaction((tx) => settle(tx, { kind: example.kind, subject: example.subject, now: start }))
    expect((await next())?.data).toEqual({ Type: 'count', Count: 0 })
    await end()
  })

  test('after a break it goes on after the last event', async () => {
    const first = await reading('buyer')
    const { id } = (await first.next()) ?? {}
    await first.end()
    await tellExample({ title: '断线期间' })
    const second = await reading('buyer', { headers: { 'Last-Event-ID': id ?? '' } })
    expect((await second.next())?.data).toMatchObject({ Type: 'notice', Count: 1, Notice: { Title: '断线期间' } })
    await second.end()
  })

  test('names amounts as long as its reader may see them', async () => {
    const company = eq(enterprise.id, 1)
    const { next, end } = await reading('buyer')
    await next()
    await tellExample({ title: '订单金额¥1,200.00' })
    expect((await next())?.data).toMatchObject({ Notice: { Title: '订单金额¥1,200.00' } })
    await mall.db.update(enterprise).set({ showsPrices: false }).where(company)
    await tellExample({ title: '又一单¥3,400.00' })
    expect((await next())?.data).toMatchObject({ Notice: { Title: '又一单—' } })
    await mall.db.update(enterprise).set({ showsPrices: true }).where(company)
    await end()
  })

  test('says when the menu of its reader has changed, once for each change', async () => {
    const place = { userId: demo.users.buyer, enterpriseId: demo.enterprises.huaqiTech }
    const ofBuyer = and(eq(membershipRole.userId, place.userId), eq(membershipRole.enterpriseId, place.enterpriseId))
    const { next, end } = await reading('buyer')
    expect((await next())?.data).toEqual({ Type: 'count', Count: 0 })
    await mall.db.insert(membershipRole).values({ ...place, roleId: presetRoles.Finance })
    await tellExample({ title: '多了权限' })
    expect([(await next())?.data, (await next())?.data]).toMatchObject([{ Type: 'menu', Count: 1 }, { Type: 'notice', Count: 1 }])
    await mall.db.delete(membershipRole).where(and(ofBuyer, eq(membershipRole.roleId, presetRoles.Finance)))
    await tellExample({ title: '又少了' })
    expect([(await next())?.data, (await next())?.data]).toMatchObject([{ Type: 'menu', Count: 2 }, { Type: 'notice', Count: 2 }])
    await tellExample({ title: '照旧' })
    expect((await next())?.data).toMatchObject({ Type: 'notice', Count: 3 })
    await end()
  })

  test('ends with the session', async () => {
    tokens.set('leaver', (await mall.login('buyer')).Token)
    const { next } = await reading('leaver')
    await next()
    await mall.call('POST /api/Account/Logout', {}, as('leaver'))
    expect(await next()).toBeUndefined()
    await tellExample()
    expect((await open('leaver')).status).toBe(401)
  })

  test('a user has ten in a process; an ended one makes room', async () => {
    const streams = []
    for (let nth = 0; nth < 10; nth += 1) {
      const stream = await reading('buyer')
      await stream.next()
      streams.push(stream)
    }
    const refused = (await (await open('buyer')).json()) as { MsgHeader: { Code: string } }
    expect(refused.MsgHeader.Code).toBe('STREAM_UNAVAILABLE')
    expect((await open('buyer2')).headers.get('content-type')).toBe('text/event-stream')
    await streams[0]?.end()
    const again = await reading('buyer')
    expect((await again.next())?.data).toEqual({ Type: 'count', Count: 0 })
    await Promise.all([again, ...streams].map(({ end }) => end()))
  })

  test('is refused where nobody listens to the database, and ends when the process stops', async () => {
    const deaf = createApp({ ...mall.deps, pubSub: null })
    expect(((await (await open('buyer', { app: deaf })).json()) as { MsgHeader: { Code: string } }).MsgHeader.Code).toBe('STREAM_UNAVAILABLE')
    const { pubSub, stop } = createPubSub(() => Promise.resolve())
    const { next } = await reading('buyer', { app: createApp({ ...mall.deps, pubSub }) })
    await next()
    stop()
    expect(await next()).toBeUndefined()
  })

  test.runIf(process.env.TEST_DATABASE_URL)('brings what another process wrote', async () => {
    const other = await openPostgres(mall.databaseUrl ?? '', { pool: 2, isBounded: false })
    const { pubSub, stop } = createPubSub(other.listen)
    const { next } = await reading('buyer', { app: createApp({ ...mall.deps, db: other.db, pubSub }) })
    expect((await next())?.data).toEqual({ Type: 'count', Count: 0 })
    await tellExample()
    expect((await next())?.data).toMatchObject({ Type: 'notice', Count: 1 })
    await Promise.all([sendDueMails(mall.deps), sendDueMails({ ...mall.deps, db: other.db })])
    expect(mails).toHaveLength(1)
    stop()
    await other.close()
  })
})
