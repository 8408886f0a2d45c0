import { eq } from 'drizzle-orm'
import { budgetPeriodEnd, budgetPeriodNames, type BudgetControl, type BudgetPeriod } from '@mall/api/contract'
import { demo } from '../../../demo/organisation.ts'
import { appUser, department, enterprise, membership } from '../../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../../platform/db/schema/role.ts'
import { budget, budgetLedger } from '../../../platform/db/schema/budget.ts'
import { address, cartItem } from '../../../platform/db/schema/checkout.ts'
import { presetRoles } from '../../../company/role/presets.ts'
import type { Caller } from '../../../platform/http/define-routes.ts'
import { BusinessError } from '../../../platform/http/errors.ts'
import { toDay } from '../../../platform/time.ts'
import type { TestMall } from '../../../testing/test-mall.ts'
import { buildConfirmation } from '../confirmation.ts'
import type { Guards } from '../prepare.ts'
import { wantedOf } from '../../../catalogue/pricing/lines.ts'
import { submitOrder } from '../submit.ts'
import { findCartItems } from '../../shopping-cart/store.ts'

/** Ids of the crowd begin here, far from the demo accounts. */
const firstId = 10_000

/** Buyers of company 1 in a department of their own, which has no budget yet. */
export const gatherCrowd = async (mall: TestMall, size: number): Promise<{ callers: Caller[]; departmentId: number }> => {
  const [home] = await mall.db.select().from(enterprise).where(eq(enterprise.id, demo.enterprises.huaqiTech))
  const [place] = await mall.db
    .insert(department)
    .values({ enterpriseId: demo.enterprises.huaqiTech, path: `/${firstId}/`, name: '抢购部', id: firstId })
    .returning({ id: department.id })
  if (home === undefined || place === undefined) throw new Error('No place for the crowd')
  const ids = Array.from({ length: size }, (_, index) => firstId + index)
  await mall.db.insert(appUser).values(ids.map((id) => ({ id, account: `crowd${id}`, nickname: `抢购者${id}`, passwordHash: '-' })))
  await mall.db
    .insert(membership)
    .values(ids.map((userId) => ({ userId, enterpriseId: home.id, departmentId: place.id })))
  await mall.db.insert(membershipRole).values(ids.map((userId) => ({ userId, enterpriseId: home.id, roleId: presetRoles.Buyer })))
  await mall.db.insert(address).values(
    ids.map((userId) => ({
      userId,
      enterpriseId: home.id,
      consignee: '抢购者',
      mobile: '19900000000',
      province: '上海市',
      city: '上海市',
      district: '浦东新区',
      areaCode: '310115',
      detail: '云岫路188号',
      tag: '',
      isDefault: true,
    })),
  )
  const callers = ids.map((userId): Caller => ({
    userId,
    enterpriseId: home.id,
    day: toDay(mall.clock()),
    groupId: home.groupId,
    departmentId: place.id,
    permissions: new Set(['purchase', 'order.view', 'order.pay', 'address.manage'] as const),
    scope: 'self',
    seesPrices: true,
    isGroupAdministrator: false,
    mustEnrol: false,
    isViewOnly: false,
    displayName: `抢购者${userId}`,
    sessionId: crypto.randomUUID(),
  }))
  return { callers, departmentId: place.id }
}

interface LevelInput {
  readonly period: BudgetPeriod
  readonly startsOn: string
  readonly totalFen: number
  readonly control: BudgetControl
}

/** A level of the account of a department, named after its kind: 年, 季, 月. */
export const openLevel = async (mall: TestMall, departmentId: number, { period, startsOn, totalFen, control }: LevelInput): Promise<number> => {
  const [row] = await mall.db
    .insert(budget)
    .values({
      enterpriseId: demo.enterprises.huaqiTech,
      departmentId,
      name: budgetPeriodNames[period],
      period,
      startsOn,
      endsOn: budgetPeriodEnd(period, startsOn),
      totalFen,
      adjustedFen: 0,
      usedFen: 0,
      frozenFen: 0,
      control,
      enabled: true,
    })
    .returning({ id: budget.id })
  if (row === undefined) throw new Error('The budget was not written')
  const now = mall.clock()
  await mall.db
    .insert(budgetLedger)
    .values({ budgetId: row.id, kind: 'adjust', amountFen: totalFen, balanceFen: totalFen, operator: '系统', createdAt: now })
  return row.id
}

/** A budget of this month that forbids what exceeds it, and no other level. */
export const openBudget = async (mall: TestMall, departmentId: number, totalFen: number): Promise<number> => {
  await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, departmentId))
  return openLevel(mall, departmentId, { period: 'month', startsOn: '2026-03-01', totalFen, control: 'forbid' })
}

/** The results of all callers: orders, and the messages of the failures. */
export interface RushResult {
  readonly orders: string[]
  readonly failures: string[]
}

/** Each buyer confirms one piece in the cart, then all submit in parallel. */
export const rush = async (mall: TestMall, callers: readonly Caller[], productId: number, guards: Guards): Promise<RushResult> => {
  const { deps } = mall
  const now = mall.clock()
  await mall.db.delete(cartItem).where(eq(cartItem.productId, productId))
  const items = await mall.db
    .insert(cartItem)
    .values(
      callers.map(({ userId, enterpriseId }) => ({
        userId,
        enterpriseId,
        productId,
        quantity: 1,
        selected: true,
        remark: '',
        addedPriceFen: 0,
        createdAt: now,
      })),
    )
    .returning()
  const submissions = await Promise.all(
    callers.map(async (caller, index) => {
      const own = await findCartItems(mall.db, caller, [items[index]?.id ?? 0])
      const confirmation = await buildConfirmation(mall.db, deps, caller, own.map(wantedOf), {}, now)
      return {
        ConfirmToken: confirmation.ConfirmToken,
        RequestId: crypto.randomUUID(),
        AddressId: confirmation.Addresses[0]?.AddressId ?? 0,
        DepartmentId: caller.departmentId,
        PaymentType: 1 as const,
        InvoiceMode: 3 as const,
      }
    }),
  )
  const orders: string[] = []
  const failures: string[] = []
  await Promise.all(
    callers.map(async (caller, index) => {
      const submission = submissions[index]
      if (submission === undefined) return
      try {
        const response = await submitOrder({ deps, caller, ip: '127.0.0.1', requestId: crypto.randomUUID() }, submission, guards)
        if (response.Outcome === 'submitted') orders.push(response.OrderNo)
        else failures.push(response.Changes.map((change) => change.Text).join())
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error
        failures.push(error.message)
      }
    }),
  )
  return { orders, failures }
}
