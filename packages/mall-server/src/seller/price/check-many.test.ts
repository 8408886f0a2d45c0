import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SellerPriceChecks } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const tokens: Record<'seller' | 'sales', string> = { seller: '', sales: '' }
let codes: string[] = []
const EnterpriseId = demo.enterprises.huaqiTech
const Day = '2026-03-18'
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['seller', 'sales'] as const) tokens[account] = (await loginStaff(mall, account)).Token
  const rows = await mall.db.select({ id: product.id, code: product.code }).from(product).orderBy(asc(product.id)).limit(60)
  codes = rows.map(({ code }) => code)
  await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.code, codes[3] ?? ''))
  await mall.db.update(product).set({ costFen: 70, floorFen: 99_999_999 }).where(eq(product.code, codes[4] ?? ''))
}, 120_000)
afterAll(() => mall.close())

const need = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
const check = async (Rows: readonly { readonly ProductCode: string; readonly Quantity: number }[], who: keyof typeof tokens = 'seller'): Promise<SellerPriceChecks> =>
  need(await mall.call('POST /api/SellerPrice/CheckMany', { EnterpriseId, Day, Rows: [...Rows] }, { token: tokens[who] }))

describe('many prices at once', () => {
  it.each(['seller', 'sales'] as const)('are what each is alone, for %s', async (who) => {
    const asked = codes.map((ProductCode, at) => ({ ProductCode, Quantity: 1 + at * 7 }))
    const { Rows, Hidden } = await check(asked, who)
    expect(Rows.map(({ ProductCode, Quantity }) => ({ ProductCode, Quantity }))).toEqual(asked)
    for (const { ProductCode, Quantity, Problem, Product } of Rows) {
      const alone = need(await mall.call('POST /api/SellerPrice/Check', { EnterpriseId, Day, ProductCode, Quantity }, { token: tokens[who] }))
      expect(Hidden).toEqual(alone.Hidden)
      expect({ Problem, ...Product }).toEqual({
        Problem: alone.Problem, Name: alone.Name, ImageUrl: alone.ImageUrl, Unit: alone.Unit, Price: alone.Price, Subtotal: alone.Subtotal, MarketPrice: Math.round((alone.MarketSubtotal / Quantity) * 100) / 100,
        Level: alone.Level, Number: alone.Number, Margin: alone.Margin, IsLow: alone.Floor !== null && alone.Price < alone.Floor,
      })
    }
    expect(new Set(Rows.map(({ Product }) => Product?.Level)).size).toBeGreaterThan(1)
    expect(Rows[3]?.Problem).toBe('该商品已下架')
    expect(Rows[4]?.Product?.IsLow).toBe(true)
  })

  it('keep their order, a product twice and a code of none', async () => {
    const [one = '', two = ''] = codes
    const { Rows } = await check([{ ProductCode: two, Quantity: 1 }, { ProductCode: '9999999999', Quantity: 5 }, { ProductCode: one, Quantity: 1 }, { ProductCode: two, Quantity: 100 }])
    expect(Rows.map(({ ProductCode, Quantity }) => [ProductCode, Quantity])).toEqual([[two, 1], ['9999999999', 5], [one, 1], [two, 100]])
    expect(Rows[1]).toEqual({ ProductCode: '9999999999', Quantity: 5, Problem: '没有这个商品', Product: null })
    expect((await check([{ ProductCode: '9999999999', Quantity: 5 }])).Rows).toHaveLength(1)
  })

  it('take as many reads for sixty as for one', async () => {
    const select = vi.spyOn(mall.deps.db, 'select')
    const readsOf = async (count: number) => {
      select.mockClear()
      await check(codes.slice(0, count).map((ProductCode) => ({ ProductCode, Quantity: 1 })))
      return select.mock.calls.length
    }
    expect(await readsOf(60)).toBe(await readsOf(1))
    select.mockRestore()
  })

  it('are of the caller’s customers alone, and of at most two hundred rows', async () => {
    const Rows = [{ ProductCode: codes[0] ?? '', Quantity: 1 }]
    expect(await mall.call('POST /api/SellerPrice/CheckMany', { EnterpriseId: demo.enterprises.yuanfanTrade, Day, Rows }, { token: tokens.sales })).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' })
    const many = Array.from({ length: 201 }, () => ({ ProductCode: codes[0] ?? '', Quantity: 1 }))
    expect(await mall.call('POST /api/SellerPrice/CheckMany', { EnterpriseId, Day, Rows: many }, { token: tokens.seller })).toMatchObject({ body: null })
  })
})
