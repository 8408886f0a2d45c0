import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { accountLimits, successCode, type AccountImport, type CallInput, type ImportSheet } from '@mall/api/contract'
import { named } from '../../company/account/new-account.ts'
import { initialPasswordOf, initialUntil, unchosen } from '../../company/account/initial-password.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import type { CallContext, Caller } from '../../platform/http/define-routes.ts'
import { compact } from '../../platform/imports/cells.ts'
import { readCells, readRows, titlesOf, type ImportedRow, type ImportValues } from '../../platform/imports/columns.ts'
import type { TableRow } from '../../platform/imports/table.ts'
import { inParts } from '../../platform/in-parts.ts'
import { toFen } from '../../platform/money.ts'
import { keepingAnAdministrator } from '../../company/role/administrators.ts'
import { toInstant } from '../../platform/time.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { once } from '../../platform/idempotency/once.ts'
import { columnsFor, type AccountColumns } from './import-columns.ts'
import { requireRoom } from './manage.ts'
import { record } from './records.ts'

type Values = ImportValues<AccountColumns>
type Row = ImportedRow<AccountColumns>
interface CheckedRow { readonly rowNo: number; readonly cells: readonly string[]; readonly values: Values | null; readonly problems: ImportSheet['Rows'][number]['Problems'] }

/** What belongs to one account alone, by its column. */
const unique = [
  { at: 0, column: record.account, taken: '登录名已存在' },
  { at: 2, column: record.mobile, taken: '手机号已被其他账号使用' },
  { at: 3, column: record.email, taken: '邮箱已被其他账号使用' },
] as const

const keyOf = (cell: string | undefined): string => compact(cell ?? '').toLowerCase()

const isAmong = (column: PgColumn, values: readonly string[]): SQL => sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** The rows with what is wrong with them among each other and beside the accounts that there are. */
const checked = async (db: Db, columns: AccountColumns, rows: readonly Row[]): Promise<CheckedRow[]> => {
  const keys = Object.keys(columns)
  const problems = rows.map((row) => row.problems.map(({ column, message }) => ({ Column: keys.indexOf(column), Message: message })))
  for (const { at, column, taken } of unique) {
    const typed = (await inParts(rows, (part) => part.map(({ cells }) => keyOf(cells[at])))).flat()
    const existing = new Set((await db.select({ value: column }).from(record).where(isAmong(column, typed))).map(({ value }) => value))
    const first = new Map<string, number>()
    for (const [index, key] of typed.entries()) {
      if (key === '') continue
      const before = first.get(key)
      if (before !== undefined) problems[index]?.push({ Column: at, Message: `与第${before}行重复` })
      else if (existing.has(key)) problems[index]?.push({ Column: at, Message: taken })
      first.set(key, before ?? rows[index]?.rowNo ?? 0)
    }
  }
  return rows.map(({ rowNo, cells, values }, index) => ({ rowNo, cells, values: problems[index]?.length === 0 ? values : null, problems: problems[index] ?? [] }))
}

/**
 * The rows of a table as accounts to be, each with what is wrong in it.
 * @throws BusinessError as `readRows` does
 */
export const checkAccounts = async (db: Db, caller: Caller, table: readonly TableRow[]): Promise<ImportSheet> => {
  const columns = await columnsFor(db, caller)
  const rows = await checked(db, columns, await readRows(table, columns, accountLimits.checkedRows))
  return { Columns: titlesOf(columns), Rows: rows.map(({ rowNo, cells, problems }) => ({ RowNo: rowNo, Cells: [...cells], Problems: problems })) }
}

interface NewAccount { readonly rowNo: number; readonly values: Values }

/** Writes accounts with their places and roles. What others took meanwhile is left out. */
const write = async (tx: Tx, { caller, deps }: CallContext, requestId: string, rows: readonly NewAccount[]): Promise<ReadonlySet<number>> => {
  if (rows.length === 0) return new Set()
  const { enterpriseId } = caller
  const { secret } = deps.config
  const users = await Promise.all(
    rows.map(async ({ values }) => ({
      account: values.Account, ...named(values.Name), mobile: values.Mobile, email: values.Email, lastEnterpriseId: enterpriseId,
      ...(await unchosen(secret, await initialPasswordOf(secret, requestId, values.Account), deps.clock())),
    })),
  )
  const made = new Map((await tx.insert(record).values(users).onConflictDoNothing().returning({ id: record.id, account: record.account })).map(({ id, account }) => [account, id]))
  const landed = rows.flatMap(({ rowNo, values }) => {
    const userId = made.get(values.Account)
    return userId === undefined ? [] : [{ rowNo, userId, values }]
  })
  if (landed.length === 0) return new Set()
  await tx.insert(membership).values(
    landed.map(({ userId, values }) => ({ userId, enterpriseId, departmentId: values.Department, singleLimitFen: values.SingleLimit === null ? null : toFen(values.SingleLimit) })),
  )
  await tx.insert(membershipRole).values(landed.flatMap(({ userId, values }) => values.Roles.map((roleId) => ({ userId, enterpriseId, roleId }))))
  return new Set(landed.map(({ rowNo }) => rowNo))
}

const messageOf = ({ problems }: CheckedRow): string => (problems.length === 0 ? '登录名、手机号或邮箱刚被使用' : problems.map(({ Message }) => Message).join('；'))

/** Makes accounts of the good rows, once per `RequestId`; the bad ones return why not. */
export const importAccounts = async (context: CallContext, input: CallInput<'POST /api/Account/Import'>): Promise<AccountImport> => {
  const { caller, deps } = context
  const { enterpriseId } = caller
  const stored = await once(context, 'POST /api/Account/Import', input, (tx) =>
    keepingAnAdministrator(tx, enterpriseId, async () => {
      const columns = await columnsFor(tx, caller)
      const rows = await checked(tx, columns, input.Rows.map(({ RowNo, Cells }) => ({ rowNo: RowNo, cells: Cells, ...readCells(columns, Cells) })))
      const good = rows.flatMap(({ rowNo, values }) => (values === null ? [] : [{ rowNo, values }]))
      await requireRoom(tx, enterpriseId, good.length)
      const landed = await write(tx, context, input.RequestId, good)
      const change = { action: 'Account.Import', entity: 'account', entityId: input.RequestId, before: null, after: { Created: landed.size, Rows: rows.length } } as const
      await writeAudit(tx, originOf(context), change)
      return {
        Results: rows.map((row) =>
          landed.has(row.rowNo)
            ? { RowNo: row.rowNo, Success: true, Code: successCode, Message: row.values?.Account ?? '' }
            : { RowNo: row.rowNo, Success: false, Code: 'IMPORT_ROW_INVALID', Message: messageOf(row) },
        ),
        Created: good.flatMap(({ rowNo, values }) => (landed.has(rowNo) ? [{ RowNo: rowNo, Account: values.Account, Name: values.Name }] : [])),
        ValidUntil: toInstant(initialUntil(deps.clock())),
      }
    }),
  )
  const { secret } = deps.config
  return {
    Results: stored.Results,
    Created: await Promise.all(stored.Created.map(async (one) => ({ ...one, Password: await initialPasswordOf(secret, input.RequestId, one.Account), ValidUntil: stored.ValidUntil }))),
  }
}
