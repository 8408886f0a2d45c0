import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { together } from './together.ts'

test('results come in the order of the work', async () => {
  expect(await together([turn().then(() => 'late'), Promise.resolve(1)])).toEqual(['late', 1])
})

test('a failure is thrown when nothing is under way any more', async () => {
  const steps: string[] = []
  const twoSteps = async () => {
    steps.push('first')
    await turn()
    steps.push('second')
  }
  await expect(together([Promise.reject(new Error('库存不足')), twoSteps()])).rejects.toThrow('库存不足')
  expect(steps).toEqual(['first', 'second'])
})

test('the failure that came first is thrown, wherever it stands', async () => {
  const aborted = turn().then(() => Promise.reject(new Error('current transaction is aborted')))
  await expect(together([aborted, Promise.reject(new Error('lock timeout'))])).rejects.toThrow('lock timeout')
})

test('a statement that begins when it is awaited runs once', async () => {
  let runs = 0
  // oxlint-disable-next-line unicorn/no-thenable -- Statements of drizzle are such.
  const statement: PromiseLike<number> = { then: (fulfilled, rejected) => Promise.resolve(++runs).then(fulfilled, rejected) }
  expect(await together([statement])).toEqual([1])
  expect(runs).toBe(1)
})
