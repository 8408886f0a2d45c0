import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderLifecycle, orderStatus, type OrderTransitionAction } from '@mall/api/contract'
import { effectsOf, type OrderHoldings } from './effects.ts'

const actions = [...new Set(orderLifecycle.transitions.map((transition) => transition.action))]
const anyStatus = fc.constantFrom(...Object.values(orderStatus))
const anyAction: fc.Arbitrary<OrderTransitionAction> = fc.constantFrom(...actions)

test('only moves of the table are possible', () => {
  fc.assert(
    fc.property(anyStatus, anyAction, (status, action) => {
      const listed = orderLifecycle.transitions.find((one) => one.action === action && one.from.some((from) => from === status))
      expect(effectsOf({ status, budgetState: 'none', stockState: 'taken' }, action)?.to).toBe(listed?.to)
    }),
  )
})

/** Applies a chain of moves to what an order holds; moves that are not possible are skipped. */
const play = (start: OrderHoldings, moves: readonly OrderTransitionAction[]) => {
  let holdings = start
  const given = { stock: 0, budget: 0 }
  for (const move of moves) {
    if (move === 'Resubmit') continue
    const effects = effectsOf(holdings, move)
    if (effects === null) continue
    if (effects.returnsStock) given.stock++
    if (effects.budget === 'release' || effects.budget === 'refund') given.budget++
    // The refusals of an order give back what it held; its moves do not once more.
    if (effects.to === orderStatus.refused) {
      given.stock++
      given.budget++
    }
    holdings = { status: effects.to, stockState: effects.stockState, budgetState: effects.budgetState }
  }
  return { holdings, given }
}

test('stock and budget are released at most once, and only when an order fails', () => {
  const submitted: fc.Arbitrary<OrderHoldings> = fc.constantFrom<OrderHoldings>(
    { status: 10, budgetState: 'frozen', stockState: 'taken' },
    { status: 20, budgetState: 'used', stockState: 'taken' },
    { status: 30, budgetState: 'used', stockState: 'taken' },
  )
  fc.assert(
    fc.property(submitted, fc.array(anyAction, { maxLength: 30 }), (start, moves) => {
      const { holdings, given } = play(start, moves)
      const cameToNothing = [11, 12, 80, 90].includes(holdings.status)
      expect(given).toEqual(cameToNothing ? { stock: 1, budget: 1 } : { stock: 0, budget: 0 })
      if (!cameToNothing) expect(holdings.budgetState).toBe(holdings.status === orderStatus.pendingApproval ? 'frozen' : 'used')
    }),
    { numRuns: 1_000 },
  )
})
