import type { CallKey } from '@mall/api/contract'
import type { HttpHandler } from 'msw'
import { emptyAnswers, type EmptyKey } from './answers/empty.ts'
import { handle } from './handle.ts'
import { allHandlers, mockedCalls } from './handlers.ts'

/** Calls that must work for a rate limit to be lifted. */
const waysOut: ReadonlySet<CallKey> = new Set(['POST /api/Captcha/Challenge', 'POST /api/Captcha/Verify', 'POST /api/Account/UnLock'])

const each = (turn: (key: CallKey) => HttpHandler): HttpHandler[] => {
  const usual = allHandlers()
  return [...mockedCalls.map(turn), ...usual]
}

/** States of the whole network, by name. Each answers handlers for `msw.use(...)` over a new world. */
export const scenarios = {
  /** 平常: everything answers. */
  usual: () => allHandlers(),
  /** Every answer takes two seconds. */
  slow: () => each((key) => handle.slow(key)),
  /** Nothing ever answers. */
  never: () => each((key) => handle.never(key)),
  /** Nothing is found anywhere. */
  empty: () => {
    const usual = allHandlers((world) => {
      world.cart = []
      world.orders = []
      world.addresses = []
      world.favorites = new Set()
    })
    return [...(Object.keys(emptyAnswers) as EmptyKey[]).map((key) => handle.empty(key)), ...usual]
  },
  /** 403 on every call. */
  forbidden: () => each((key) => handle.forbid(key)),
  /** 401 on every call, the refresh too. */
  expired: () => each((key) => handle.expired(key)),
  /** 429 on every call until the verification is passed. */
  rateLimited: () => {
    const usual = allHandlers()
    return [...mockedCalls.filter((key) => !waysOut.has(key)).map((key) => handle.rateLimited(key)), ...usual]
  },
  /** 500 on every call. */
  broken: () => each((key) => handle.broken(key)),
  /** Every connection breaks. */
  offline: () => each((key) => handle.offline(key)),
  /** A business failure on every call. */
  failing: () => each((key) => handle.fail(key, '系统繁忙，请稍后再试')),
} as const satisfies Readonly<Record<string, () => HttpHandler[]>>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[]
