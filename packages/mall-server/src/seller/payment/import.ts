import { and, eq, inArray, isNull } from 'drizzle-orm'
import { moneyMax, successCode, type CallInput, type CallOutput, type ImportSheet } from '@mall/api/contract'
import { paymentLimits } from '@mall/api/seller/contract'
import { actingIn } from '../../platform/actions/permit.ts'
import { originOf } from '../../platform/audit/audit-log.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { statement } from '../../platform/db/schema/statement.ts'
import { inTurnOfTables } from '../../platform/http/caller-turns.ts'
import type { StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { once } from '../../platform/idempotency/once.ts'
import { amount, CellProblem, codeText, dayFrom, filled, requiredText, shortText, type CellRule } from '../../platform/imports/cells.ts'
import { readCells, readRows, titlesOf, type ImportValues } from '../../platform/imports/columns.ts'
import type { TableRow } from '../../platform/imports/table.ts'
import { fileOf } from '../../platform/imports/upload.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { batch } from '../../platform/records/batch.ts'
import { toDay } from '../../platform/time.ts'
import { unpaidOf } from '../../trade/statement/paid.ts'
import { customerRecords } from '../customer/records.ts'
import { enter, match, requireAllowed, type Entry } from './actions.ts'
import { namedStatements } from './match-rules.ts'
import { customerOf, isPayable, record } from './records.ts'

/** A day, also as banks write it (20261126), and without its time. */
const bankDay: CellRule<string> = (cell, title) => {
  const text = cell.trim().replace(/^(\d{4})(\d{2})(\d{2})(?=$|[\sT])/, '$1-$2-$3').replace(/[\sT]\d{1,2}:\d{2}.*$/, '')
  const day = dayFrom('2000-01-01')(text, title)
  if (day === null) throw new CellProblem(`${title}不能为空`)
  return day
}

const yuan: CellRule<number> = (cell, title) => {
  const read = amount(moneyMax)(cell, title)
  if (read === null) throw new CellProblem(`${title}不能为空`)
  return read
}

const columns = {
  PaidOn: { names: ['日期', '交易日期', '到账日', '到账日期', '入账日期', '记账日期', '交易时间'], read: bankDay },
  Amount: { names: ['金额', '收入金额', '收入', '贷方金额', '贷方发生额', '到账金额', '交易金额'], read: yuan },
  Payer: { names: ['对方户名', '付款人', '付款方', '付款户名', '对方名称', '对方单位'], read: requiredText(paymentLimits.payer) },
  Reference: { names: ['流水号', '交易流水号', '银行流水号', '交易流水', '凭证号', '回单编号'], read: filled(codeText(paymentLimits.reference)) },
  Note: { names: ['附言', '摘要', '用途', '备注', '说明'], read: shortText(paymentLimits.note) },
  Customer: { names: ['客户', '客户名称'], read: shortText(100) },
  /** Written by the check, never read. */
  Outcome: { names: ['去向'], read: () => '' },
} as const

const place = Object.fromEntries(Object.keys(columns).map((name, at) => [name, at])) as Readonly<Record<keyof typeof columns, number>>

type Values = ImportValues<typeof columns>

/** What becomes of a line. */
interface Line {
  readonly entry: Entry
  /** The statement that it is put on: its note names this one, and just its amount is unpaid. */
  readonly on: { readonly statementNo: string; readonly version: number } | null
  readonly isThere: boolean
}

interface CheckedRow {
  readonly rowNo: number
  readonly cells: readonly string[]
  readonly problems: ImportSheet['Rows'][number]['Problems']
  /** Null when there are problems. */
  readonly line: Line | null
}

/** Whose line it is: the customer that the table names, else the one of its note or its payer. Null: nobody's. */
const ownerOf = async (db: Db, caller: StaffCaller, { Customer, Note, Payer }: Values): Promise<{ readonly id: number; readonly name: string } | null> => {
  if (Customer.trim() === '') return customerOf(db, caller, { note: Note, payer: Payer })
  const [found, another] = await customerRecords(db, caller, eq(enterprise.name, Customer.trim())).limit(2)
  if (found === undefined) throw new CellProblem('没有这个名称的客户')
  if (another !== undefined) throw new CellProblem('有多个同名客户，请逐笔登记')
  return { id: found.record.id, name: found.record.name }
}

/** The one statement that a line names, when just its amount is unpaid of it. */
const statementOf = async (db: Db, enterpriseId: number, note: string, fen: number): Promise<Line['on']> => {
  const named = namedStatements(note)
  if (named.length !== 1) return null
  const [found] = await db.select().from(statement).where(and(inArray(statement.statementNo, [...named]), eq(statement.enterpriseId, enterpriseId), isPayable()))
  return found === undefined || unpaidOf(found) !== fen ? null : { statementNo: found.statementNo, version: found.version }
}

/** What is there already, by its reference. */
const takenOf = async (db: Db, references: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (references.length === 0) return new Map()
  const rows = await db.select({ reference: record.reference, fen: record.amountFen }).from(record).where(and(inArray(record.reference, [...references]), isNull(record.voidedAt)))
  return new Map(rows.map(({ reference, fen }) => [reference, fen]))
}

/** The rows with what becomes of them, or with what is wrong, in themselves and among each other. */
const checked = async (db: Db, { caller, deps }: StaffContext, rows: readonly { readonly rowNo: number; readonly cells: readonly string[] }[]): Promise<CheckedRow[]> => {
  const read = rows.map((row) => ({ ...row, ...readCells(columns, row.cells) }))
  const taken = await takenOf(db, read.flatMap(({ values }) => values?.Reference ?? []))
  const today = toDay(deps.clock())
  const first = new Map<string, number>()
  const claimed = new Set<string>()
  const results: CheckedRow[] = []
  for (const { rowNo, cells, values, problems } of read) {
    const wrong = (column: keyof typeof columns, Message: string): CheckedRow => ({ rowNo, cells, problems: [{ Column: place[column], Message }], line: null })
    const good = (line: Line, outcome: string): CheckedRow => ({ rowNo, cells: cells.map((cell, at) => (at === place.Outcome ? outcome : cell)), problems: [], line })
    const one = async (): Promise<CheckedRow> => {
      if (values === null) return { rowNo, cells, problems: problems.map(({ column, message }) => ({ Column: place[column], Message: message })), line: null }
      const before = first.get(values.Reference)
      if (before !== undefined) return wrong('Reference', `与第${before}行重复`)
      first.set(values.Reference, rowNo)
      if (values.PaidOn > today) return wrong('PaidOn', '到账日不能晚于今天')
      const amountFen = toFen(values.Amount)
      const entry = { paidOn: values.PaidOn, amountFen, payer: values.Payer, reference: values.Reference, note: values.Note }
      const there = taken.get(values.Reference)
      if (there !== undefined) {
        return there === amountFen ? good({ entry: { ...entry, enterpriseId: null }, on: null, isThere: true }, '已登记，跳过') : wrong('Reference', `这个流水号已登记为 ${yuanText(there)}`)
      }
      const owner = await ownerOf(db, caller, values)
      if (owner === null) return caller.scope === 'all' ? good({ entry: { ...entry, enterpriseId: null }, on: null, isThere: false }, '新，待认领') : wrong('Customer', '找不到客户，请写客户全称')
      const on = await statementOf(db, owner.id, values.Note, amountFen)
      // A second line for the same statement is left for a person.
      const free = on === null || claimed.has(on.statementNo) ? null : on
      if (free !== null) claimed.add(free.statementNo)
      return good({ entry: { ...entry, enterpriseId: owner.id }, on: free, isThere: false }, free === null ? `新，${owner.name}` : `新，${owner.name}，核销 ${free.statementNo}`)
    }
    try {
      results.push(await one())
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      results.push(wrong('Customer', error.message))
    }
  }
  return results
}

/** The seller's staff are one company: the ids of buyers begin at 1. */
const sellerTurn = { enterpriseId: 0 } as const

const sheetOf = async (context: StaffContext, table: readonly TableRow[]): Promise<ImportSheet> => {
  const rows = await checked(context.deps.db, context, await readRows(table, columns, paymentLimits.rows))
  return { Columns: titlesOf(columns), Rows: rows.map(({ rowNo, cells, problems }) => ({ RowNo: rowNo, Cells: [...cells], Problems: problems })) }
}

/**
 * Lines of a bank, each with what becomes of it or what is wrong in it.
 * @throws BusinessError as `readRows` does
 */
export const checkLines = async (context: StaffContext & { readonly request: Request }, form: FormData): Promise<ImportSheet> => {
  const bytes = new Uint8Array(await fileOf(form).arrayBuffer())
  return sheetOf(context, await inTurnOfTables(sellerTurn, () => context.deps.readTable(bytes), context.request.signal))
}

const write = async (tx: Tx, context: StaffContext, { entry, on, isThere }: Line): Promise<string> => {
  if (isThere) return '已登记，没有重复写入'
  const row = await enter(tx, { caller: context.caller, origin: originOf(context) }, entry)
  if (on === null) return `${row.paymentNo} ${yuanText(row.amountFen)}${row.enterpriseId === null ? '，待认领' : ''}`
  await match({ tx, row, acting: actingIn(context, requireAllowed(context.caller, row, 'Match')) }, [{ ...on, fen: row.amountFen }])
  return `${row.paymentNo} ${yuanText(row.amountFen)}，已核销 ${on.statementNo}`
}

/** Writes the good lines, once per `RequestId`; the bad ones return why not, and those that are there already change nothing. */
export const importLines = (context: StaffContext, input: CallInput<'POST /api/SellerPayment/Import'>): Promise<CallOutput<'POST /api/SellerPayment/Import'>> =>
  once(context, 'POST /api/SellerPayment/Import', input, async (tx) => {
    const rows = await checked(tx, context, input.Rows.map(({ RowNo, Cells }) => ({ rowNo: RowNo, cells: Cells })))
    // Statements and references are locked in one order, so that two imports never wait for one another.
    const good = rows.flatMap(({ rowNo, line }) => (line === null ? [] : [{ rowNo, line }])).toSorted((one, other) => (one.line.entry.reference < other.line.entry.reference ? -1 : 1))
    const written = await batch(tx, good, (savepoint, { line }) => write(savepoint, context, line))
    const results = new Map(written.map(({ RowNo, ...result }) => [good[RowNo - 1]?.rowNo, result]))
    return {
      Results: rows.map(({ rowNo, problems }) => {
        const { Success, Code, Message } = results.get(rowNo) ?? { Success: false, Code: 'IMPORT_ROW_INVALID', Message: problems.map((one) => one.Message).join('；') }
        return { RowNo: rowNo, Success, Code: Success ? successCode : Code, Message }
      }),
    }
  })
