import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purchaseListLimits, type CallInput } from '@mall/api/contract'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { membership } from '../../platform/db/schema/organisation.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { repriceAgreed } from '../../testing/agreed-prices.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { record } from './records.ts'

let mall: TestMall
let buyer: Shopper
/** Of the same company, another department; and of the same department. */
let stranger: string
let colleague: string
/** Of another company. */
let other: string
let first: { id: number; code: string; name: string }
let second: { id: number; code: string; name: string }

beforeAll(async () => {
  mall = await createTestMall()
  buyer = await createShopper(mall, 'buyer')
  stranger = (await mall.login('buyer2')).Token
  colleague = (await mall.login('approver')).Token
  other = (await mall.login('other')).Token
  first = await plainProduct(mall)
  second = await plainProduct(mall)
}, 120_000)
beforeEach(async () => {
  await mall.db.delete(record)
  await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: buyer.token })
})
afterAll(() => mall.close())

type SaveInput = CallInput<'POST /api/PurchaseList/Save'>

const save = (input: Partial<SaveInput> = {}, token = buyer.token) =>
  mall.call(
    'POST /api/PurchaseList/Save',
    { RequestId: crypto.randomUUID(), Name: '每月文具', Visibility: 'self', Lines: [{ ProductCode: first.code, Quantity: 3 }], ...input },
    { token },
  )
const saved = async (input: Partial<SaveInput> = {}, token = buyer.token) => {
  const { body, message } = await save(input, token)
  if (body === null) throw new Error(message)
  return body
}
const names = async (token = buyer.token, Keyword?: string) => {
  const { body } = await mall.call('POST /api/PurchaseList/List', { PageIndex: 1, PageSize: 20, Keyword }, { token })
  return body?.Items.map(({ Name }) => Name)
}
const addToCart = (ListId: number, token = buyer.token, RequestId: string = crypto.randomUUID()) =>
  mall.call('POST /api/PurchaseList/AddToCart', { ListId, RequestId }, { token })

describe('a list', () => {
  it('keeps its lines in order, each product once', async () => {
    const list = await saved({ Lines: [{ ProductCode: second.code, Quantity: 1 }, { ProductCode: first.code, Quantity: 2 }, { ProductCode: second.code, Quantity: 4 }] })
    expect(list.Lines.map(({ ProductCode, Quantity }) => [ProductCode, Quantity])).toEqual([[second.code, 5], [first.code, 2]])
    expect(list).toMatchObject({ IsOwn: true, Visibility: 'self', AllowActions: ['Edit', 'Delete'], Version: 1 })
    expect(list.Lines[0]).toMatchObject({ CustomerProductName: second.name })
  })

  it('is saved once per RequestId', async () => {
    const RequestId = crypto.randomUUID()
    expect((await saved({ RequestId })).ListId).toBe((await saved({ RequestId })).ListId)
    expect(await names()).toEqual(['每月文具'])
  })

  it('has a name that no other list of the user has; other users may have it', async () => {
    await saved()
    expect(await save()).toMatchObject({ success: false, code: 'PURCHASE_LIST_NAME_TAKEN', message: '已有名为“每月文具”的常购清单' })
    expect((await save({}, stranger)).success).toBe(true)
    const list = await saved({ Name: '茶水间' })
    expect(await save({ ListId: list.ListId, Version: 1, Name: '每月文具' })).toMatchObject({ code: 'PURCHASE_LIST_NAME_TAKEN' })
    expect((await save({ ListId: list.ListId, Version: 1, Name: '茶水间' })).success).toBe(true)
  })

  it('refuses a name of 31 characters, no lines, more than 200 and an unknown product', async () => {
    expect((await save({ Name: '长'.repeat(31) })).code).toBe('INVALID_INPUT')
    expect((await save({ Lines: [] })).code).toBe('INVALID_INPUT')
    expect((await save({ Lines: Array.from({ length: 201 }, () => ({ ProductCode: first.code, Quantity: 1 })) })).code).toBe('INVALID_INPUT')
    expect(await save({ Lines: [{ ProductCode: '99999999999', Quantity: 1 }] })).toMatchObject({ code: 'PRODUCT_NOT_FOUND', message: '商品编码不存在：99999999999' })
    expect(await names()).toEqual([])
  })

  it('is changed and deleted in the version that was read, and recorded', async () => {
    const { ListId } = await saved()
    const changed = await saved({ ListId, Version: 1, Name: '季度文具', Lines: [{ ProductCode: second.code, Quantity: 9 }] })
    expect(changed).toMatchObject({ Name: '季度文具', Version: 2, Lines: [{ ProductCode: second.code, Quantity: 9 }] })
    expect(await save({ ListId, Version: 1 })).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect(await mall.call('POST /api/PurchaseList/Delete', { ListId, Version: 1 }, { token: buyer.token })).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect((await mall.call('POST /api/PurchaseList/Delete', { ListId, Version: 2 }, { token: buyer.token })).success).toBe(true)
    expect(await names()).toEqual([])
    const actions = await mall.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entity, 'purchaseList'))
    expect(actions.slice(-3).map(({ action }) => action)).toEqual(['PurchaseList.Save', 'PurchaseList.Save', 'PurchaseList.Delete'])
  })

  it('is one of fifty at most, however many are saved at once', async () => {
    const { ListId } = await saved()
    const [own] = await mall.db.select().from(record)
    if (own === undefined) throw new Error(`List ${ListId} was not written`)
    const { userId, enterpriseId, visibility, updatedAt } = own
    await mall.db.insert(record).values(
      Array.from({ length: purchaseListLimits.lists - 2 }, (_, index) => ({ userId, enterpriseId, visibility, updatedAt, name: `清单${index}` })),
    )
    const tries = await Promise.all([save({ Name: '茶水间' }), save({ Name: '会议室' })])
    expect(tries.map(({ code }) => code).toSorted()).toEqual(['OK', 'PURCHASE_LIST_LIMIT_REACHED'])
  })
})

describe('who sees a list', () => {
  it('is its maker alone, until it is shared: then their department too, who may not change it', async () => {
    const { ListId } = await saved()
    expect(await names(colleague)).toEqual([])
    expect(await addToCart(ListId, colleague)).toMatchObject({ code: 'PURCHASE_LIST_NOT_FOUND', body: null })
    await saved({ ListId, Version: 1, Visibility: 'department' })
    expect(await names(colleague)).toEqual(['每月文具'])
    expect((await addToCart(ListId, colleague)).success).toBe(true)
    expect(await save({ ListId, Version: 2 }, colleague)).toMatchObject({ code: 'PURCHASE_LIST_NOT_FOUND' })
    expect(await mall.call('POST /api/PurchaseList/Delete', { ListId, Version: 2 }, { token: colleague })).toMatchObject({ code: 'PURCHASE_LIST_NOT_FOUND' })
    for (const token of [stranger, other]) {
      expect(await names(token)).toEqual([])
      expect(await addToCart(ListId, token)).toMatchObject({ code: 'PURCHASE_LIST_NOT_FOUND', body: null })
    }
    const { body } = await mall.call('POST /api/PurchaseList/List', { PageIndex: 1, PageSize: 20 }, { token: colleague })
    expect(body?.Items[0]).toMatchObject({ IsOwn: false, AllowActions: [] })
    await saved({ ListId, Version: 2, Visibility: 'self' })
    expect(await names(colleague)).toEqual([])
  })

  it('stays with the department it was shared with when its maker moves', async () => {
    const { ListId } = await saved({ Visibility: 'department' })
    const [before] = await mall.db.select().from(record)
    const moved = (departmentId: number) => mall.db.update(membership).set({ departmentId }).where(eq(membership.userId, before?.userId ?? 0))
    await moved(1)
    try {
      await saved({ ListId, Version: 1, Visibility: 'department', Name: '搬走以后' })
      expect(await names(colleague)).toEqual(['搬走以后'])
    } finally {
      await moved(before?.sharedDepartmentId ?? 0)
    }
  })

  it('finds it by a part of its name, the latest saved first', async () => {
    await saved({ Name: '每月文具' })
    mall.advance(1_000)
    await saved({ Name: '茶水间' })
    expect(await names()).toEqual(['茶水间', '每月文具'])
    expect(await names(buyer.token, '文具')).toEqual(['每月文具'])
  })
})

describe('a list in the cart', () => {
  it('adds what can be bought and says of the rest why not, once per RequestId', async () => {
    const third = await plainProduct(mall)
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, second.id))
    await mall.db.update(productStock).set({ quantity: 4 }).where(eq(productStock.productId, third.id))
    await buyer.put(first.code, 2)
    const { ListId } = await saved({ Lines: [first, second, third].map(({ code }) => ({ ProductCode: code, Quantity: 5 })) })
    const RequestId = crypto.randomUUID()
    const { body } = await addToCart(ListId, buyer.token, RequestId)
    expect(body?.Results).toEqual([
      { RowNo: 1, Success: true, Code: 'OK', Message: `${first.name}：已加入购物车` },
      { RowNo: 2, Success: false, Code: 'OFF_SHELF', Message: `${second.name}：该商品已下架` },
      { RowNo: 3, Success: false, Code: 'LOW_STOCK', Message: `${third.name}：库存不足，仅剩4` },
    ])
    expect((await addToCart(ListId, buyer.token, RequestId)).body).toEqual(body)
    expect((await buyer.cart()).Items.map(({ ProductCode, Quantity }) => [ProductCode, Quantity])).toEqual([[first.code, 7]])
    await mall.db.update(product).set({ isOnShelf: true }).where(eq(product.id, second.id))
  })

  it('has the price for the quantity that it comes to', async () => {
    const tiers = [{ minQty: 1, priceFen: 5_000 }, { minQty: 10, priceFen: 4_000 }]
    await repriceAgreed(mall.db, first.id, tiers)
    await buyer.put(first.code, 4)
    const { ListId } = await saved({ Lines: [{ ProductCode: first.code, Quantity: 6 }] })
    await addToCart(ListId)
    expect((await buyer.cart()).Items[0]).toMatchObject({ Quantity: 10, Price: 40, PreviousPrice: null })
  })
})

describe('上月采购', () => {
  const lastMonth = async (token = buyer.token) => {
    const { body, message } = await mall.call('POST /api/PurchaseList/LastMonth', {}, { token })
    if (body === null) throw new Error(message)
    return new Map(body.Lines.map(({ ProductCode, Quantity }) => [ProductCode, Quantity]))
  }
  const bought = async (code: string, quantity: number, day: string) => {
    const { SubmitId } = await buyer.buy(code, quantity)
    const [order] = await mall.db.update(orders).set({ createdAt: new Date(`${day}+08:00`) }).where(eq(orders.submitId, SubmitId)).returning()
    return order?.id ?? 0
  }

  it('is what the last calendar month’s orders took, without those that came to nothing', async () => {
    const one = await plainProduct(mall)
    const late = await plainProduct(mall)
    const early = await plainProduct(mall)
    await bought(one.code, 2, '2026-02-01T00:00:00')
    await bought(one.code, 3, '2026-02-28T23:59:59')
    await bought(late.code, 1, '2026-03-01T00:00:00')
    await bought(early.code, 1, '2026-01-31T23:59:59')
    const lines = await lastMonth()
    expect([lines.get(one.code), lines.get(late.code), lines.get(early.code)]).toEqual([5, undefined, undefined])
    const cancelled = await bought(one.code, 7, '2026-02-10T10:00:00')
    expect((await lastMonth()).get(one.code)).toBe(12)
    await mall.db.update(orders).set({ status: 80 }).where(eq(orders.id, cancelled))
    expect((await lastMonth()).get(one.code)).toBe(5)
    // Within the caller's data scope: the department's manager sees it, another buyer and another company do not.
    expect((await lastMonth(colleague)).get(one.code)).toBe(5)
    expect((await lastMonth(stranger)).get(one.code)).toBeUndefined()
    expect((await lastMonth(other)).get(one.code)).toBeUndefined()
  })
})
