import { asc, eq } from 'drizzle-orm'
import type { Permission } from '@mall/api/contract'
import { actingByItself } from '../platform/actions/permit.ts'
import { systemOrigin } from '../platform/audit/audit-log.ts'
import { statementRow, statementTerm } from '../platform/db/schema/statement.ts'
import { enterprise } from '../platform/db/schema/organisation.ts'
import type { Tx } from '../platform/db/client.ts'
import type { StaffCaller } from '../platform/http/define-routes.ts'
import { insertedRow } from '../platform/records/version.ts'
import { addDays, startOfDay, toDay } from '../platform/time.ts'
import { enter, match, requireAllowed as requirePayable } from '../seller/payment/actions.ts'
import type { PaymentRow } from '../seller/payment/records.ts'
import { lockStatement, requireAllowed } from '../trade/statement/actions.ts'
import { closingDay, dayAfter } from '../trade/statement/closing-day.ts'
import { makeStatement } from '../trade/statement/make.ts'
import { unpaidOf } from '../trade/statement/paid.ts'
import { record } from '../trade/statement/records.ts'
import { confirmBySilence, disputeLine } from '../trade/statement/rows.ts'
import type { SeedContext } from './context.ts'
import { invoiceRest } from './invoices.ts'
import { demo } from './organisation.ts'
import { demoStaff } from './staff.ts'
import { officeTime } from './trade/office-time.ts'

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
    await disputeLine({ tx, row: statement, acting, userId: demo.users.finance }, line.id, { text: '这一单少收了一件，前台有签收单，请核对', images: [] })
  })
}

/** Finance of the seller, who write down what came in. */
const accountantAt = (now: Date): StaffCaller => ({
  staffId: demoStaff.accountant, day: toDay(now), permissions: new Set(['money.view', 'money.manage'] as const), scope: 'all', mustEnrol: false, displayName: '商家会计', sessionId: '', sessionEndsAt: now,
})

interface Transfer {
  readonly enterpriseId: number | null
  readonly fen: number
  readonly payer: string
  readonly reference: string
  readonly note: string
}

/** Money that came in, written down as the accountants do. */
const receive = (tx: Tx, at: Date, { fen, ...transfer }: Transfer): Promise<PaymentRow> =>
  enter(tx, { caller: accountantAt(at), origin: { ...systemOrigin(at), staffId: demoStaff.accountant } }, { ...transfer, paidOn: toDay(at), amountFen: fen })

/** Puts what is unpaid of a statement, or a share of it, on it. */
const pay = async (tx: Tx, at: Date, statementId: number, { share = 1, beyondFen = 0 }: { readonly share?: number; readonly beyondFen?: number } = {}): Promise<void> => {
  const [row] = await tx.select().from(record).where(eq(record.id, statementId))
  const fen = row === undefined ? 0 : Math.floor(unpaidOf(row) * share)
  if (row === undefined || fen === 0) return
  const [{ name } = { name: '' }] = await tx.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.id, row.enterpriseId))
  const money = await receive(tx, at, { enterpriseId: row.enterpriseId, fen: fen + beyondFen, payer: name, reference: `${toDay(at).replaceAll('-', '')}${row.statementNo.slice(-8)}`, note: `货款 ${row.statementNo}` })
  const caller = accountantAt(at)
  const acting = { by: requirePayable(caller, money, 'Match'), operator: caller.displayName, origin: { ...systemOrigin(at), staffId: caller.staffId } }
  await match({ tx, row: money, acting }, [{ statementNo: row.statementNo, version: row.version, fen }])
}

/** How many months before this one the head office's terms began. */
const months = 5

/** What became of the head office's statements, by how many months ago they are of: days after each was made. */
const paid: Readonly<Record<number, readonly { readonly days: number; readonly share?: number; readonly beyondFen?: number }[]>> = {
  5: [{ days: 36, beyondFen: 50_000 }],
  4: [{ days: 32, share: 0.6 }, { days: 47 }],
  3: [{ days: 45, share: 0.4 }],
}

/** After so many days without a word. */
const silentDays = 10

/**
 * Both companies of the group buy on account. Of the head office the two oldest months are paid, one of them invoiced, with some money too much; the next is partly paid and overdue, the one after it
 * invoiced, and of the last month one line is disputed. That of the second company waits, and some money belongs to nobody yet. All of it is made by the rules of the mall, each
 * at its time.
 */
export const seedStatements = async (context: SeedContext): Promise<void> => {
  const { db, now, progress } = context
  progress('statements')
  const lastDay = closingDay(0, toDay(now))
  const dayBefore = closingDay(0, lastDay)
  /** The last days of the months, by how many months ago. */
  const closings = Array.from({ length: months - 1 }).reduce<readonly string[]>((days) => [...days, closingDay(0, days.at(-1) ?? lastDay)], [lastDay])
  const { huaqiTech, huaqiFactory } = demo.enterprises
  const terms = async (enterpriseId: number, silent: number, fromDay: string) =>
    insertedRow(await db.insert(statementTerm).values({ enterpriseId, day: 0, creditDays: 30, creditLimitFen: 500_000_000, silentDays: silent, fromDay }).returning())
  await db.transaction(async (tx) => {
    let ofTech = await terms(huaqiTech, silentDays, `${(closings.at(-1) ?? lastDay).slice(0, 7)}-01`)
    const made = new Map<number, number>()
    /** What happens, and when. */
    const events: { readonly at: Date; readonly happen: (at: Date) => Promise<void> }[] = []
    for (const [index, untilDay] of closings.entries()) {
      const ago = index + 1
      const after = (days: number) => addDays(madeAt(untilDay), days)
      const withIt = (happen: (at: Date, id: number) => Promise<void>) => async (at: Date) => {
        const id = made.get(ago)
        if (id !== undefined) await happen(at, id)
      }
      events.push({
        at: madeAt(untilDay),
        happen: async (at) => {
          const row = await makeStatement(tx, ofTech, untilDay, actingByItself(at), { isPast: true })
          ofTech = { ...ofTech, closedDay: untilDay }
          if (row !== null) made.set(ago, row.id)
        },
      })
      if (ago > 1) {
        events.push({
          at: after(silentDays),
          happen: withIt(async (at, id) => {
            const [row] = await tx.select().from(record).where(eq(record.id, id))
            if (row !== undefined) await confirmBySilence(tx, row, at)
          }),
        })
      }
      for (const { days, ...how } of paid[ago] ?? []) events.push({ at: officeTime(after(days)), happen: withIt((at, id) => pay(tx, at, id, how)) })
      if (ago === 2 || ago === months) {
        events.push({
          at: officeTime(after(silentDays + 2)),
          happen: withIt(async (at, id) => {
            const rows = await tx.select({ orderId: statementRow.orderId }).from(statementRow).where(eq(statementRow.statementId, id))
            await invoiceRest(tx, rows.map(({ orderId }) => orderId), at, now)
          }),
        })
      }
    }
    for (const { at, happen } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) if (at <= now) await happen(at)
    const latest = made.get(1)
    if (latest !== undefined) await dispute({ db: tx, now }, latest)
    await makeStatement(tx, await terms(huaqiFactory, 30, `${dayBefore.slice(0, 7)}-01`), lastDay, actingByItself(madeAt(lastDay)), { isPast: true })
    const yesterday = officeTime(addDays(now, -1))
    await receive(tx, yesterday, { enterpriseId: null, fen: 1_268_000, payer: '上海云岫商贸有限公司', reference: `${toDay(yesterday).replaceAll('-', '')}00000031`, note: '办公用品货款' })
  })
}
