import { expect, expectTypeOf, test } from 'vitest'
import type { Tx } from '../db/client.ts'
import type { orders } from '../db/schema/order.ts'
import { BusinessError } from '../http/errors.ts'
import { mayMove, permitting, type Mover } from './permit.ts'

const requireAllowed = permitting(
  (viewer: 'buyer' | 'other'): readonly ('Cancel' | 'View')[] => (viewer === 'buyer' ? ['View', 'Cancel'] : ['View']),
  () => new BusinessError('ORDER_ACTION_NOT_ALLOWED', '不允许'),
)

test('a permit is given for what is among the allowed actions, and for nothing else', () => {
  expect(requireAllowed('buyer', {}, 'Cancel')).toBeDefined()
  expect(() => requireAllowed('other', {}, 'Cancel')).toThrow('不允许')
})

test('a person makes moves of persons; the mall makes those that name it', () => {
  const permit = requireAllowed('buyer', {}, 'Cancel')
  expect([permit, 'seller', 'system'].map((by) => mayMove(['purchaser'], by as Mover))).toEqual([true, false, false])
  expect([permit, 'seller', 'system'].map((by) => mayMove(['seller'], by as Mover))).toEqual([false, true, false])
  expect([permit, 'seller', 'system'].map((by) => mayMove(['approver', 'system'], by as Mover))).toEqual([true, false, true])
})

const updateOf = (tx: Tx) => tx.update<typeof orders>
type OrderUpdate = Parameters<ReturnType<ReturnType<typeof updateOf>>['set']>[0]

test('an update writes no status of a life cycle', () => {
  expectTypeOf<{ remark: string }>().toExtend<OrderUpdate>()
  expectTypeOf<{ status: 80 }>().not.toExtend<OrderUpdate>()
})
