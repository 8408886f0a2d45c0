import { sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { versionsInForce } from '../../assortment/agreements.ts'
import { queryRows } from '../../../platform/db/client.ts'
import type { TestMall } from '../../../testing/test-mall.ts'

type ListInput = CallInput<'POST /api/Product/List'>

interface Picked {
  readonly id: number
  readonly code: string
  readonly name: string
}

/** Ways to look at the catalogue of a test mall; without a token as a visitor. */
export const catalogueView = (mall: TestMall) => {
  const list = async (input: Partial<ListInput>, token?: string) => {
    const response = await mall.call('POST /api/Product/List', { PageIndex: 1, PageSize: 1000, ...input }, { token })
    if (!response.body) throw new Error(response.message)
    return response.body
  }
  return {
    list,
    codes: async (input: Partial<ListInput>, token?: string) => (await list(input, token)).Items.map((item) => item.ProductCode),
    detail: async (code: string, token?: string) => mall.call('POST /api/Product/Detail', { ProductCode: code }, { token }),
    /** The first product by a condition on `product p`, its Shanghai stock `s` and, of enterprise 1, the row `a` that decides its price with its `price_fen`. */
    pick: async (condition: string): Promise<Picked> => {
      const [row] = await queryRows<Picked>(
        mall.db,
        sql`select p.id, p.code, p.name from product p
          left join lateral (
            select r.*, (r.tiers->0->>'priceFen')::bigint as price_fen from (${versionsInForce({ enterpriseId: 1, day: '2026-03-18' })}) v join agreement_row r on r.version_id = v.id
            where r.product_id = p.id order by v.place limit 1
          ) a on true
          left join product_stock s on s.product_id = p.id and s.area_code = '310000'
          where ${sql.raw(condition)} order by p.id limit 1`,
      )
      if (!row) throw new Error(`No product with ${condition}`)
      return row
    },
  }
}
