import * as z from 'zod/mini'
import { money } from '../common.ts'
import { field, named } from '../describe.ts'
import { price, priced } from '../priced.ts'

export const orderSavings = named(
  'OrderSavings',
  'What the prices save against the market price of one piece, by whose prices they are.',
  z.object({
    Agreed: field(money, '协议价已省: of the lines at a price that was agreed with the company.'),
    Quoted: field(money, '报价已省: of the lines at the price of a quote.'),
    Tier: field(money, '阶梯价已省: of the lines at a market price that their quantity lowers.'),
  }),
)

/** What the lines of a cart or an order come to. The rule is `order/sums.ts`. */
export const sumFields = {
  GoodsAmount: field(price, '商品总额: the lines at the prices that are paid, without freight.'),
  Freight: field(price, '运费: freight; 0 when nothing is delivered.'),
  PayableAmount: field(price, '应付: 商品总额 + 运费. What goes back later does not change it.'),
  SavedAmount: field(price, '已省: what the lines cost less than at the market price of one piece, of all kinds. No part of 应付.'),
  Savings: field(priced(orderSavings), '已省 by kind.'),
}
