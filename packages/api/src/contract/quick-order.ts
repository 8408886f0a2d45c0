import * as z from 'zod/mini'
import { withPermission } from './access.ts'
import { productCode, quantity, requestId, rowResult, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { tableRules } from './file-rules.ts'
import { lineProduct } from './lines.ts'
import { price } from './priced.ts'
import { quickOrderLimits } from './quick-order-limits.ts'

/** What becomes of a row, in the order of the specification; `MAX` 限购 is that of the product's page, `UNIT` a quantity in another unit than the product is sold in. */
export const quickOrderVerdicts = [
  'OK', 'NOT_FOUND', 'NOT_IN_CATALOG', 'OFF_SHELF', 'NO_STOCK', 'LOW_STOCK', 'MOQ', 'STEP', 'MAX', 'UNIT', 'QTY_INVALID', 'DUPLICATE',
] as const

export type QuickOrderVerdict = (typeof quickOrderVerdicts)[number]

const rowNo = field(z.int().check(z.positive(), z.maximum(100_000)), 'Row of the request, as the client counts.')

export const quickOrderRow = named(
  'QuickOrderRow',
  'A row of a quick order, as it was typed.',
  z.object({
    RowNo: rowNo,
    Code: field(text(quickOrderLimits.code), 'Product code, or the company’s own number of the product.'),
    Quantity: field(text(quickOrderLimits.quantity), 'Number of pieces, as it was typed: also `5包` and `x5`, and what is no number.'),
    Remark: field(text(quickOrderLimits.remark), 'Remark of the buyer.'),
  }),
)

export const quickOrderProduct = named(
  'QuickOrderProduct',
  'The product that the code of a row means.',
  z.object({
    ...lineProduct,
    Unit: field(z.string(), 'Unit of a piece, such as 支.'),
    Price: field(price, 'The price of a piece for this quantity; null while the row cannot be bought.'),
    IsAgreed: field(z.boolean(), 'Whether the price was agreed with the enterprise.'),
  }),
)

export const quickOrderCheck = named(
  'QuickOrderCheck',
  'What became of a row.',
  z.object({
    RowNo: rowNo,
    Verdict: field(z.literal(quickOrderVerdicts), 'OK 可下单, or why the row cannot be bought as it is.'),
    Message: field(z.string(), 'Text to show.'),
    Product: field(z.nullable(quickOrderProduct), 'What the code means; null when it means nothing.'),
    Quantity: field(z.nullable(z.int()), 'Pieces that were checked: with those of the rows that were merged with it. Null when they are no number.'),
    MergedInto: field(z.nullable(z.int()), 'Of a `DUPLICATE`: the row that has its pieces.'),
    FixedQuantity: field(z.nullable(quantity), 'Of a row that another quantity mends: the nearest one that can be bought (一键修正).'),
    Nearest: field(z.array(z.object({ ProductCode: productCode, CustomerProductName: field(z.string(), 'Name, as shown.') })), 'Of a `NOT_FOUND`: products that may have been meant, the likeliest first.'),
  }),
)

const purchase = withPermission('purchase')
const rows = <Row extends z.ZodMiniType>(row: Row) => field(z.array(row).check(z.minLength(1), z.maxLength(quickOrderLimits.rows)), 'The rows, 200 at most.')

export const quickOrderController = { QuickOrder: 'Ordering by code and quantity.' } as const

export const quickOrderCalls = defineCalls({
  'POST /api/QuickOrder/Check': {
    summary: 'Says of each row whether it can be bought, for the usual delivery area of the user.',
    access: purchase,
    scope: 'none',
    body: z.object({ Rows: rows(quickOrderRow) }),
    response: z.object({ Rows: field(z.array(quickOrderCheck), 'Each row of the request, in its order.') }),
  },
  'POST /api/QuickOrder/Import': {
    summary: 'Reads rows from a workbook or from the text of a pasted table, and saves nothing.',
    description: 'The first row may name the columns; else they are 商品编码 数量 备注. Codes stay texts. At most 200 rows.',
    access: purchase,
    scope: 'none',
    mode: 'multipart',
    file: { field: 'file', rules: tableRules },
    response: z.object({ Rows: field(z.array(quickOrderRow), 'The rows, as `QuickOrder/Check` takes them.') }),
  },
  'POST /api/QuickOrder/AddToCart': {
    summary: 'Puts rows in the cart as far as they can be bought there, with a result for each.',
    access: purchase,
    scope: 'self',
    body: z.object({
      Rows: rows(z.object({ RowNo: rowNo, ProductCode: productCode, Quantity: quantity, Remark: field(text(quickOrderLimits.remark), 'Remark of the buyer.') })),
      RequestId: requestId,
    }),
    response: z.object({ Results: field(z.array(rowResult), 'Each row: in the cart, or why not.') }),
  },
})

export type { QuickOrderCheck, QuickOrderProduct, QuickOrderRow } from '../resources/generated/shapes.ts'
