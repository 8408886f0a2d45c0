import type { AnyCallKey } from '@mall/api/seller/contract'
import type { HttpHandler } from 'msw'
import { emptyResponse } from './defaults/default-response.ts'
import { callKeys, handle } from './handle.ts'

/** Calls that must work for a rate limit to be lifted. */
const waysOut: ReadonlySet<AnyCallKey> = new Set(['POST /api/Captcha/Challenge', 'POST /api/Captcha/Verify', 'POST /api/Account/UnLock', 'POST /api/SellerAccount/UnLock'])

const each = (turn: (key: AnyCallKey) => HttpHandler): HttpHandler[] => callKeys.map(turn)

/** States of the whole network, by name: handlers to put before a story's own. */
export const scenarios = {
  /** Every answer takes two seconds. */
  slow: () => each((key) => handle.slow(key)),
  /** No call gets a response. */
  never: () => each((key) => handle.never(key)),
  /** Nothing is found anywhere. */
  empty: () => callKeys.filter((key) => emptyResponse(key) !== undefined).map((key) => handle.empty(key)),
  /** 403 on every call. */
  forbidden: () => each((key) => handle.forbid(key)),
  /** 401 on every call, the refresh too. */
  expired: () => each((key) => handle.expired(key)),
  /** 429 on every call until the verification is passed. */
  rateLimited: () => handle.rateLimited(...callKeys.filter((key) => !waysOut.has(key))),
  /** 500 on every call. */
  broken: () => each((key) => handle.broken(key)),
  /** Every connection breaks. */
  offline: () => each((key) => handle.offline(key)),
  /** A business failure on every call. */
  failing: () => each((key) => handle.fail(key, '系统繁忙，请稍后再试')),
} as const satisfies Readonly<Record<string, () => HttpHandler[]>>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[]
