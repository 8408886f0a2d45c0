import { asc, eq } from 'drizzle-orm'
import { statementStatus, type Permission } from '@mall/api/contract'
import { actingByItself } from '../platform/actions/permit.ts'
import { systemOrigin } from '../platform/audit/audit-log.ts'
import { statementRow, statementTerm } from '../platform/db/schema/statement.ts'
import { insertedRow } from '../platform/records/version.ts'
import { addDays, startOfDay, toDay } from '../platform/time.ts'
import { lockStatement, requireAllowed } from '../trade/statement/actions.ts'
import { closingDay, dayAfter } from '../trade/statement/closing-day.ts'
import { makeStatement } from '../trade/statement/make.ts'
import { record } from '../trade/statement/records.ts'
import { confirmBySilence, disputeLine } from '../trade/statement/rows.ts'
import type { SeedContext } from './context.ts'
import { demo } from './organisation.ts'

/** Made at two in the morning, when its last day is over. */
const madeAt = (untilDay: string): Date => new Date(startOfDay(dayAfter(untilDay)).getTime() + 2 * 3_600_000)

const finance: { readonly permissions: ReadonlySet<Permission> } = { permissions: new Set<Permission>(['invoice.manage']) }

/** What finance of the demo says of a line. */
const dispute = async ({ db, now }: Pick<SeedContext, 'db' | 'now'>, statementId: number): Promise<void> => {
  await db.transaction(async (tx) => {
    const row = await lockStatement(tx, eq(record.id, statementId))
    const [line] = await tx.select().from(statementRow).where(eq(statementRow.statementId, statementId)).orderBy(asc(statementRow.receivedOn), asc(statementRow.id)).limit(1)
    if (row === undefined || line === undefined) return
    const { open, disputed, ...statement } = row
    const acting = { by: requireAllowed(finance, { status: row.status, open, disputed }, 'Dispute'), operator: '财务专员', origin: systemOrigin(addDays(now, -1)) }
    await disputeLine({ tx, row: statement, acting, isSeller: false }, line.id, '这一单少收了一件，前台有签收单，请核对')
  })
}

/**
 * Both companies of the group buy on account. Of the first the month before the last is confirmed, and of the last one line is disputed; that of the second waits.
 */
export const seedStatements = async (context: SeedContext): Promise<void> => {
  const { db, now, progress } = context
  progress('statements')
  const lastDay = closingDay(0, toDay(now))
  const dayBefore = closingDay(0, lastDay)
  const fromDay = `${dayBefore.slice(0, 7)}-01`
  const { huaqiTech, huaqiFactory } = demo.enterprises
  const terms = async (enterpriseId: number, silentDays: number) =>
    insertedRow(await db.insert(statementTerm).values({ enterpriseId, day: 0, creditDays: 30, creditLimitFen: 500_000_000, silentDays, fromDay }).returning())
  await db.transaction(async (tx) => {
    const ofTech = await terms(huaqiTech, 10)
    const first = await makeStatement(tx, ofTech, dayBefore, actingByItself(madeAt(dayBefore)), { isPast: true })
    if (first !== null) await confirmBySilence(tx, first, addDays(madeAt(dayBefore), 10))
    const second = await makeStatement(tx, { ...ofTech, closedDay: dayBefore }, lastDay, actingByItself(madeAt(lastDay)), { isPast: true })
    if (second?.status === statementStatus.pending) await dispute({ db: tx, now }, second.id)
    await makeStatement(tx, await terms(huaqiFactory, 30), lastDay, actingByItself(madeAt(lastDay)), { isPast: true })
  })
}
