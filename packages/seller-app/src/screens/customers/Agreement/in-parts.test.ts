import { expect, test } from 'vitest'
import { atOnce, inParts, type Parts } from './in-parts.ts'

/** Takes so many ms in each of its parts. */
const slow = function* (parts: number, ms: number, done: number[] = []): Parts<readonly number[]> {
  for (let part = 0; part < parts; part++) {
    for (const end = performance.now() + ms; performance.now() < end; );
    done.push(part)
    yield
  }
  return done
}

test('the page has its turn between the parts, and the result is the same as at once', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  expect(await inParts(slow(20, 5))).toEqual(atOnce(slow(20, 0)))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})

test('nothing is done in the turn that asks for it', async () => {
  const done: number[] = []
  const all = inParts(slow(1, 0, done))
  expect(done).toEqual([])
  await all
  expect(done).toEqual([0])
})

test('what is not wanted any more goes no further', async () => {
  const wanted = new AbortController()
  const done: number[] = []
  const all = inParts(slow(20, 5, done), wanted.signal)
  setTimeout(() => wanted.abort(), 20)
  await expect(all).rejects.toThrow()
  expect(done.length).toBeLessThan(20)
})
