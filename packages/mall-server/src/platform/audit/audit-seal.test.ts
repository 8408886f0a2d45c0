import { asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { auditLog, auditSeal } from '../db/schema/writes.ts'
import { addDays } from '../time.ts'
import { systemOrigin, writeAudit } from './audit-log.ts'
import { keptAuditDays, purgeAudit, sealAudit, sealedWithinMs, verifyAudit } from './audit-seal.ts'

let mall: TestMall
beforeEach(async () => {
  mall = await createTestMall()
  await mall.db.delete(auditLog)
}, 120_000)
afterEach(() => mall.close())

const write = async (many: number, now = mall.clock()): Promise<void> => {
  for (let at = 0; at < many; at++) {
    await writeAudit(mall.db, systemOrigin(now), { action: 'Order.Cancel', entity: 'order', entityId: at, before: { Status: '待付款', Amount: 12.5 }, after: { Status: '已取消', Amount: null } })
  }
}
const seal = () => sealAudit(mall.deps)
const verify = (secret = mall.deps.config.secret) => verifyAudit(mall.db, secret, mall.clock())
const faultsOf = async () => (await verify()).faults

const twoLinks = async (): Promise<void> => {
  await write(3)
  await seal()
  await write(2)
  await seal()
}

test('what was written is in the chain, each entry once, and fits', async () => {
  await write(3)
  expect(await seal()).toBe(3)
  expect(await seal()).toBe(0)
  await write(2)
  expect(await seal()).toBe(2)
  expect(await verify()).toMatchObject({ entries: 5, seals: 2, faults: [] })
})

test('more than one link of them, in one run', async () => {
  const [row] = await mall.db.insert(auditLog).values({ createdAt: mall.clock(), action: 'A.B', entity: 'order', entityId: '1', ip: '', requestId: '' }).returning({ id: auditLog.id })
  await mall.db.execute(sql`insert into audit_log (created_at, action, entity, entity_id, ip, request_id) select created_at, action, entity, entity_id, ip, request_id from audit_log, generate_series(1, 2400) where id = ${row?.id ?? 0}`)
  expect(await seal()).toBe(2401)
  expect(await verify()).toMatchObject({ entries: 2401, seals: 3, faults: [] })
})

test.each<[string, (id: number) => Promise<unknown>]>([
  ['a changed value', (id) => mall.db.update(auditLog).set({ after: { Status: '已完成', Amount: null } }).where(eq(auditLog.id, id))],
  ['another person', (id) => mall.db.update(auditLog).set({ staffId: 1 }).where(eq(auditLog.id, id))],
  ['another time', (id) => mall.db.update(auditLog).set({ createdAt: addDays(mall.clock(), -1) }).where(eq(auditLog.id, id))],
  ['another address', (id) => mall.db.update(auditLog).set({ ip: '203.0.113.9' }).where(eq(auditLog.id, id))],
  ['a removed entry', (id) => mall.db.delete(auditLog).where(eq(auditLog.id, id))],
  ['an added entry', async () => {
    await write(1)
    await mall.db.update(auditLog).set({ sealId: (await mall.db.select().from(auditSeal).orderBy(asc(auditSeal.id)))[0]?.id ?? 0 }).where(isNull(auditLog.sealId))
  }],
])('%s is found, and in which link', async (_name, change) => {
  await twoLinks()
  const [first] = await mall.db.select().from(auditSeal).orderBy(asc(auditSeal.id))
  const [entry] = await mall.db.select().from(auditLog).where(isNotNull(auditLog.sealId)).orderBy(asc(auditLog.id))
  await change(entry?.id ?? 0)
  const faults = await faultsOf()
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(`link ${first?.id} `)
})

test('of a link that lacks entries it is said how many were written', async () => {
  await twoLinks()
  const [entry] = await mall.db.select().from(auditLog).orderBy(asc(auditLog.id))
  await mall.db.delete(auditLog).where(eq(auditLog.id, entry?.id ?? 0))
  expect((await faultsOf())[0]).toContain('3 entries were written, 2 are there')
})

test('a removed link is found, and one that was made without the secret', async () => {
  await twoLinks()
  const [first] = await mall.db.select().from(auditSeal).orderBy(asc(auditSeal.id))
  await mall.db.update(auditLog).set({ sealId: null }).where(eq(auditLog.sealId, first?.id ?? 0))
  await mall.db.delete(auditSeal).where(eq(auditSeal.id, first?.id ?? 0))
  expect(await faultsOf()).toHaveLength(1)
  expect((await verify('another secret of the mall')).faults.length).toBeGreaterThan(0)
})

test('an entry that stays out of the chain is found', async () => {
  await write(1, new Date(mall.clock().getTime() - sealedWithinMs - 1000))
  expect(await faultsOf()).toEqual([expect.stringMatching(/^1 entries older than an hour are in no link: /)])
})

test('what is older than two years goes, and the rest is still verified', async () => {
  await write(3)
  await seal()
  await mall.db.update(auditSeal).set({ createdAt: addDays(mall.clock(), -keptAuditDays - 1) })
  await write(2)
  await seal()
  await purgeAudit(mall.db, mall.clock())
  expect(await mall.db.$count(auditLog)).toBe(2)
  expect(await verify()).toMatchObject({ entries: 2, faults: [] })
  const rest = (await mall.db.select().from(auditLog)).map(({ id }) => id)
  await mall.db.update(auditLog).set({ ip: '203.0.113.9' }).where(inArray(auditLog.id, rest.slice(0, 1)))
  expect(await faultsOf()).toHaveLength(1)
})
