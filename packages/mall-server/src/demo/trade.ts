import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { orderStatus, paymentType } from '@mall/api/contract'
import { fullAddressOf } from '../company/address/records.ts'
import { publishedFlows } from '../company/approval-flow/store.ts'
import { ownTiersOf, purchaseProblem } from '../catalogue/assortment/rules.ts'
import { priceLine } from '../catalogue/pricing/lines.ts'
import { addDays, toDay } from '../platform/time.ts'
import type { Db } from '../platform/db/client.ts'
import { favorite, product, productStock } from '../platform/db/schema/catalogue.ts'
import { appUser, department, enterprise, membership } from '../platform/db/schema/organisation.ts'
import { approvalStep, orderApproval } from '../platform/db/schema/approval.ts'
import { budget, budgetHold, budgetLedger } from '../platform/db/schema/budget.ts'
import { address, cartItem, invoiceTitle } from '../platform/db/schema/checkout.ts'
import { orderLine, orderLog, orderPackage, orders, packageTrack, stockMovement, type OrderAddress } from '../platform/db/schema/order.ts'
import { membershipRole } from '../platform/db/schema/role.ts'
import { presetRoles } from '../company/role/presets.ts'
import { inChunks, type SeedContext } from './context.ts'
import { demo } from './organisation.ts'
import { addressesOf } from './trade/addresses.ts'
import { budgetsOf } from './trade/budgets.ts'
import { budgetEventsOf } from './trade/effects.ts'
import { seedReviews } from './trade/reviews.ts'
import { approvalRow, movementRows, packageRow, stepRows, stockChangesOf, trackRows } from './trade/follow-up-rows.ts'
import { draftOrder, historyDays, fixtureOrder, type Company, type DraftOrder, type Purchaser, type OrderFixture } from './trade/generate.ts'
import { holdRows, lineRows, logRows, orderRow } from './trade/order-rows.ts'
import { seedSettings } from './trade/settings.ts'
import { sellablesOf } from '../catalogue/assortment/sellables.ts'
import { paymentTermsOf } from '../trade/checkout/store.ts'

const ordersPerCompany = { full: 420, small: 45 } as const

/** How many different products a company buys. */
const assortment = { full: 240, small: 60 } as const

const hourMs = 3_600_000

/** One order of `buyer` in every status, so that each can be seen on any day. */
const showcase: readonly OrderFixture[] = (
  [
    [orderStatus.pendingApproval, 3, 1],
    [orderStatus.approvalRejected, 50, 1],
    [orderStatus.withdrawn, 75, 1],
    [orderStatus.pendingPayment, 2, 4],
    [orderStatus.pendingConfirmation, 1, 1],
    [orderStatus.preparing, 26, 1],
    [orderStatus.partlyShipped, 52, 1],
    [orderStatus.pendingReceipt, 60, 1],
    [orderStatus.completed, 150, 1],
    [orderStatus.cancelled, 100, 1],
    [orderStatus.refused, 200, 1],
  ] as const
).map(([status, hours, paymentType]) => ({ status, ageMs: hours * hourMs, userId: demo.users.buyer, paymentType }))

/** When orders of `buyer` were placed that were received lately, so that something can be returned on any day, hours ago. */
const receivedHours = [190, 216, 264, 361]

const receivedFixtures: readonly OrderFixture[] = receivedHours.map((hours) => ({ status: orderStatus.completed, ageMs: hours * hourMs, userId: demo.users.buyer, paymentType: paymentType.onAccount }))

/** How long the orders have waited that the manager of the head office's administration is to approve, hours: a day's work, and some overdue. */
const waitingHours = [51.2, 46, 45, 44.1, 28.3, 27, 26.5, 25, 23, 22, 21, 5.7, 4.2, 1.6]

/** The same of orders to which the manager agreed and that wait for finance: since the order, and since the decision. */
const passedHours = [[53, 49.5], [30, 26], [6, 2.3]] as const

/** Orders that wait for the approvers of the demo, of all who have this manager. */
const waitingFixtures = ({ purchasers }: Company): OrderFixture[] => {
  const applicants = purchasers.filter(({ userId, managerId }) => managerId === demo.users.approver && userId !== demo.users.approver)
  const waits = [...waitingHours.map((hours) => [hours] as const), ...passedHours]
  return waits.map(([hours, decided], index) => ({
    status: orderStatus.pendingApproval,
    ageMs: hours * hourMs,
    userId: applicants[index % applicants.length]?.userId ?? demo.users.buyer,
    paymentType: paymentType.onAccount,
    ...(decided === undefined ? {} : { firstDecisionAgeMs: decided * hourMs }),
  }))
}

type Member = Purchaser & { readonly roleIds: readonly number[]; readonly isActive: boolean }

const membersOf = async (db: Db): Promise<Member[]> => {
  const rows = await db
    .select({
      userId: membership.userId,
      enterpriseId: membership.enterpriseId,
      groupId: enterprise.groupId,
      departmentId: membership.departmentId,
      nickname: appUser.nickname,
      singleLimitFen: membership.singleLimitFen,
      managerId: department.managerId,
      status: appUser.status,
    })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(enterprise, eq(enterprise.id, membership.enterpriseId))
    .innerJoin(department, eq(department.id, membership.departmentId))
    .orderBy(asc(membership.userId), asc(membership.enterpriseId))
  const given = await db.select().from(membershipRole).orderBy(asc(membershipRole.roleId))
  return rows.map(({ status, ...row }) => ({
    ...row,
    isActive: status === 'active',
    roleIds: given.filter((one) => one.userId === row.userId && one.enterpriseId === row.enterpriseId).map((one) => one.roleId),
  }))
}

const administersOf = (roleIds: readonly number[]) => {
  if (roleIds.includes(presetRoles.EnterpriseAdministrator)) return 'enterprise'
  return roleIds.includes(presetRoles.GroupAdministrator) ? 'group' : null
}

const companyOf = async ({ db, random, size, now }: SeedContext, enterpriseId: number, members: readonly Member[]): Promise<Company> => {
  const own = members.filter((member) => member.enterpriseId === enterpriseId && member.isActive)
  const [flow] = await publishedFlows(db, enterpriseId)
  if (flow === undefined) throw new Error(`Enterprise ${enterpriseId} has no published flow`)
  const popular = await db
    .select({ id: product.id })
    .from(product)
    .where(eq(product.isOnShelf, true))
    .orderBy(desc(product.salesCount), asc(product.id))
    .limit(assortment[size] * 3)
  const [home] = await db
    .select({ areaCode: address.areaCode })
    .from(address)
    .where(and(eq(address.enterpriseId, enterpriseId), eq(address.isDefault, true)))
    .limit(1)
  const sellables = await sellablesOf(
    db,
    { enterpriseId, day: toDay(now) },
    popular.map((row) => row.id),
    home?.areaCode ?? '310000',
  )
  const buyable = sellables.filter((one) => purchaseProblem(one, one.moq) === null).toSorted((a, b) => a.productId - b.productId)
  return {
    purchasers: own.filter(({ roleIds }) => !roleIds.includes(presetRoles.Finance) && !roleIds.includes(presetRoles.GroupAdministrator)),
    colleagues: own.map(({ userId, nickname, roleIds }) => ({ userId, name: nickname, roleIds, administers: administersOf(roleIds) })),
    flow,
    terms: await paymentTermsOf(db, enterpriseId),
    sellables: random.shuffle(buyable).slice(0, assortment[size]),
  }
}

/** Orders of the past year, the earliest first: the id of an order is its index plus one. */
const history = async (context: SeedContext, members: readonly Member[]): Promise<DraftOrder[]> => {
  const drafts: DraftOrder[] = []
  for (const enterpriseId of Object.values(demo.enterprises)) {
    const company = await companyOf({ ...context, random: context.random.fork(`company ${enterpriseId}`) }, enterpriseId, members)
    const random = context.random.fork(`orders ${enterpriseId}`)
    for (let index = 0; index < ordersPerCompany[context.size]; index++) drafts.push(draftOrder(company, context.now, random))
    if (enterpriseId !== demo.enterprises.huaqiTech) continue
    for (const fixture of showcase) drafts.push(fixtureOrder(company, context.now, context.random.fork(`wish ${fixture.status}`), fixture))
    for (const fixture of receivedFixtures) drafts.push(fixtureOrder(company, context.now, context.random.fork(`received ${fixture.ageMs}`), fixture))
    for (const fixture of waitingFixtures(company)) drafts.push(fixtureOrder(company, context.now, context.random.fork(`waits ${fixture.ageMs}`), fixture))
  }
  return drafts.toSorted((a, b) => a.course.createdAt.getTime() - b.course.createdAt.getTime())
}

/** What the packages have of their orders' lines, and the refusals of what was refused. */
const packContents = async (db: Db, now: Date): Promise<void> => {
  await db.execute(sql`insert into order_package_line (package_id, line_id, quantity, received_quantity, refused_quantity)
    select package.id, line.id, line.shipped_quantity, line.received_quantity, line.refused_quantity
    from order_package package join order_line line on line.order_id = package.order_id where line.shipped_quantity > 0 order by line.id`)
  await db.execute(sql`insert into order_refusal (order_id, package_id, line_id, quantity, reason, images, refund_fen, freight_fen, created_at, taken_back_at)
    select o.id, package.id, line.id, line.quantity, '包装破损', '[]', line.price_fen * line.quantity,
      case when line.id = (select min(first.id) from order_line first where first.order_id = o.id) then o.freight_fen else 0 end,
      o.closed_at, least(o.closed_at + interval '2 days', ${now.toISOString()}::timestamptz)
    from orders o join order_package package on package.order_id = o.id join order_line line on line.order_id = o.id where o.status = ${orderStatus.refused} order by line.id`)
}

const writeHistory = async ({ db, random, now, progress }: SeedContext, drafts: readonly DraftOrder[]): Promise<void> => {
  const numbered = drafts.map((order, index) => ({ order, id: index + 1 }))
  const events = numbered.flatMap(({ order, id }) => budgetEventsOf(order, id)).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const { budgets, ledger, budgetIdsOf } = budgetsOf(events, addDays(now, -historyDays - 4), now)
  await db.insert(budget).values(budgets)
  await inChunks(ledger, 4000, (chunk) => db.insert(budgetLedger).values(chunk))
  progress(`${numbered.length} orders, ${budgets.length} budgets`)

  const addresses = await db.select().from(address).where(eq(address.isDefault, true))
  const titles = await db.select().from(invoiceTitle).where(eq(invoiceTitle.supportsSpecial, true))
  const addressOf = (order: DraftOrder): OrderAddress => {
    const { userId, enterpriseId } = order.purchaser
    const row = addresses.find((one) => one.userId === userId && one.enterpriseId === enterpriseId)
    if (row === undefined) throw new Error(`User ${userId} has no address`)
    return { consignee: row.consignee, mobile: row.mobile, fullAddress: fullAddressOf(row), areaCode: row.areaCode }
  }
  const invoiceOf = (order: DraftOrder) => {
    const title = titles.find((one) => one.enterpriseId === order.purchaser.enterpriseId)
    return { mode: 2 as const, type: 1 as const, titleId: title?.id ?? null, title: title?.title ?? '', taxNo: title?.taxNo ?? '' }
  }
  const orderRows = numbered.map(({ order, id }) => orderRow(order, { id, address: addressOf(order), invoice: invoiceOf(order), now, random }))
  await inChunks(orderRows, 500, (chunk) => db.insert(orders).values(chunk))
  const holds = numbered.flatMap(({ order, id }) => holdRows(order, id, budgetIdsOf(order.purchaser.departmentId, toDay(order.course.createdAt))))
  await inChunks(holds, 4000, (chunk) => db.insert(budgetHold).values(chunk))
  await inChunks(
    numbered.flatMap(({ order, id }) => lineRows(order, id)),
    2000,
    (chunk) => db.insert(orderLine).values(chunk),
  )
  await inChunks(
    numbered.flatMap(({ order, id }) => logRows(order, id)),
    4000,
    (chunk) => db.insert(orderLog).values(chunk),
  )

  const approved = numbered.filter(({ order }) => order.nodes.length > 0)
  await inChunks(
    approved.map(({ order, id }) => approvalRow(order, id)),
    2000,
    (chunk) => db.insert(orderApproval).values(chunk),
  )
  await inChunks(
    approved.flatMap(({ order, id }) => stepRows(order, id)),
    4000,
    (chunk) => db.insert(approvalStep).values(chunk),
  )

  const packages = numbered.flatMap(({ order, id }) => packageRow(order, id, now) ?? [])
  await inChunks(packages, 2000, (chunk) => db.insert(orderPackage).values(chunk))
  await packContents(db, now)
  const tracks = packages.flatMap(({ id, shippedAt }) => (id === undefined ? [] : trackRows(id, shippedAt, now)))
  await inChunks(tracks, 4000, (chunk) => db.insert(packageTrack).values(chunk))

  const stock = await db.select().from(productStock)
  const quantities = new Map(stock.map((row) => [`${row.productId}/${row.areaCode}`, row.quantity]))
  const changes = numbered.flatMap(({ order, id }) => stockChangesOf(order, id)).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const movements = movementRows(changes, (productId, areaCode) => quantities.get(`${productId}/${areaCode}`) ?? 0)
  await inChunks(movements, 4000, (chunk) => db.insert(stockMovement).values(chunk))
  await db.execute(sql`select setval('order_no_sequence', ${numbered.length}::bigint)`)
}

/** Cart, favourites and browse records of `buyer`. */
const seedShelf = async ({ db, random, now }: SeedContext, members: readonly Member[], drafts: readonly DraftOrder[]): Promise<void> => {
  const buyer = members.find((member) => member.userId === demo.users.buyer)
  if (buyer === undefined) throw new Error('The demo organisation has no buyer')
  const known = drafts.filter((order) => order.purchaser.enterpriseId === buyer.enterpriseId).flatMap((order) => order.lines)
  const flows = await publishedFlows(db, buyer.enterpriseId)
  const watched = new Set(flows.flatMap(({ rules }) => rules.flatMap(({ categoryIds }) => categoryIds)))
  // Products that need no approval, so that a first purchase in the demo is short.
  const sellables = [...new Map(known.map((line) => [line.productId, line.sellable])).values()].filter(
    (one) =>
      ownTiersOf(one).isAgreed && one.stock.quantity >= one.moq * 4 && !one.categoryIds.some((id) => watched.has(id)),
  )
  const chosen = random.shuffle(sellables)
  const owner = { userId: buyer.userId, enterpriseId: buyer.enterpriseId }
  const lineOf = (index: number, times: number) => {
    const sellable = chosen[index]
    return sellable === undefined
      ? []
      : [priceLine({ cartItemId: 0, productId: sellable.productId, quantity: sellable.moq * times, remark: '' }, sellable)]
  }
  const inCart = [...lineOf(0, 2), ...lineOf(1, 1), ...lineOf(2, 3)]
  await db.insert(cartItem).values(
    inCart.map((line, index) => ({
      ...owner,
      productId: line.productId,
      quantity: line.quantity,
      selected: true,
      remark: '',
      addedPriceFen: line.priceFen,
      createdAt: addDays(now, -index - 1),
    })),
  )
  const kept = ([1, 2] as const).flatMap((type) =>
    Array.from({ length: 12 }, (_, index) => lineOf(3 + index + type * 6, 1))
      .flat()
      .map((line, index) => ({
        ...owner,
        type,
        productId: line.productId,
        priceFen: line.priceFen,
        createdAt: addDays(now, -index * 0.7 - 0.2),
      })),
  )
  if (kept.length > 0) await db.insert(favorite).values(kept)
}

/** Addresses, budgets, approval flows and a year of orders that all agree with each other. Needs organisation and catalogue. */
export const seedTrade = async (context: SeedContext): Promise<void> => {
  const { db } = context
  const members = await membersOf(db)
  await inChunks(members.flatMap(addressesOf), 2000, (chunk) => db.insert(address).values(chunk))
  await seedSettings(db, addDays(context.now, -historyDays))
  const drafts = await history(context, members)
  await writeHistory(context, drafts)
  await seedShelf(context, members, drafts)
  await seedReviews({ ...context, random: context.random.fork('reviews') })
}
