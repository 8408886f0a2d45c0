import * as z from 'zod/mini'
import { day, fileUrl, id, instant, pageOf, paging, productCode, requestId, rowResult, sorting, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { tableRules } from '../file-rules.ts'
import { importedRows, importSheet } from '../import.ts'
import { quantityMax } from '../quantity-max.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { lowStock, shelfNames, type Shelf } from './product.ts'

/** The warehouses, by the code of the province that they are in (GB/T 2260). */
export const warehouseNames = { 310000: '上海', 110000: '北京', 440000: '广东', 510000: '四川', 420000: '湖北' } as const

export type WarehouseCode = `${keyof typeof warehouseNames}`

/** In the order of the seller: the one whose stock lists show comes first. */
export const warehouseCodes = ['310000', '110000', '440000', '510000', '420000'] as const satisfies readonly WarehouseCode[]

/** The warehouse whose stock lists and floors of the mall show. */
export const mainWarehouse = '310000' satisfies WarehouseCode

/** Why pieces were moved by one of the staff. */
export const stockReasonNames = { count: '盘点', receive: '入库', damage: '报损', other: '其他', edit: '改库存', import: '导入', arrive: '到货入库' } as const

export type StockReason = keyof typeof stockReasonNames

/** Those that are chosen when stock is changed on its page. */
export const adjustReasons = ['count', 'receive', 'damage', 'other'] as const satisfies readonly StockReason[]

export type AdjustReason = (typeof adjustReasons)[number]

/** Texts and rows. */
export const stockLimits = { note: 100, rows: 500, place: 12 } as const

/** What can be done with the stock of a product, in the order of its buttons. */
export const sellerStockActions = ['Adjust', 'AddIncoming', 'SetWarning', 'SetPlace'] as const

export type SellerStockAction = (typeof sellerStockActions)[number]

/** Stock that is looked at: below its warning level, or none at all. */
export const stockAlarmNames = { low: '低于预警', none: '无货' } as const

export type StockAlarm = keyof typeof stockAlarmNames

/** Stock by what is on its way to it: something, or something that should have been there. */
export const stockIncomingNames = { any: '有在途', late: '在途逾期' } as const

export type StockIncoming = keyof typeof stockIncomingNames

const warehouse = z.literal(warehouseCodes)
const incoming = z.literal(Object.keys(stockIncomingNames) as readonly StockIncoming[])
const alarm = z.literal(Object.keys(stockAlarmNames) as readonly StockAlarm[])
const shelf = z.literal(Object.keys(shelfNames) as readonly Shelf[])
const pieces = z.int().check(z.nonnegative(), z.maximum(quantityMax))
const count = z.int().check(z.nonnegative())
const warnAt = z.nullable(pieces)
const place = text(stockLimits.place)

export const sellerStock = named(
  'SellerStock',
  'The stock of a product in one warehouse.',
  z.object({
    ProductCode: productCode,
    Name: field(z.string(), 'Name.'),
    ImageUrl: field(fileUrl, 'Picture.'),
    Category: field(z.string(), 'Category of the third level.'),
    Unit: field(z.string(), 'Unit of a piece.'),
    Shelf: field(shelf, 'on 在售, off 下架.'),
    Warehouse: field(warehouse, 'The warehouse.'),
    Stock: field(count, '可用: pieces that can still be ordered.'),
    Reserved: field(count, '占用: pieces that orders hold and that have not left the warehouse.'),
    OnHand: field(count, '账面: 可用 and 占用, what must be found there when it is counted.'),
    Incoming: field(count, '在途: pieces that the seller has bought and that are on their way here. They are neither in 可用 nor in 账面.'),
    IncomingOn: field(z.nullable(day), 'The earliest day on which some of them are expected; null when nothing is on its way.'),
    IncomingOverdueDays: field(count, 'For how many days these should have been there; 0 when they are not late.'),
    Waiting: field(count, '等到货: users who asked for a notice once it is there.'),
    WarnAt: field(warnAt, `预警线 of its own: fewer 可用 are 低于预警. Null: that of all, ${lowStock}.`),
    Place: field(z.string(), '库位: where it lies in the warehouse, such as A-03-2; empty where nobody said it.'),
    AllowActions: field(z.array(z.literal(sellerStockActions)), 'Actions that the user may take now.'),
  }),
)

export const sellerStockListRequest = named(
  'SellerStockListRequest',
  'Filters, sorting and page of the stock in one warehouse.',
  z.object({
    Keyword: field(z.optional(text(50)), 'Part of name, code, model or 库位.'),
    CategoryId: field(z.optional(id), 'Category of any level.'),
    Warehouse: field(z.optional(warehouse), `The warehouse; without it ${mainWarehouse}.`),
    Shelf: field(z.optional(shelf), 'Only products that are 在售, or 下架.'),
    Incoming: field(z.optional(incoming), 'any: something is on its way, late: something that should have been there.'),
    Alarm: field(z.optional(alarm), 'low: 可用 is below the warning level, none: there is nothing.'),
    ...sorting(['Stock', 'Place']),
  }),
)

export const sellerStockList = named(
  'SellerStockList',
  'A page of the stock in one warehouse.',
  z.object({
    ...pageOf(sellerStock).shape,
    AlarmCounts: field(z.array(z.object({ Alarm: field(alarm, 'low 低于预警, none 无货, which low includes.'), Count: field(count, 'How many there are.') })), 'Products under the same filters but this one: the counts of the tabs.'),
    All: field(count, 'Products under the same filters, whatever their stock.'),
  }),
)

export const stockMovements = named(
  'StockMovements',
  'What moved the stock of a product in one warehouse, the newest first.',
  pageOf(
    z.object({
      At: field(instant, 'When.'),
      Reason: field(z.string(), 'Why, as shown: 下单, 退回, 盘点.'),
      By: field(z.string(), 'Who of the staff; empty for an order.'),
      OrderNo: field(z.nullable(z.string()), 'The order; null without one, and where the user does not see it.'),
      Note: field(z.string(), 'What was written beside it.'),
      Change: field(z.int(), 'Pieces: negative for those that went.'),
      Left: field(count, '可用 after it.'),
    }),
  ),
)

const stockKey = { ProductCode: productCode, Warehouse: field(warehouse, 'The warehouse.') }

export const sellerStockController = { SellerStock: 'Stock by warehouse, as the seller keeps it.' } as const

export const sellerStockCalls = defineSellerCalls({
  'POST /api/SellerStock/List': {
    summary: 'Returns a page of the stock in one warehouse.',
    description: 'What has the least comes first.',
    access: staffWith('stock.view'),
    scope: 'none',
    body: sellerStockListRequest,
    response: sellerStockList,
  },
  'POST /api/SellerStock/Movements': {
    summary: 'Returns what moved the stock of a product in one warehouse.',
    description: 'Of orders of customers whom the user does not see it says no more than the pieces.',
    access: staffWith('stock.view'),
    scope: 'portfolio',
    body: z.object({ ...stockKey, ...paging }),
    response: stockMovements,
  },
  'POST /api/SellerStock/Adjust': {
    summary: 'Changes the stock of a product in one warehouse, with a reason.',
    description: 'After a count (盘点) the change is the difference to 账面; it is refused with `VERSION_CONFLICT` when 账面 is not any more what was seen, so that one difference is never written twice.',
    access: staffWith('stock.manage'),
    scope: 'none',
    body: z.object({
      ...stockKey,
      RequestId: requestId,
      Reason: field(z.literal(adjustReasons), 'count 盘点, receive 入库, damage 报损, other 其他.'),
      Seen: field(pieces, '账面 that the user saw.'),
      Change: field(z.int().check(z.minimum(-quantityMax), z.maximum(quantityMax)), 'Pieces that come, or go: with count any or none, with receive above zero, with damage below.'),
      Note: field(text(stockLimits.note), 'More about it; may be empty.'),
    }),
    response: sellerStock,
  },
  'POST /api/SellerStock/SetWarning': {
    summary: 'Sets the warning level of a product in one warehouse.',
    access: staffWith('stock.manage'),
    scope: 'none',
    body: z.object({ ...stockKey, RequestId: requestId, WarnAt: field(warnAt, `Fewer are 低于预警; null: ${lowStock} as with all.`), Before: field(warnAt, 'What the user saw; another one is a `VERSION_CONFLICT`.') }),
    response: sellerStock,
  },
  'POST /api/SellerStock/SetPlace': {
    summary: 'Sets where a product lies in one warehouse.',
    description: 'Pick lists and sheets to count by go by it.',
    access: staffWith('stock.manage'),
    scope: 'none',
    body: z.object({ ...stockKey, RequestId: requestId, Place: field(place, '库位, such as A-03-2; empty for none.'), Before: field(place, 'What the user saw; another one is a `VERSION_CONFLICT`.') }),
    response: sellerStock,
  },
  'POST /api/SellerStock/ImportCheck': {
    summary: 'Reads a count (盘点) from a workbook or from the text of a pasted table, says what is wrong with each cell, and saves nothing.',
    description: `The first row may name the columns; else they are 编码 仓库 账面 实盘 说明 库位. An empty 仓库 is 上海, an empty 账面 is what it is now, an empty 库位 leaves what there is. At most ${stockLimits.rows} rows.`,
    access: staffWith('stock.manage'),
    scope: 'none',
    mode: 'multipart',
    file: { field: 'file', rules: tableRules },
    response: importSheet,
  },
  'POST /api/SellerStock/Import': {
    summary: 'Writes a count of several products, and where they lie; rows that cannot be written return why.',
    description: 'Rows as `SellerStock/ImportCheck` returned them. Each is a count as with `Adjust`.',
    access: staffWith('stock.manage'),
    scope: 'none',
    body: z.object({ Rows: importedRows(stockLimits.rows), RequestId: requestId }),
    response: z.object({ Results: field(z.array(rowResult), 'Each row, by the `RowNo` that it came with.') }),
  },
})

export type { SellerStock, SellerStockList, SellerStockListRequest, StockMovements } from '../../resources/generated/shapes.ts'
