import type { SelectionItem, SelectionPlan } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { editsInRequest, noEdits, shownPlans, withExchange, withLock, withQuantity, type ShownPlan } from './plan-edits.ts'

const item = (NeedId: number, ProductCode: string): SelectionItem => ({
  NeedId, NeedName: `需求${NeedId}`, IsNecessary: true, ProductCode, CustomerProductName: ProductCode, ImageUrl: '/x', Unit: '支', Quantity: 10, Price: 1.1, Subtotal: 11,
  TierPrices: [{ MinQty: 10, Price: 1.1 }, { MinQty: 30, Price: 0.9 }], IsAgreed: true, IsNonAgreed: false, Stock: { State: 'inStock', Text: '现货', Quantity: 99 }, MOQ: 10, Step: 10, MaxQty: 90, Reason: '', Others: 3,
})
const plans: SelectionPlan[] = [
  { Plan: 'economy', Name: '经济', Items: [item(1, '11'), item(2, '21')], Total: 22, OverBudget: false },
  { Plan: 'balanced', Name: '均衡', Items: [item(1, '11'), item(2, '21')], Total: 22, OverBudget: false },
]
const economyOf = (edits = noEdits): ShownPlan => {
  const [plan] = shownPlans(plans, edits, 30)
  if (plan === undefined) throw new Error('no plan')
  return plan
}

test('a quantity counts at the price of its tier, in fen', () => {
  const plan = economyOf(withQuantity(noEdits, 'economy', '11', 30))
  expect(plan.lines[0]).toMatchObject({ Quantity: 30, Price: 0.9, Subtotal: 27 })
  expect(plan.totalFen).toBe(3800)
  expect(plan.leftFen).toBe(-800)
  expect(shownPlans(plans, withQuantity(noEdits, 'economy', '11', 30), 30)[1]).toMatchObject({ totalFen: 2200, sameAs: null })
})

test('a plan with the lines of another says so', () => {
  expect(shownPlans(plans, noEdits, 30).map(({ sameAs }) => sameAs)).toEqual([null, '经济'])
})

test('an exchange keeps the other lines as they are shown, once', () => {
  const changed = withQuantity(noEdits, 'economy', '21', 20)
  const once = withExchange(changed, economyOf(changed), ({ NeedId }) => NeedId === 1)
  expect(editsInRequest(once)).toEqual({ Kept: [{ Plan: 'economy', NeedId: 2, ProductCode: '21', Quantity: 20 }], Exchanged: [{ Plan: 'economy', ProductCode: '11' }] })
  expect(editsInRequest(withExchange(once, economyOf(once), ({ NeedId }) => NeedId === 2))).toEqual({
    Kept: [{ Plan: 'economy', NeedId: 1, ProductCode: '11', Quantity: 10 }],
    Exchanged: [{ Plan: 'economy', ProductCode: '11' }, { Plan: 'economy', ProductCode: '21' }],
  })
})

test('a locked line stays when all others are exchanged', () => {
  const locked = withLock(noEdits, 'economy', 2, true)
  const { Kept, Exchanged } = editsInRequest(withExchange(locked, economyOf(locked), ({ isLocked }) => !isLocked))
  expect(Kept?.map(({ ProductCode }) => ProductCode)).toEqual(['21'])
  expect(Exchanged?.map(({ ProductCode }) => ProductCode)).toEqual(['11'])
  expect(economyOf(withLock(locked, 'economy', 2, false)).lines.some(({ isLocked }) => isLocked)).toBe(false)
  expect(editsInRequest(noEdits)).toEqual({})
})
