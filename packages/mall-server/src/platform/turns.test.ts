import { expect, test } from 'vitest'
import { createFairTurns, createTurns, type Party } from './turns.ts'

const patient = new AbortController().signal

/** Works of parties, one at a time, each of which ends at once; returns the order in which they were done. The first is under way while the others come. */
const orderOf = async (parties: readonly Party[], leaving: ReadonlyMap<number, AbortSignal> = new Map()): Promise<string[]> => {
  const { inTurn } = createFairTurns(1)
  const order: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = inTurn({ company: 'first', user: 0 }, () => gate, () => patient)
  const others = parties.map(({ company, user }, at) =>
    inTurn({ company, user }, () => Promise.resolve(void order.push(`${company}${user}`)), () => leaving.get(at) ?? patient),
  )
  release()
  await first
  await Promise.allSettled(others)
  return order
}

const of = (text: string): Party[] => text.split(' ').map((one) => ({ company: one[0] ?? '', user: Number(one.slice(1)) }))

test.each([
  ['companies take turns, whoever sent more', 'a1 a1 a1 a1 b1 b1 c1', 'a1 b1 c1 a1 b1 a1 a1'],
  ['and the users of a company, among each other', 'a1 a1 a1 a2 a3 b1 b1', 'a1 b1 a2 b1 a3 a1 a1'],
  ['a user has an order of their own', 'a1 b1', 'a1 b1'],
])('%s', async (_, sent, done) => {
  expect(await orderOf(of(sent))).toEqual(done.split(' '))
})

test('who gives up has no turn, and the others theirs', async () => {
  const leave = new AbortController()
  const waiting = orderOf(of('a1 a1 b1'), new Map([[0, leave.signal], [2, leave.signal]]))
  leave.abort()
  expect(await waiting).toEqual(['a1'])
})

test('a turn is given back by a work that fails, and nobody is asked to give up who need not wait', async () => {
  const { inTurn, waiting } = createFairTurns(1)
  const unasked = () => {
    throw new Error('There was nothing to wait for')
  }
  for (let time = 0; time < 3; time++) await expect(inTurn({ company: 1, user: 1 }, () => Promise.reject(new Error('failed')), unasked)).rejects.toThrow('failed')
  expect(waiting()).toBe(0)
})

test('without parties the first come is the first', async () => {
  const inTurn = createTurns(1)
  const order: number[] = []
  await Promise.all([3, 1, 2].map((name) => inTurn(() => Promise.resolve(void order.push(name)), patient)))
  expect(order).toEqual([3, 1, 2])
})
