import * as z from 'zod/mini'
import { day, fileUrl, id, money, productCode, quantity, text } from '../common.ts'
import { field, named } from '../describe.ts'
import type { Names } from '../lifecycles/define.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** What makes a price, from what is looked at first to what is looked at last. */
export const priceLevelNames = { quote: '报价', company: '公司协议', group: '集团协议', market: '市场价' } as const satisfies Names

export type PriceLevel = keyof typeof priceLevelNames

/** What became of a rule that was looked at: it made the price, gave way to another that made it, or did not apply. */
export const priceOutcomeNames = { decided: '定价', yields: '让位', out: '不算' } as const satisfies Names

export type PriceOutcome = keyof typeof priceOutcomeNames

/** The most rules of a check, products of one with many, and customers that a search for one finds. */
export const priceCheckLimits = { rules: 100, products: 200, customers: 20 } as const

const level = field(z.literal(Object.keys(priceLevelNames) as readonly PriceLevel[]), 'quote 报价, company 公司协议, group 集团协议, market 市场价.')
const piece = field(money, 'Price of a piece, tax included.')
const margin = field(z.nullable(z.number()), '毛利, 1 − cost ÷ price, in percent with one decimal; null without a cost, or for those who may not see it.')

const rule = z.object({
  Level: level,
  Number: field(z.string(), '协议号, or the number of the inquiry; empty for the market.'),
  Name: field(z.string(), 'Name of the agreement, or the buyer to whom the quote was made; empty for the market.'),
  AgreementId: field(z.nullable(id), 'The agreement; null for another rule.'),
  Version: field(z.nullable(z.int()), 'Which version of the agreement (第几版); null for another rule.'),
  From: field(z.nullable(day), 'First day; null for the market, and for a quote.'),
  Until: field(z.nullable(day), 'Last day, until 24:00; null for the market.'),
  Price: field(z.nullable(money), 'Price of a piece by this rule alone; null where it says none.'),
  Margin: margin,
  Outcome: field(z.literal(Object.keys(priceOutcomeNames) as readonly PriceOutcome[]), 'decided 定价, yields 让位, out 不算.'),
  Why: field(z.string(), 'Why, as a sentence.'),
})

export const sellerPriceCheck = named(
  'SellerPriceCheck',
  'The price of a product for a customer, a quantity and a day, with every rule that was looked at.',
  z.object({
    EnterpriseId: field(id, 'The customer.'),
    CustomerName: field(z.string(), 'Its name.'),
    ProductCode: productCode,
    Name: field(z.string(), 'Name of the product.'),
    ImageUrl: field(fileUrl, 'Picture.'),
    Unit: field(z.string(), 'Unit of a piece.'),
    Quantity: quantity,
    Day: day,
    Price: piece,
    Subtotal: field(money, 'Price × quantity.'),
    MarketSubtotal: field(money, 'Market price of the quantity × quantity.'),
    Saved: field(money, 'How much less that is; 0 where it is no less.'),
    Level: level,
    Number: field(z.string(), 'Number of the rule that decided; empty for the market.'),
    Problem: field(z.string(), 'Why the customer cannot order this quantity on the day, such as 起订量为5; empty where it can.'),
    Cost: field(z.nullable(money), '成本 of a piece; null where nobody said, or for those who may not see it.'),
    Margin: margin,
    Floor: field(z.nullable(money), '底价 of a piece; null where nobody said, or for those who may not see it.'),
    Hidden: field(z.array(z.literal(['Cost', 'Floor'])), 'What the user may not see: it is null here whatever it is.'),
    Rules: field(z.array(rule), `Every rule that was looked at, at most ${priceCheckLimits.rules}: quotes, agreements of the company, those of its group, the market.`),
    Tiers: field(
      z.array(z.object({
        MinQty: field(quantity, 'From this quantity on.'),
        MaxQty: field(z.nullable(quantity), 'Up to this quantity; null for any more.'),
        Price: piece,
        Margin: margin,
        Level: level,
        Number: field(z.string(), 'Number of the rule that decides; empty for the market.'),
      })),
      'Prices of other quantities on the same day.',
    ),
    Days: field(
      z.array(z.object({ From: day, Price: piece, Level: level, Number: field(z.string(), 'Number of the rule that decides; empty for the market.') })),
      'Prices of the same quantity from half a year before the day to half a year after it, each from the day on which it changes, as far as it is known today: at the current market price.',
    ),
  }),
)

export const sellerPriceChecks = named(
  'SellerPriceChecks',
  'The prices of many products for a customer and a day.',
  z.object({
    CustomerName: field(z.string(), 'Name of the customer.'),
    Hidden: field(z.array(z.literal(['Cost', 'Floor'])), 'What the user may not see: margins are null without the cost, and no price is said to be low without the floor.'),
    Rows: field(
      z.array(
        z.object({
          ProductCode: productCode,
          Quantity: quantity,
          Problem: field(z.string(), 'Why the customer cannot order this quantity on the day, or that there is no such product; empty where it can.'),
          Product: field(
            z.nullable(
              z.object({
                Name: field(z.string(), 'Name of the product.'),
                ImageUrl: field(fileUrl, 'Picture.'),
                Unit: field(z.string(), 'Unit of a piece.'),
                Price: piece,
                Subtotal: field(money, 'Price × quantity.'),
                MarketPrice: field(money, 'Market price of a piece at the quantity.'),
                Level: level,
                Number: field(z.string(), 'Number of the rule that decided; empty for the market.'),
                Margin: margin,
                IsLow: field(z.boolean(), 'Whether the price is below 底价; false for those who may not see it.'),
              }),
            ),
            'What it is, and its price; null where no product has the code.',
          ),
        }),
      ).check(z.maxLength(priceCheckLimits.products)),
      'As many as were asked about, in their order.',
    ),
  }),
)

export const sellerPriceController = { SellerPrice: 'Prices of customers, and why they are what they are.' } as const

export const sellerPriceCalls = defineSellerCalls({
  'POST /api/SellerPrice/Check': {
    summary: 'Returns the price of a product for a customer, a quantity and a day, with every rule that was looked at.',
    description: 'The same rule makes the prices of the shop. Cost and margin see those with 查看成本与毛利, the floor price those who make prices too.',
    access: staffWith('price.view'),
    scope: 'portfolio',
    body: z.object({ EnterpriseId: field(id, 'The customer.'), ProductCode: productCode, Quantity: quantity, Day: day }),
    response: sellerPriceCheck,
  },
  'POST /api/SellerPrice/CheckMany': {
    summary: 'Returns the prices of many products for a customer and a day, each with the rule that decided.',
    description: 'Each is what `Check` says of the product alone. A code of no product is a row with its problem.',
    access: staffWith('price.view'),
    scope: 'portfolio',
    body: z.object({
      EnterpriseId: field(id, 'The customer.'),
      Day: day,
      Rows: field(z.array(z.object({ ProductCode: productCode, Quantity: quantity })).check(z.minLength(1), z.maxLength(priceCheckLimits.products)), 'The products; one may stand there with several quantities.'),
    }),
    response: sellerPriceChecks,
  },
  'POST /api/SellerPrice/Customers': {
    summary: 'Finds customers of the caller by their name, for a check.',
    access: staffWith('price.view'),
    scope: 'portfolio',
    body: z.object({ Keyword: field(text(50), 'Part of the name; empty for the first of all.') }),
    response: z.array(z.object({ EnterpriseId: field(id, 'The customer.'), Name: field(z.string(), 'Its name.') })),
  },
})

export type { SellerPriceCheck, SellerPriceChecks } from '../../resources/generated/shapes.ts'
