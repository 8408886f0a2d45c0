import { afterEach, expect, it, vi } from 'vitest'
import { unshared, type CompanyShares } from './company-shares.ts'
import { inTurnOfDownloads, inTurnOfForms, inTurnOfLists, inTurnOfTables, partyOf } from './caller-turns.ts'

afterEach(() => void vi.restoreAllMocks())

const patient = new AbortController().signal

/** A work that ends when it is ended, and says whether it has begun. */
const held = (userId: number, enterpriseId: number, left = patient) => heldBy((work) => inTurnOfDownloads({ user: userId, company: enterpriseId }, work, left))

const heldBy = (inTurn: (work: () => Promise<void>) => Promise<void>) => {
  let hasBegun = false
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const work = async () => {
    hasBegun = true
    await ended
  }
  return { done: inTurn(work), hasBegun: () => hasBegun, end: () => end() }
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

it('makes no more than a dozen of a user wait, and as many again once they had their turns', async () => {
  for (const _ of ['first', 'again']) {
    const works = Array.from({ length: 14 }, () => held(6, 4))
    await expect(works.at(-1)?.done).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    for (const { end } of works) end()
    await Promise.all(works.slice(0, -1).map(({ done }) => done))
  }
})

const heldTable = (enterpriseId: number, left = patient) => heldBy((work) => inTurnOfTables({ enterpriseId }, work, left))

it('reads one table of a company at once, and those of others meanwhile', async () => {
  const works = [heldTable(7), heldTable(7), heldTable(8)]
  await aMoment()
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, false, true])
  for (const { end } of works) end()
  await Promise.all(works.map(({ done }) => done))
  expect(works[1]?.hasBegun()).toBe(true)
})

const list = (party: ReturnType<typeof partyOf>, left = patient) => heldBy((work) => inTurnOfLists(party, work, left))
const of = (userId: number, enterpriseId: number) => partyOf({ userId, enterpriseId }, '10.0.0.1')

it('reads two lists of a user and four of a company at once, and those of others meanwhile', async () => {
  const works = [...[1, 1, 1, 2, 2, 3].map((userId) => list(of(userId, 9))), list(of(4, 10))]
  await aMoment()
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, true, true, false, true])
  works[0]?.end()
  await works[0]?.done
  await aMoment()
  // The third of user 1 comes into the line of the company behind user 3.
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, true, true, true, true])
  for (const { end } of works) end()
  await Promise.all(works.map(({ done }) => done))
})

it('takes the visitors of an address for a company, of which nobody is a user', async () => {
  const works = [...Array.from({ length: 5 }, () => list(partyOf(null, '10.0.0.2'))), list(partyOf(null, '10.0.0.3'))]
  await aMoment()
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, true, false, true])
  for (const { end } of works) end()
  await Promise.all(works.map(({ done }) => done))
})

it('says in words that a user asks for too many lists at once', async () => {
  const works = Array.from({ length: 15 }, () => list(of(7, 11)))
  await expect(works.at(-1)?.done).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE', message: '同时进行的查询较多，请稍后再试', retryAfter: 5 })
  for (const { end } of works) end()
  await Promise.all(works.slice(0, -1).map(({ done }) => done))
})

const form = (party: ReturnType<typeof partyOf>, key: string, left = patient) => heldBy((work) => inTurnOfForms({ key, party, shares: unshared }, work, left))
const begun = (works: readonly ReturnType<typeof form>[]) => works.map(({ hasBegun }) => hasBegun())
const yes = (times: number) => Array.from({ length: times }, () => true)

it('reads sixteen forms at once, eight of visitors among them, and one of a company that has none before the next of one that has many', async () => {
  const visitors = Array.from({ length: 10 }, (_, at) => form(partyOf(null, `10.1.0.${at}`), `visitor ${at}`))
  const users = Array.from({ length: 10 }, (_, at) => form(of(100 + at, 20), `user ${at}`))
  const another = form(of(200, 21), 'another')
  await aMoment()
  expect(begun(visitors)).toEqual([...yes(8), false, false])
  expect(begun([...users, another])).toEqual([...yes(8), false, false, false])
  for (const { end } of users.slice(0, 2)) end()
  await Promise.all(users.slice(0, 2).map(({ done }) => done))
  await aMoment()
  expect(begun([...users.slice(8), another])).toEqual([true, false, true])
  const all = [...visitors, ...users, another]
  for (const { end } of all) end()
  await Promise.all(all.map(({ done }) => done))
})

it('reads one form of a caller at once', async () => {
  const works = [form(of(300, 30), 'one'), form(of(300, 30), 'one'), form(of(300, 30), 'of another address')]
  await aMoment()
  expect(begun(works)).toEqual([true, false, true])
  for (const { end } of works) end()
  await Promise.all(works.map(({ done }) => done))
})

const endAll = async (works: readonly ReturnType<typeof form>[]) => {
  for (const { end } of works) end()
  await Promise.all(works.map(({ done }) => done))
}

it('reads eight forms of a company at once, however many addresses one of its users has', async () => {
  const works = Array.from({ length: 10 }, (_, at) => form(of(400, 40), `10.2.${at}.1/400`))
  const others = Array.from({ length: 8 }, (_, at) => form(of(500 + at, 50), `10.3.0.1/${500 + at}`))
  await aMoment()
  expect(begun(works)).toEqual([...yes(8), false, false])
  expect(begun(others)).toEqual(yes(8))
  works[0]?.end()
  await works[0]?.done
  await aMoment()
  expect(begun(works)).toEqual([...yes(9), false])
  await endAll([...works, ...others])
})

it('leaves no turn to a form whose caller has left, wherever it waited', async () => {
  const leave = new AbortController()
  const users = Array.from({ length: 8 }, (_, at) => form(of(600 + at, 60), `user ${at}`))
  const visitors = Array.from({ length: 8 }, (_, at) => form(partyOf(null, `10.4.0.${at}`), `visitor ${at}`))
  await aMoment()
  const gone = [
    form(of(600, 60), 'user 0', leave.signal), form(of(620, 60), 'colleague', leave.signal), form(of(700, 70), 'of another company', leave.signal), form(partyOf(null, '10.4.1.1'), 'visitor', leave.signal),
  ]
  await aMoment()
  leave.abort()
  for (const { done } of gone) await expect(done).rejects.toBe(leave.signal.reason)
  await endAll([...users, ...visitors])
  expect(begun(gone)).toEqual(gone.map(() => false))
  const next = [...Array.from({ length: 8 }, (_, at) => form(of(600 + at, 60), `user ${at}`)), ...Array.from({ length: 8 }, (_, at) => form(partyOf(null, `10.4.0.${at}`), `visitor ${at}`))]
  await aMoment()
  expect(begun(next)).toEqual(yes(16))
  await endAll(next)
})

it('refuses a form that has waited too long, and not one that is being read', async () => {
  const patience = new AbortController()
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return patience.signal
  })
  const [reading, waiting] = [form(of(800, 80), 'slow'), form(of(800, 80), 'slow')]
  await aMoment()
  patience.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  await expect(waiting.done).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  expect(limits).toEqual([20_000, 20_000])
  await endAll([reading])
})

it('leaves no turn of a company to a download, a table or a list whose caller has left', async () => {
  const leave = new AbortController()
  const works = [held(30, 90), held(31, 90), heldTable(90), ...[30, 31, 32, 33].map((userId) => list(of(userId, 90)))]
  await aMoment()
  const gone = [held(34, 90, leave.signal), heldTable(90, leave.signal), list(of(34, 90), leave.signal)]
  await aMoment()
  leave.abort()
  for (const { done } of gone) await expect(done).rejects.toBe(leave.signal.reason)
  await endAll(works)
  expect(begun(gone)).toEqual([false, false, false])
})

it('refuses a list that has waited too long, in words', async () => {
  const patience = new AbortController()
  const limited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const works = [list(of(35, 91)), list(of(35, 91)), list(of(35, 91))]
  await aMoment()
  patience.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  await expect(works.at(-1)?.done).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE', message: '同时进行的查询较多，请稍后再试' })
  expect(limited.mock.calls).toEqual([[10_000], [10_000], [10_000]])
  await endAll(works.slice(0, -1))
})

it('keeps no more than a dozen forms of a caller waiting for the share of their company, unread', async () => {
  let read = 0
  const never: CompanyShares = { ...unshared, inShare: (_, __, giveUp) => new Promise((___, reject) => giveUp.addEventListener('abort', () => reject(giveUp.reason as Error))) }
  const leave = new AbortController()
  const sent = Array.from({ length: 14 }, () => inTurnOfForms({ key: 'heavy', party: of(900, 90), shares: never }, () => Promise.resolve(read++), leave.signal))
  const outcomes = Promise.allSettled(sent)
  await expect(sent.at(-1)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  leave.abort()
  expect((await outcomes).map(({ status }) => status)).toEqual(Array.from({ length: 14 }, () => 'rejected'))
  expect(read).toBe(0)
})
