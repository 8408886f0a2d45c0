import { and, asc, desc, eq, inArray, ne, notExists } from 'drizzle-orm'
import { invoiceState, invoiceStatus, orderStatus, type InvoiceStatus, type InvoiceType } from '@mall/api/contract'
import type { Tx } from '../platform/db/client.ts'
import { invoiceTitle } from '../platform/db/schema/checkout.ts'
import { invoiceOrder } from '../platform/db/schema/invoice.ts'
import { orders } from '../platform/db/schema/order.ts'
import { appUser, membership } from '../platform/db/schema/organisation.ts'
import { groupBy } from '../platform/group-by.ts'
import { actingAsSeller } from '../platform/actions/permit.ts'
import { requireAllowed } from '../trade/invoice/allowed-actions.ts'
import { writeRed } from '../trade/invoice/actions.ts'
import { goodsOf, writeApplication, type InvoicedPart } from '../trade/invoice/apply.ts'
import { writeInvoiceMove } from '../trade/invoice/move.ts'
import { partsOf, type InvoiceRow } from '../trade/invoice/records.ts'
import { issuerMove } from '../trade/invoice/schedule.ts'
import type { InvoiceTitle } from '../company/invoice-title/store.ts'
import { toYuan } from '../platform/money.ts'
import { invoiceableOf, updateCarried } from '../trade/order/invoiceable.ts'
import type { OrderRow } from '../trade/order/store.ts'
import { addDays, toDay } from '../platform/time.ts'
import { systemOrigin } from '../platform/audit/audit-log.ts'
import type { SeedContext } from './context.ts'
import { demo } from './organisation.ts'
import { officeTime } from './trade/office-time.ts'

/** An invoice of `buyer` that the demo must have in any case. */
interface InvoiceFixture {
  readonly status: InvoiceStatus
  /** How long ago it was applied for. */
  readonly hours: number
  readonly type: InvoiceType
  readonly remark?: string
}

const { pendingReview, rejected, issuing, issued, reversing, reversed, cancelled } = invoiceStatus

/** One in every status, so that each can be seen on any day. */
const fixtures: readonly InvoiceFixture[] = [
  { status: pendingReview, hours: 0.1, type: 1, remark: '项目：春季展会' },
  { status: issuing, hours: 5, type: 3 },
  { status: cancelled, hours: 26, type: 1 },
  { status: reversing, hours: 30, type: 1 },
  { status: issued, hours: 50, type: 1, remark: '费用归口：行政部' },
  { status: rejected, hours: 54, type: 1 },
  { status: reversed, hours: 75, type: 1 },
]

const hour = 3_600_000
const email = 'fapiao@huaqi.example'

/** Orders in one application of the past. */
const chunk = 20

/** How many of the latest orders of `buyer` nobody has applied for yet, at least. */
const leftToBuyer = 5

interface Applicant {
  readonly userId: number
  readonly departmentId: number
  readonly displayName: string
}

const applicantsOf = async (tx: Tx): Promise<ReadonlyMap<string, Applicant>> => {
  const rows = await tx
    .select({ userId: membership.userId, enterpriseId: membership.enterpriseId, departmentId: membership.departmentId, displayName: appUser.nickname })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
  return new Map(rows.map(({ enterpriseId, ...applicant }) => [`${enterpriseId}/${applicant.userId}`, applicant]))
}

/** `buyer` applies for invoices of their own; in the head office finance does for all others, elsewhere everybody for themselves. */
const applicantOf = ({ enterpriseId, userId }: Pick<OrderRow, 'enterpriseId' | 'userId'>): string =>
  enterpriseId === demo.enterprises.huaqiTech && userId !== demo.users.buyer ? `${enterpriseId}/${demo.users.finance}` : `${enterpriseId}/${userId}`

/** Makes the issuer's moves that are due. */
const issueUntil = async (tx: Tx, begun: InvoiceRow, isDue: (invoice: InvoiceRow, at: Date) => boolean): Promise<InvoiceRow> => {
  let invoice = begun
  for (;;) {
    const move = issuerMove(invoice)
    if (move === null || !isDue(invoice, move.at)) return invoice
    invoice = await writeInvoiceMove(tx, invoice, move.action, { ...actingAsSeller(move.at), ...move })
  }
}

/** What is left to invoice of these orders. */
const wholeParts = async (tx: Tx, rows: readonly OrderRow[]): Promise<InvoicedPart[]> => {
  const invoiceable = await invoiceableOf(tx, rows.map(({ id }) => id))
  return rows.map((order) => ({ order, amountFen: invoiceable.get(order.id)?.availableFen ?? 0 })).filter(({ amountFen }) => amountFen > 0)
}

/** The first title of each company. */
const titlesOf = async (tx: Tx): Promise<ReadonlyMap<number, InvoiceTitle>> => {
  const rows = await tx.select().from(invoiceTitle).orderBy(desc(invoiceTitle.id))
  return new Map(rows.map((title) => [title.enterpriseId, title]))
}

/** The invoices of the orders that were invoiced in the past, month by month. */
const seedHistory = async (tx: Tx, now: Date, titles: ReadonlyMap<number, InvoiceTitle>, applicants: ReadonlyMap<string, Applicant>): Promise<void> => {
  const rows = (await tx.select().from(orders).where(and(eq(orders.status, orderStatus.completed), eq(orders.invoiceState, invoiceState.invoiced))).orderBy(asc(orders.receivedAt), asc(orders.id))) as OrderRow[]
  const own = rows.filter(({ userId }) => userId === demo.users.buyer)
  const left = new Set((await wholeParts(tx, own)).slice(-leftToBuyer).map(({ order }) => order.id))
  const invoiced = rows.filter(({ id }) => !left.has(id))
  const groups = groupBy(invoiced, (order) => `${applicantOf(order)} ${toDay(order.receivedAt ?? now).slice(0, 7)}`)
  for (const group of groups.values()) {
    for (let first = 0; first < group.length; first += chunk) {
      const some = group.slice(first, first + chunk)
      const [parts, last, applicant, title] = [await wholeParts(tx, some), some.at(-1)?.receivedAt ?? now, applicants.get(applicantOf(group[0])), titles.get(group[0].enterpriseId)]
      if (parts.length === 0 || applicant === undefined || title === undefined) continue
      const goods = await goodsOf(tx, parts.map(({ order }) => order.id))
      const type = goods.every(({ supportsSpecial }) => supportsSpecial) ? 2 : 1
      const at = officeTime(new Date(Math.min(addDays(last, 1).getTime(), now.getTime())))
      const invoice = await writeApplication(tx, { parts, title, applicant, Type: type, Content: 1, Remark: '', Email: email, now: at }, goods)
      await issueUntil(tx, invoice, (_, due) => due <= now)
    }
  }
  // What was returned altogether was never invoiced.
  await tx.update(orders).set({ invoiceState: invoiceState.notInvoiced }).where(and(ne(orders.invoiceState, invoiceState.notInvoiced), notExists(tx.select({ id: invoiceOrder.id }).from(invoiceOrder).where(eq(invoiceOrder.orderId, orders.id)))))
}

/** Has what is left of these orders invoiced, as finance of their company applies for it. */
export const invoiceRest = async (tx: Tx, orderIds: readonly number[], at: Date, now: Date): Promise<void> => {
  const completed = (await tx.select().from(orders).where(and(inArray(orders.id, [...orderIds]), eq(orders.status, orderStatus.completed))).orderBy(asc(orders.id))) as OrderRow[]
  const parts = await wholeParts(tx, completed)
  const [first] = parts
  const [title, applicant] = [(await titlesOf(tx)).get(first?.order.enterpriseId ?? 0), (await applicantsOf(tx)).get(`${first?.order.enterpriseId}/${demo.users.finance}`)]
  if (title === undefined || applicant === undefined) return
  const invoice = await writeApplication(tx, { parts, title, applicant, Type: 1, Content: 1, Remark: '', Email: email, now: at })
  await issueUntil(tx, invoice, (_, due) => due <= now)
}

const seedInvoice = async (tx: Tx, fixture: InvoiceFixture, now: Date, title: InvoiceTitle, applicant: Applicant): Promise<void> => {
  const due = new Date(now.getTime() - fixture.hours * hour)
  const at = fixture.hours < 1 ? due : officeTime(due)
  const open = (await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, applicant.userId), eq(orders.status, orderStatus.completed)))
    .orderBy(asc(orders.receivedAt), asc(orders.id))) as OrderRow[]
  const parts = (await wholeParts(tx, open.filter(({ receivedAt }) => receivedAt !== null && receivedAt < at))).slice(0, 1)
  if (parts.length === 0) throw new Error(`No completed order for an invoice of status ${fixture.status}`)
  // What is rejected has a tax number with a typing error.
  const typed = fixture.status === rejected ? { ...title, taxNo: title.taxNo.replace(/.(?=.$)/, (digit) => (digit === '1' ? '7' : '1')) } : title
  const viewer = { userId: applicant.userId, enterpriseId: title.enterpriseId, permissions: new Set(['purchase', 'invoice.manage'] as const), scope: 'self', seesPrices: true } as const
  let invoice = await writeApplication(tx, { parts, title: typed, applicant, Type: fixture.type, Content: 1, Remark: fixture.remark ?? '', Email: email, now: at })
  const acting = (moment: Date, action: 'Cancel' | 'RedApply') => ({ by: requireAllowed(viewer, invoice, action), operator: applicant.displayName, origin: systemOrigin(moment) })
  if (fixture.status === cancelled) {
    await writeInvoiceMove(tx, invoice, 'Cancel', { ...acting(new Date(at.getTime() + hour / 12), 'Cancel'), text: '取消申请' })
    return
  }
  invoice = await issueUntil(tx, invoice, ({ status }, due) => status !== fixture.status && due <= now)
  if (fixture.status !== reversing && fixture.status !== reversed) return
  const redAt = fixture.status === reversing ? new Date(now.getTime() - 0.4 * hour) : officeTime(new Date(at.getTime() + 22 * hour))
  const Orders = (await partsOf(tx, invoice.id)).map(({ part, orderNo }) => ({ OrderNo: orderNo, Amount: toYuan(part.amountFen) }))
  const Reason = '抬头变更'
  const redWantedFen = await writeRed(tx, invoice, { Orders, Reason }, redAt)
  invoice = await writeInvoiceMove(tx, invoice, 'RedApply', { ...acting(redAt, 'RedApply'), text: `申请红冲：${Reason}`, changes: { redWantedFen } })
  await issueUntil(tx, invoice, (_, due) => due <= now)
}

/** The invoices of the demo: those of the past, and one of `buyer` in every status. */
export const seedInvoices = ({ db, now }: SeedContext): Promise<void> =>
  db.transaction(async (tx) => {
    const [titles, applicants] = [await titlesOf(tx), await applicantsOf(tx)]
    const [title, applicant] = [titles.get(demo.enterprises.huaqiTech), applicants.get(`${demo.enterprises.huaqiTech}/${demo.users.buyer}`)]
    if (title === undefined || applicant === undefined) throw new Error('The demo data has no buyer with a title')
    for (const fixture of fixtures.toSorted((a, b) => b.hours - a.hours)) await seedInvoice(tx, fixture, now, title, applicant)
    await seedHistory(tx, now, titles, applicants)
    await updateCarried(tx, (await tx.select({ id: orders.id }).from(orders)).map(({ id }) => id))
  })
