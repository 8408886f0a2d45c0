import { and, eq, min, sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { StatementTerms } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { statement, statementTerm } from '../../platform/db/schema/statement.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { toFen, toYuan } from '../../platform/money.ts'
import { atVersion, versionConflict } from '../../platform/records/version.ts'
import { creditToWire, readCredit, readUnstated } from '../../trade/statement/credit.ts'
import { unpaidFen } from '../../trade/statement/list.ts'
import type { Terms } from '../../trade/statement/make.ts'
import { readUncovered } from '../../trade/statement/uncovered.ts'
import { daysBetween, startOfDay } from '../../platform/time.ts'
import { findCustomer } from '../customer/records.ts'
import { isOverdue } from './list.ts'

const allowed = ({ permissions }: Pick<StaffCaller, 'permissions'>): readonly 'Edit'[] => (permissions.has('money.manage') ? ['Edit'] : [])

const requireAllowed = permitting(allowed, () => new BusinessError('STATEMENT_ACTION_NOT_ALLOWED', '您不能修改账期'))

const auditedOf = ({ day, creditDays, creditLimitFen, overLimit, silentDays, fromDay }: Pick<Terms, 'day' | 'creditDays' | 'creditLimitFen' | 'overLimit' | 'silentDays' | 'fromDay'>): AuditSummary => ({
  Day: day, CreditDays: creditDays, CreditLimit: creditLimitFen, OverLimit: overLimit, SilentDays: silentDays, From: fromDay,
})

/** The terms of one of the caller's customers. @throws BusinessError `CUSTOMER_NOT_FOUND` */
export const termsOf = async (db: Db, caller: StaffCaller, enterpriseId: number): Promise<StatementTerms> => {
  await findCustomer(db, caller, enterpriseId)
  const [row] = await db.select().from(statementTerm).where(eq(statementTerm.enterpriseId, enterpriseId))
  const ofCompany = eq(statement.enterpriseId, enterpriseId)
  const [sums] = await db.select({ count: sql<number>`count(*)`.mapWith(Number), fen: unpaidFen }).from(statement).where(ofCompany)
  const [overdue] = await db.select({ fen: unpaidFen, since: min(statement.dueOn) }).from(statement).where(and(ofCompany, isOverdue(1, startOfDay(caller.day))))
  const open = row === undefined ? [] : await readUncovered(db, row, caller.day)
  const openFen = open.reduce((fen, { amountFen }) => fen + amountFen, 0)
  const unstatedFen = row === undefined ? 0 : await readUnstated(db, row)
  const CanEdit = allowed(caller).length > 0
  return {
    Terms: row === undefined ? null : {
      Day: row.day, CreditDays: row.creditDays, CreditLimit: row.creditLimitFen === null ? null : toYuan(row.creditLimitFen), OverLimit: row.overLimit, SilentDays: row.silentDays, FromDay: row.fromDay,
    },
    HasStatements: (sums?.count ?? 0) > 0,
    UnpaidAmount: toYuan(sums?.fen ?? 0),
    OverdueAmount: toYuan(overdue?.fen ?? 0),
    OverdueDays: overdue?.since ? daysBetween(overdue.since, caller.day) : 0,
    Credit: creditToWire(await readCredit(db, enterpriseId)),
    OpenAmount: toYuan(openFen),
    OrderedAmount: toYuan(Math.max(0, unstatedFen - openFen)),
    CanEdit,
    CanMake: CanEdit && row !== undefined,
    Version: row?.version ?? 0,
  }
}

type Input = CallInput<'POST /api/SellerStatement/SaveTerms'>

const insertTerms = async (tx: Tx, enterpriseId: number, values: ReturnType<typeof valuesOf>): Promise<void> => {
  const written = await tx.insert(statementTerm).values({ ...values, enterpriseId }).onConflictDoNothing().returning({ id: statementTerm.id })
  if (written.length === 0) throw versionConflict()
}

const valuesOf = ({ Day, CreditDays, CreditLimit, OverLimit, SilentDays, FromDay }: Input) => ({
  day: Day, creditDays: CreditDays, creditLimitFen: CreditLimit === null ? null : toFen(CreditLimit), overLimit: OverLimit, silentDays: SilentDays, fromDay: FromDay,
})

/**
 * Sets the terms of a customer.
 * @throws BusinessError `CUSTOMER_NOT_FOUND`, `STATEMENT_TERMS_INVALID`, `VERSION_CONFLICT`
 */
export const saveTerms = (context: StaffContext, input: Input): Promise<StatementTerms> =>
  once(context, 'POST /api/SellerStatement/SaveTerms', input, async (tx) => {
    const { caller } = context
    await findCustomer(tx, caller, input.EnterpriseId)
    const permit = requireAllowed(caller, {}, 'Edit')
    const [row] = await tx.select().from(statementTerm).where(eq(statementTerm.enterpriseId, input.EnterpriseId)).for('update')
    const values = valuesOf(input)
    if (row === undefined) {
      if (input.Version !== 0) throw versionConflict()
      await insertTerms(tx, input.EnterpriseId, values)
    } else {
      atVersion(row, input.Version)
      const made = await tx.$count(statement, eq(statement.enterpriseId, row.enterpriseId))
      if ((made > 0 || row.closedDay !== null) && values.fromDay !== row.fromDay) throw new BusinessError('STATEMENT_TERMS_INVALID', '已生成过对账单，不能改起始日')
      await changeRecord(tx, permit, statementTerm, row, values)
    }
    await writeAudit(tx, originOf(context), {
      action: 'SellerStatement.SaveTerms', entity: 'statementTerm', entityId: input.EnterpriseId, before: row === undefined ? null : auditedOf(row), after: auditedOf(values),
    })
    return termsOf(tx, caller, input.EnterpriseId)
  })
