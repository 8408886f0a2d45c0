import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { productImportStatus, type ProductImportStatus } from '@mall/api/seller/contract'
import { identity, instant, literals } from '../columns.ts'
import type { ProductPhoto } from './catalogue.ts'
import { staff } from './staff.ts'

/** A column of the table that was sent. */
export interface SentColumn {
  readonly title: string
  /** Key of the column that it is taken for; null: left out. */
  readonly key: string | null
  readonly sample: string
}

/** Names that products need and that there are not. */
export interface MissingNames {
  /** 一级/二级/三级 */
  readonly categories: readonly string[]
  readonly brands: readonly string[]
  /** 名称=值 */
  readonly attributes: readonly string[]
}

/** What is wrong with a cell. */
export interface CellFault {
  /** Key of the column. */
  readonly key: string
  readonly message: string
}

/** What a row changes of one field: texts to show, and the values themselves. */
export interface FieldChange {
  /** Of the product, or `stock/{area}`. */
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  readonly shownBefore: string
  readonly shownAfter: string
}

/** An import of products. Its rows wait in a table of their own between the trial and the writing. */
export const productImport = pgTable(
  'product_import',
  {
    id: identity(),
    staffId: integer('staff_id').notNull().references(() => staff.id),
    fileName: text('file_name').notNull(),
    createdAt: instant('created_at').notNull(),
    status: smallint('status').$type<ProductImportStatus>().notNull(),
    columns: jsonb('columns').$type<readonly SentColumn[]>().notNull(),
    /** Its columns are taken for what somebody said of an earlier table with the same titles. */
    remembered: boolean('remembered').notNull().default(false),
    rows: integer('rows').notNull(),
    /** Of the rows that the trial, the writing or the undoing goes through, those that it is through with. */
    progress: integer('progress').notNull().default(0),
    newRows: integer('new_rows').notNull().default(0),
    changedRows: integer('changed_rows').notNull().default(0),
    unchangedRows: integer('unchanged_rows').notNull().default(0),
    wrongRows: integer('wrong_rows').notNull().default(0),
    writtenRows: integer('written_rows').notNull().default(0),
    failedRows: integer('failed_rows').notNull().default(0),
    keptRows: integer('kept_rows').notNull().default(0),
    /** Rows that need a name that there is not. */
    needsNames: integer('needs_names').notNull().default(0),
    missing: jsonb('missing').$type<MissingNames>().notNull(),
    undoUntil: instant('undo_until'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('product_import_status').on(table.status),
    check('product_import_status_known', sql`${table.status} in (${literals(...Object.values(productImportStatus))})`),
  ],
)

/** What the trial says of a row; `waiting`: it is not tried yet. */
export type RowVerdict = 'waiting' | 'new' | 'changed' | 'unchanged' | 'wrong'

/** What came of a row that was to be written. */
export type RowOutcome = 'written' | 'failed' | 'undone' | 'kept'

export const productImportRow = pgTable(
  'product_import_row',
  {
    importId: integer('import_id').notNull(),
    rowNo: integer('row_no').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** As the table has them, those too that are left out: a column may be taken for something else later. */
    cells: text('cells').array().notNull(),
    verdict: text('verdict').$type<RowVerdict>().notNull(),
    outcome: text('outcome').$type<RowOutcome>(),
    /** It needs a name that there is not. */
    needs: text('needs').array().notNull(),
    faults: jsonb('faults').$type<readonly CellFault[]>().notNull(),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull(),
    message: text('message').notNull(),
    /** Version of the product after the row was written. */
    writtenVersion: integer('written_version'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.rowNo] }),
    foreignKey({ columns: [table.importId], foreignColumns: [productImport.id] }).onDelete('cascade'),
    index('product_import_row_verdict').on(table.importId, table.verdict, table.outcome, table.rowNo),
    index('product_import_row_code').on(table.importId, table.code),
  ],
)

/** What somebody said the columns of a table are: proposed for the next table with the same titles. */
export const productImportMapping = pgTable(
  'product_import_mapping',
  {
    /** SHA-256 of the titles. */
    head: text('head').primaryKey(),
    /** Keys of our columns in the order of the titles; null: left out. */
    keys: jsonb('keys').$type<readonly (string | null)[]>().notNull(),
    staffId: integer('staff_id').notNull().references(() => staff.id),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('product_import_mapping_age').on(table.changedAt)],
)

/** Pictures that wait for the rows of an import. */
export const productImportPicture = pgTable(
  'product_import_picture',
  {
    importId: integer('import_id').notNull().references(() => productImport.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    code: text('code').notNull(),
    place: integer('place').notNull(),
    photo: jsonb('photo').$type<ProductPhoto>(),
    /** Why it is left out; empty for one that is taken. */
    problem: text('problem').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.name] }), index('product_import_picture_code').on(table.importId, table.code, table.place)],
)
