import { expect, it } from 'vitest'
import { inTurnOfDownloads, inTurnOfTables } from './caller-turns.ts'

const patient = new AbortController().signal

/** A work that ends when it is ended, and says whether it has begun. */
const held = (userId: number, enterpriseId: number, left = patient, inTurn: typeof inTurnOfDownloads = inTurnOfDownloads) => {
  let hasBegun = false
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const work = async () => {
    hasBegun = true
    await ended
  }
  return { done: inTurn({ userId, enterpriseId }, work, left), hasBegun: () => hasBegun, end: () => end() }
}

const aMoment = () => new Promise<void>((resolve) => void setImmediate(resolve))

it('makes one download of a user and two of a company at once, and those of others meanwhile', async () => {
  const works = [held(1, 1), held(1, 1), held(2, 1), held(3, 1), held(4, 2)]
  await aMoment()
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, false, true, false, true])
  works[0]?.end()
  await works[0]?.done
  await aMoment()
  // Of the company 3 waited before the second of 1.
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, false, true, true, true])
  for (const { end } of works) end()
  await Promise.all(works.map(({ done }) => done))
  expect(works[1]?.hasBegun()).toBe(true)
})

it('forgets a download whose caller has left before its turn', async () => {
  const leave = new AbortController()
  const [first, second, third] = [held(5, 3), held(5, 3, leave.signal), held(5, 3)]
  leave.abort()
  await expect(second.done).rejects.toThrow('aborted')
  first.end()
  await first.done
  third.end()
  await third.done
  expect(second.hasBegun()).toBe(false)
})

it('makes no more than a dozen of a user wait', async () => {
  const works = Array.from({ length: 14 }, () => held(6, 4))
  await expect(works.at(-1)?.done).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  for (const { end } of works) end()
  await Promise.all(works.slice(0, -1).map(({ done }) => done))
})

it('reads one table of a company at once, and those of others meanwhile', async () => {
  const works = [held(1, 7, patient, inTurnOfTables), held(2, 7, patient, inTurnOfTables), held(3, 8, patient, inTurnOfTables)]
  await aMoment()
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, false, true])
  for (const { end } of works) end()
  await Promise.all(works.map(({ done }) => done))
  expect(works[1]?.hasBegun()).toBe(true)
})
