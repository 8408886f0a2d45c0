import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterSales } from '../../platform/db/schema/after-sales.ts'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { uploadedFile } from '../../platform/db/schema/organisation.ts'
import { statement, statementMessage, statementRow } from '../../platform/db/schema/statement.ts'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { portfolio } from '../../platform/db/schema/staff.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

/** `buyer` uploads; their manager, the company's finance and the group's administrator see their records, the others none of them. */
const people = ['buyer', 'buyer2', 'approver', 'approver2', 'finance', 'admin', 'other'] as const
type Person = (typeof people)[number]

let mall: TestMall
let address: string
const tokens = new Map<Person, string>()

beforeAll(async () => {
  mall = await createTestMall()
  for (const person of people) tokens.set(person, (await mall.login(person)).Token)
}, 120_000)
afterAll(() => mall.close())

beforeEach(async () => {
  const form = new FormData()
  form.append('file', new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], '实物.png'))
  const { body } = await mall.send('POST /api/File/Execute', form, { token: tokens.get('buyer') })
  address = (body as { Url: string }).Url
})

const statusFor = async (person: Person): Promise<number> =>
  (await mall.fetch(address, { headers: { Authorization: `Bearer ${tokens.get(person)}` } })).status

/** The users who can see the file. */
const readers = async (): Promise<Person[]> => {
  const statuses = await Promise.all(people.map(async (person) => ({ person, status: await statusFor(person) })))
  expect(statuses.every(({ status }) => status === 200 || status === 404)).toBe(true)
  return statuses.flatMap(({ person, status }) => (status === 200 ? [person] : []))
}

const seenFromAbove: readonly Person[] = ['buyer', 'approver', 'finance', 'admin']

const first = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('The demo has no such record')
  return row
}

const ofBuyer = eq(orders.userId, demo.users.buyer)
const attach = (orderId: number) => mall.db.update(orders).set({ attachments: [{ Url: address, Name: '实物.png' }] }).where(eq(orders.id, orderId))

describe('an upload is shown', () => {
  test('to the user who made it, as long as it is part of nothing', async () => {
    expect(await readers()).toEqual(['buyer'])
  })

  test('to whoever sees the order that it is attached to', async () => {
    await attach(first(await mall.db.select().from(orders).where(ofBuyer)).id)
    expect(await readers()).toEqual(seenFromAbove)
  })

  test('to whose turn it was to decide about the order, and not before', async () => {
    const { order, step } = first(
      await mall.db
        .select({ order: orders, step: approvalStep })
        .from(approvalStep)
        .innerJoin(orderApproval, eq(orderApproval.id, approvalStep.approvalId))
        .innerJoin(orders, eq(orders.id, orderApproval.orderId))
        .where(ofBuyer),
    )
    await attach(order.id)
    await mall.db.update(approvalStep).set({ approverId: demo.users.buyer2, reachedAt: null }).where(eq(approvalStep.id, step.id))
    expect(await statusFor('buyer2')).toBe(404)
    await mall.db.update(approvalStep).set({ reachedAt: mall.clock() }).where(eq(approvalStep.id, step.id))
    expect(await statusFor('buyer2')).toBe(200)
  })

  test('to whoever sees the after-sales service that it is a picture of', async () => {
    const { id } = first(await mall.db.select().from(afterSales).where(eq(afterSales.userId, demo.users.buyer)))
    await mall.db.update(afterSales).set({ images: [{ Url: address, Name: '实物.png' }] }).where(eq(afterSales.id, id))
    expect(await readers()).toEqual(seenFromAbove)
  })

  test('to whoever sees the inquiry that it is a picture of', async () => {
    const { id } = first(
      await mall.db.select({ id: inquiryLine.id }).from(inquiryLine).innerJoin(inquiry, eq(inquiry.id, inquiryLine.inquiryId)).where(eq(inquiry.userId, demo.users.buyer)),
    )
    await mall.db.update(inquiryLine).set({ images: [address] }).where(eq(inquiryLine.id, id))
    expect(await readers()).toEqual(seenFromAbove)
  })

  test('to whoever sees the statement that its maker disputed with it', async () => {
    const { id } = first(
      await mall.db.select({ id: statementRow.id }).from(statementRow).innerJoin(statement, eq(statement.id, statementRow.statementId)).where(eq(statement.enterpriseId, demo.enterprises.huaqiTech)),
    )
    const [said] = await mall.db
      .insert(statementMessage)
      .values({ rowId: id, author: '采购员', userId: demo.users.buyer, text: '少收一件', images: [{ Url: address, Name: '实物.png' }], createdAt: mall.clock() })
      .returning()
    // A department's approver sees orders, and no statement.
    expect(await readers()).toEqual(['buyer', 'finance', 'admin'])
    const read = async (account: 'accountant' | 'sales' | 'goods'): Promise<number> =>
      (await mall.fetch(address, { headers: { Authorization: `Bearer ${(await loginStaff(mall, account)).Token}` } })).status
    expect([await read('accountant'), await read('goods')]).toEqual([200, 404])
    await mall.db.update(statementMessage).set({ userId: demo.users.buyer2 }).where(eq(statementMessage.id, said?.id ?? 0))
    expect(await readers()).toEqual(['buyer'])
  })

  test('to the seller’s staff who look after the company, as their permissions say', async () => {
    const read = async (account: 'sales' | 'goods'): Promise<number> =>
      (await mall.fetch(address, { headers: { Authorization: `Bearer ${(await loginStaff(mall, account)).Token}` } })).status
    expect([await read('sales'), await read('goods')]).toEqual([404, 404])
    const { id } = first(await mall.db.select().from(afterSales).where(eq(afterSales.userId, demo.users.buyer)))
    await mall.db.update(afterSales).set({ images: [{ Url: address, Name: '实物.png' }] }).where(eq(afterSales.id, id))
    expect([await read('sales'), await read('goods')]).toEqual([200, 404])
    const looksAfter = await mall.db.delete(portfolio).where(eq(portfolio.staffId, demoStaff.sales)).returning()
    expect(await read('sales')).toBe(404)
    await mall.db.insert(portfolio).values(looksAfter)
  })

  test('to everybody as part of something public', async () => {
    await mall.db.update(uploadedFile).set({ isPublic: true }).where(eq(uploadedFile.id, address.slice('/files/'.length)))
    expect(await readers()).toEqual(people)
    expect((await mall.fetch(address)).status).toBe(200)
  })

  test('to nobody because of a record that names it without being its maker’s', async () => {
    const { id } = first(await mall.db.select().from(orders).where(eq(orders.userId, demo.users.buyer2)))
    await attach(id)
    expect(await readers()).toEqual(['buyer'])
  })
})
