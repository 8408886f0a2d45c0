import * as z from 'zod/mini'
import { day, fileUrl, id, money, productCode } from '../common.ts'
import { field, named } from '../describe.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** The months of a customer's purchases, the most categories and products of them, and the most products that it has stopped buying. */
export const purchaseLimits = { months: 12, categories: 5, products: 5, stopped: 3 } as const

const count = z.int().check(z.nonnegative())

const goods = {
  ProductCode: productCode,
  CustomerProductName: field(z.string(), 'Name of the product.'),
  ImageUrl: field(fileUrl, 'Picture of the product.'),
  Unit: field(z.string(), 'Unit of a piece.'),
}

export const customerPurchases = named(
  'CustomerPurchases',
  'What a company bought in the last twelve months. Bought is what 销售 counts: approved, neither cancelled nor refused.',
  z.object({
    BeginDate: field(day, 'First day of the first month.'),
    EndDate: field(day, 'Today.'),
    Amount: field(money, 'What the orders of these months add up to, freight included.'),
    OrderCount: field(count, 'How many they are.'),
    Margin: field(z.nullable(z.number()), '毛利率 of their goods: 0.17 is 17 %. Null when nothing has a cost, and for users who may not see it.'),
    Months: field(
      z.array(z.object({
        Month: field(z.string(), 'The month, such as 2026-10.'),
        Amount: field(money, 'What its orders add up to, freight included.'),
        OrderCount: field(count, 'How many they are.'),
        IsOpen: field(z.boolean(), 'The month goes on.'),
      })),
      `The last ${purchaseLimits.months} months, the earliest first.`,
    ),
    GoodsAmount: field(money, 'What the goods of these months add up to, without freight: the whole of the shares.'),
    Categories: field(
      z.array(z.object({
        CategoryId: field(id, 'The category, of the first level.'),
        Name: field(z.string(), 'Its name.'),
        Amount: field(money, 'What its goods add up to.'),
        LastYearAmount: field(money, 'The same of the same days a year before.'),
      })),
      `The categories with the greatest amounts, at most ${purchaseLimits.categories}.`,
    ),
    OtherCategories: field(
      z.nullable(z.object({ Count: field(count, 'How many there are.'), Amount: field(money, 'What their goods add up to.'), LastYearAmount: field(money, 'The same of the same days a year before.') })),
      'The other categories that something was bought of; null for none.',
    ),
    Products: field(
      z.array(z.object({ ...goods, Quantity: field(count, 'Pieces.'), Amount: field(money, 'What they add up to.'), OrderCount: field(count, 'In how many orders.'), LastOrderDate: field(day, 'Day of the last of these.') })),
      `常买: the products with the greatest amounts, at most ${purchaseLimits.products}.`,
    ),
    Stopped: field(z.array(z.object({ ...goods, Quantity: field(count, 'Pieces that were bought in the last quarter.') })), `Products that were bought in the last quarter and not in this one, those with the greatest amounts, at most ${purchaseLimits.stopped}.`),
    StoppedCount: field(count, 'How many such products there are.'),
  }),
)

export const customerPurchasesCalls = defineSellerCalls({
  'POST /api/SellerCustomer/Purchases': {
    summary: 'Returns what a customer bought in the last twelve months: by month, by category, and which products most.',
    access: staffWith(['order.view', 'report.view']),
    scope: 'portfolio',
    body: z.object({ EnterpriseId: field(id, 'The company.') }),
    response: customerPurchases,
  },
})

export type { CustomerPurchases } from '../../resources/generated/shapes.ts'
