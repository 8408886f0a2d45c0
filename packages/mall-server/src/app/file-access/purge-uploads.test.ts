import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterSales } from '../../platform/db/schema/after-sales.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { uploadedFile } from '../../platform/db/schema/organisation.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { addDays } from '../../platform/time.ts'
import { keptUnusedDays, purgeUploads } from './purge-uploads.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const made = async (days: number, isPublic = false) => {
  const id = crypto.randomUUID()
  const createdAt = addDays(mall.clock(), -days)
  await mall.deps.files.put(id, Uint8Array.of(1))
  await mall.db.insert(uploadedFile).values({ id, enterpriseId: 1, userId: demo.users.buyer, name: '实物.png', contentType: 'image/png', size: 1, isPublic, createdAt })
  return id
}

const isKept = async (id: string) => {
  const row = (await mall.db.$count(uploadedFile, eq(uploadedFile.id, id))) === 1
  const bytes = (await mall.deps.files.get(id)) !== null
  expect(row).toBe(bytes)
  return row
}

const first = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('The demo has no such record')
  return row
}

test('an upload that nothing shows is deleted a month after it was made, with its bytes, and no other', async () => {
  const [unused, young, shown, ofOrder, ofService, ofInquiry] = [
    await made(keptUnusedDays + 1), await made(keptUnusedDays - 1), await made(keptUnusedDays + 1, true),
    await made(keptUnusedDays + 1), await made(keptUnusedDays + 1), await made(keptUnusedDays + 1),
  ]
  const named = (id: string) => [{ Url: `/files/${id}`, Name: '实物.png' }]
  const order = first(await mall.db.select().from(orders).where(eq(orders.userId, demo.users.buyer)))
  await mall.db.update(orders).set({ attachments: named(ofOrder) }).where(eq(orders.id, order.id))
  const service = first(await mall.db.select().from(afterSales).where(eq(afterSales.userId, demo.users.buyer)))
  await mall.db.update(afterSales).set({ images: named(ofService) }).where(eq(afterSales.id, service.id))
  const line = first(
    await mall.db.select({ id: inquiryLine.id }).from(inquiryLine).innerJoin(inquiry, eq(inquiry.id, inquiryLine.inquiryId)).where(eq(inquiry.userId, demo.users.buyer)),
  )
  await mall.db.update(inquiryLine).set({ images: [`/files/${ofInquiry}`] }).where(eq(inquiryLine.id, line.id))
  await purgeUploads(mall.deps)
  expect(await isKept(unused)).toBe(false)
  for (const id of [young, shown, ofOrder, ofService, ofInquiry]) expect(await isKept(id)).toBe(true)
})

test('one whose bytes cannot be removed keeps its row, and goes the next time', async () => {
  const id = await made(keptUnusedDays + 1)
  const broken = { ...mall.deps.files, remove: () => Promise.reject(new Error('The store is away')) }
  await expect(purgeUploads({ ...mall.deps, files: broken })).rejects.toThrow('away')
  expect(await isKept(id)).toBe(true)
  await purgeUploads(mall.deps)
  expect(await isKept(id)).toBe(false)
})
