import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openConfirmation, sealConfirmation } from './confirm-token.ts'

const secret = 'a secret for the tests'
const owner = { userId: 2, enterpriseId: 1 }
const now = new Date('2026-03-18T10:00:00+08:00')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

const line = fc.record({
  cartItemId: fc.integer({ min: 1, max: 60_000_000 }),
  quantity: fc.integer({ min: 1, max: 999_999 }),
  priceFen: fc.integer({ min: 1, max: 99_999_999 }),
})

test('a token is read as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ lines: fc.array(line, { maxLength: 200 }), freightFen: fc.nat({ max: 999_900 }) }), async (confirmed) => {
      expect(await openConfirmation(secret, owner, await sealConfirmation(secret, owner, confirmed, now), now)).toEqual(confirmed)
    }),
    { numRuns: 50 },
  )
})

test('the longest confirmation fits the contract', async () => {
  const lines = Array.from({ length: 200 }, () => ({ cartItemId: 60_000_000, quantity: 999_999, priceFen: 99_999_999 }))
  expect((await sealConfirmation(secret, owner, { lines, freightFen: 999_900 }, now)).length).toBeLessThanOrEqual(4_096)
})

test('a token is valid for 30 minutes, for its user, in its enterprise, with its key', async () => {
  const token = await sealConfirmation(secret, owner, { lines: [{ cartItemId: 1, quantity: 2, priceFen: 3 }], freightFen: 0 }, now)
  expect(await openConfirmation(secret, owner, token, minutes(29.9))).not.toBeNull()
  expect(await openConfirmation(secret, owner, token, minutes(30))).toBeNull()
  expect(await openConfirmation(secret, { ...owner, userId: 3 }, token, now)).toBeNull()
  expect(await openConfirmation(secret, { ...owner, enterpriseId: 2 }, token, now)).toBeNull()
  expect(await openConfirmation('another secret', owner, token, now)).toBeNull()
})

test('a token with any character changed is invalid', async () => {
  const token = await sealConfirmation(secret, owner, { lines: [{ cartItemId: 15, quantity: 20, priceFen: 399 }], freightFen: 800 }, now)
  const end = token.lastIndexOf('~')
  for (let at = 0; at < end; at++) {
    const forged = `${token.slice(0, at)}${token[at] === '1' ? '2' : '1'}${token.slice(at + 1)}`
    expect(await openConfirmation(secret, owner, forged, now), forged).toBeNull()
  }
  expect(await openConfirmation(secret, owner, 'nonsense', now)).toBeNull()
  expect(await openConfirmation(secret, owner, '', now)).toBeNull()
})
