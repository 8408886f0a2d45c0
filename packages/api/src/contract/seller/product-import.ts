import * as z from 'zod/mini'
import type { FileRules } from '../../files.ts'
import { givenFileUrl, id, instant, pageOf, paging, requestId, sorting, statusCounts, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { statusName, type Lifecycle } from '../lifecycles/define.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** The most rows of one import. */
export const productImportRows = 100_000

/** How long an import can be undone, days. */
export const productImportUndoDays = 7

/** The most pictures that one request adds to an import. */
export const productImportPictures = 200

/** The most columns of a table. */
export const productTableColumns = 100

/** A table of products. */
export const productTableRules = { maxSizeMB: 10, messages: { maxSize: '文件大小不能超过10MB' } } as const satisfies FileRules

/** Statuses of an import of products. */
export const productImportStatus = { checking: 10, checked: 20, running: 30, paused: 40, done: 50, undoing: 60, undone: 70, discarded: 80 } as const

export type ProductImportStatus = (typeof productImportStatus)[keyof typeof productImportStatus]

const { checking, checked, running, paused, done, undoing, undone, discarded } = productImportStatus

export type ProductImportMove = 'Check' | 'Map' | 'Start' | 'Pause' | 'Resume' | 'Finish' | 'Undo' | 'FinishUndo' | 'Discard'

/** An import is tried before it is carried out, and undone once. */
export const productImportLifecycle: Lifecycle<ProductImportStatus, ProductImportMove> = {
  states: [
    { status: checking, name: '正在试' },
    { status: checked, name: '待写入' },
    { status: running, name: '正在写入' },
    { status: paused, name: '已暂停' },
    { status: done, name: '已写入' },
    { status: undoing, name: '正在撤回' },
    { status: undone, name: '已撤回' },
    { status: discarded, name: '已放弃' },
  ],
  transitions: [
    { from: [checking], to: checked, action: 'Check', who: ['system'] },
    { from: [checked], to: checking, action: 'Map', who: ['seller'] },
    { from: [checked], to: running, action: 'Start', who: ['seller'] },
    { from: [running], to: paused, action: 'Pause', who: ['seller'] },
    { from: [paused], to: running, action: 'Resume', who: ['seller'] },
    { from: [running], to: done, action: 'Finish', who: ['system'] },
    { from: [paused, done], to: undoing, action: 'Undo', who: ['seller'] },
    { from: [undoing], to: undone, action: 'FinishUndo', who: ['system'] },
    { from: [checking, checked], to: discarded, action: 'Discard', who: ['seller'] },
  ],
}

/** 待写入, 已写入 … */
export const productImportStatusName = (status: ProductImportStatus): string => statusName(productImportLifecycle, status)

/** What can be done with an import, in the order of its page. */
export const productImportActions = ['Map', 'Discard', 'Start', 'Pause', 'Resume', 'Undo'] as const

export type ProductImportAction = (typeof productImportActions)[number]

/** What the trial says of a row, and what came of those that were to be written. */
export const productImportRowNames = { wrong: '有错', new: '新商品', changed: '有改动', unchanged: '没变', failed: '没写入', kept: '没撤回' } as const

export type ProductImportRowKind = keyof typeof productImportRowNames

const count = z.int().check(z.nonnegative())
const status = z.literal(Object.values(productImportStatus))
const kind = z.literal(Object.keys(productImportRowNames) as readonly ProductImportRowKind[])

export const productImport = named(
  'ProductImport',
  'An import of products from a table.',
  z.object({
    ImportId: id,
    FileName: field(z.string(), 'Name of the table.'),
    StaffName: field(z.string(), 'Who imports.'),
    CreatedAt: field(instant, 'When the table was sent.'),
    Status: field(status, '10 正在试, 20 待写入, 30 正在写入, 40 已暂停, 50 已写入, 60 正在撤回, 70 已撤回, 80 已放弃.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    Rows: field(count, 'Rows of the table.'),
    New: field(count, 'Rows with a product that there is not yet.'),
    Changed: field(count, 'Rows that change a product.'),
    Unchanged: field(count, 'Rows that say what is there.'),
    Wrong: field(count, 'Rows with something wrong.'),
    Done: field(count, 'Rows that the trial, the writing or the undoing is through with.'),
    Of: field(count, 'Rows that it goes through.'),
    Written: field(count, 'Rows that were written.'),
    Failed: field(count, 'Rows that were to be written and could not be.'),
    Kept: field(count, 'Written rows that the undoing left as they were, at least in part.'),
    UndoUntil: field(z.nullable(instant), 'Until when it can be undone; null before it is written, and when it is undone.'),
    AllowActions: field(z.array(z.literal(productImportActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with its status.'),
  }),
)

export const productImportDetail = named(
  'ProductImportDetail',
  'An import with what its trial found.',
  z.object({
    ...productImport.shape,
    Columns: field(
      z.array(
        z.object({
          Title: field(z.string(), 'Title in the table.'),
          Field: field(z.nullable(z.string()), 'What it is taken for; null for a column that is left out.'),
          Sample: field(z.string(), 'Its first text.'),
        }),
      ),
      'Columns of the table, in their order.',
    ),
    Remembered: field(z.boolean(), 'The columns are taken for what somebody said of an earlier table with the same titles.'),
    MissingCategories: field(z.array(z.string()), 'Categories that there are not, as 一级/二级/三级.'),
    MissingBrands: field(z.array(z.string()), 'Brands that there are not.'),
    MissingAttributes: field(z.array(z.string()), 'Values of attributes that there are not, as 名称=值.'),
    NeedNames: field(count, 'Rows that can be written only when what is missing is made.'),
    Pictures: field(count, 'Pictures that were added.'),
    PictureProblems: field(z.array(z.object({ Name: field(z.string(), 'Name of the picture.'), Message: field(z.string(), 'Why it is left out.') })), 'Pictures that are left out.'),
  }),
)

export const productImportRow = named(
  'ProductImportRow',
  'A row of an import, with what the trial says of it.',
  z.object({
    RowNo: field(z.int(), 'Row of the table, from 1.'),
    ProductCode: field(z.string(), 'Product code, as typed.'),
    Name: field(z.string(), 'Name of the product.'),
    Kind: field(kind, 'wrong 有错, new 新商品, changed 有改动, unchanged 没变; failed 没写入, kept 没撤回.'),
    Cells: field(z.array(z.string()), 'Its texts, in the order of the titles of `Template`.'),
    Problems: field(
      z.array(
        z.object({
          Column: field(z.string(), 'Title of the column.'),
          Value: field(z.string(), 'What the table says.'),
          Message: field(z.string(), 'Why it cannot be.'),
          Mend: field(z.string(), 'How to mend it.'),
        }),
      ),
      'What is wrong.',
    ),
    Changes: field(
      z.array(
        z.object({
          Field: field(z.string(), 'Title of the field.'),
          Before: field(z.string(), 'What is there; empty for a new product.'),
          After: field(z.string(), 'What is written.'),
        }),
      ),
      'What the row changes, field by field.',
    ),
    Message: field(z.string(), 'Why it was not written, or not undone.'),
  }),
)

export const productImportList = named(
  'ProductImportList',
  'A page of the imports.',
  z.object({ ...pageOf(productImport).shape, StatusCounts: statusCounts(status, 'Imports per status: the counts of the tabs.') }),
)

export const productImportListRequest = named(
  'ProductImportListRequest',
  'Filters and page of the imports.',
  z.object({
    FileName: field(z.optional(text(100)), 'Part of the name of a table.'),
    Status: field(z.optional(status), 'Status.'),
    ...sorting(['CreatedAt', 'Rows']),
  }),
)

const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const one = { ImportId: id, Version: version, RequestId: requestId }

export const productImportController = { SellerProductImport: 'Imports of products from a table.' } as const

const manage = staffWith('product.manage')

export const productImportCalls = defineSellerCalls({
  'POST /api/SellerProductImport/Template': {
    summary: 'Returns the columns that a table of products can have.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({}),
    response: z.object({
      Titles: field(z.array(z.string()), 'Titles of the columns.'),
      Example: field(z.array(z.string()), 'A row, as an example.'),
      Hints: field(z.array(z.string()), 'What a cell of each column takes.'),
    }),
  },
  'POST /api/SellerProductImport/List': {
    summary: 'Returns a page of the imports, running and past ones.',
    description: 'The newest comes first.',
    access: staffWith('product.view'),
    scope: 'none',
    body: productImportListRequest,
    response: productImportList,
  },
  'POST /api/SellerProductImport/Detail': {
    summary: 'Returns one import with what its trial found and how far it is.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({ ImportId: id }),
    response: productImportDetail,
  },
  'POST /api/SellerProductImport/Rows': {
    summary: 'Returns a page of the rows of an import.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({ ImportId: id, Kind: field(kind, 'Which rows.'), ...paging }),
    response: pageOf(productImportRow),
  },
  'POST /api/SellerProductImport/Upload': {
    summary: 'Reads a table of products and begins to try it; nothing is written to any product.',
    description: 'A workbook, or text with separated columns in UTF-8 or GB18030. Columns are found by their titles. A small table has been tried when the call returns, a larger one is tried in the background.',
    access: manage,
    scope: 'none',
    mode: 'multipart',
    file: { field: 'file', rules: productTableRules },
    response: productImportDetail,
  },
  'POST /api/SellerProductImport/Map': {
    summary: 'Takes the columns of a table that was tried for something else, and tries it again.',
    description: 'What is given here is proposed for the next table with the same titles, to all of the staff.',
    access: manage,
    scope: 'none',
    body: z.object({
      ...one,
      Fields: field(z.array(z.nullable(text(50))).check(z.minLength(1), z.maxLength(productTableColumns)), 'What each column is, in the order of `Columns`: a title of `Template`, each once; null: it is left out.'),
    }),
    response: productImportDetail,
  },
  'POST /api/SellerProductImport/AddPictures': {
    summary: 'Adds pictures to an import that is not written yet, by their names.',
    description: '`code.jpg` is the main picture of a product, `code-2.jpg` its second. They are written with the rows, in place of the pictures that a product has.',
    access: manage,
    scope: 'none',
    body: z.object({
      ...one,
      Pictures: field(
        z.array(z.object({ Name: field(text(200), 'Name of the file.'), Url: field(givenFileUrl, 'Address that `SellerProduct/UploadPicture` returned.') })).check(z.minLength(1), z.maxLength(productImportPictures)),
        'The pictures.',
      ),
    }),
    response: productImportDetail,
  },
  'POST /api/SellerProductImport/Start': {
    summary: 'Begins to write an import that was tried, in the background.',
    description: 'Values are published at once. A field that somebody has changed since the trial is left, and its row says so.',
    access: manage,
    scope: 'none',
    body: z.object({ ...one, CreateMissing: field(z.boolean(), '新建缺少的分类和品牌: otherwise the rows that need them are not written.') }),
    response: productImportDetail,
  },
  'POST /api/SellerProductImport/Pause': {
    summary: 'Pauses the writing of an import; what is written stays.',
    access: manage,
    scope: 'none',
    body: z.object(one),
    response: productImportDetail,
  },
  'POST /api/SellerProductImport/Resume': {
    summary: 'Goes on with an import that was paused.',
    access: manage,
    scope: 'none',
    body: z.object(one),
    response: productImportDetail,
  },
  'POST /api/SellerProductImport/Undo': {
    summary: `Undoes an import within ${productImportUndoDays} days, in the background.`,
    description: 'Only what nobody has changed since is put back; the rest is listed as 没撤回. A product that was new is deleted, or taken off the shelf when something names it. Orders stay as they are.',
    access: manage,
    scope: 'none',
    body: z.object(one),
    response: productImportDetail,
  },
  'POST /api/SellerProductImport/Discard': {
    summary: 'Discards an import that is not written.',
    access: manage,
    scope: 'none',
    body: z.object(one),
    response: productImportDetail,
  },
})

export type { ProductImport, ProductImportDetail, ProductImportList, ProductImportListRequest, ProductImportRow } from '../../resources/generated/shapes.ts'
