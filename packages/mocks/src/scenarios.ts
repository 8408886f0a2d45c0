import type { AnyCallKey } from '@mall/api/seller/contract'
import type { HttpHandler } from 'msw'
import { emptyResponse } from './defaults/default-response.ts'
import { callKeys, handle } from './handle.ts'

/** Calls that must work for a rate limit to be lifted. */
const waysOut: ReadonlySet<AnyCallKey> = new Set(['POST /api/Captcha/Challenge', 'POST /api/Captcha/Verify', 'POST /api/Account/UnLock', 'POST /api/SellerAccount/UnLock'])

const each = (turn: (key: AnyCallKey) => HttpHandler): HttpHandler[] => callKeys.map(turn)

/** States of the whole network, by name. */
export interface Scenarios {
  /** Every answer takes two seconds. */
  readonly slow: () => HttpHandler[]
  /** No call gets a response. */
  readonly never: () => HttpHandler[]
  /** Nothing is found anywhere. */
  readonly empty: () => HttpHandler[]
  /** 403 on every call. */
  readonly forbidden: () => HttpHandler[]
  /** 401 on every call, the refresh too. */
  readonly expired: () => HttpHandler[]
  /** 429 on every call until the verification is passed. */
  readonly rateLimited: () => HttpHandler[]
  /** 500 on every call. */
  readonly broken: () => HttpHandler[]
  /** Every connection breaks. */
  readonly offline: () => HttpHandler[]
  /** A business failure on every call. */
  readonly failing: () => HttpHandler[]
}

/** The name of a scenario. */
export type ScenarioName = keyof Scenarios

/** Handlers to put before a story's own. */
export const scenarios: Scenarios = {
  slow: () => each((key) => handle.slow(key)),
  never: () => each((key) => handle.never(key)),
  empty: () => callKeys.filter((key) => emptyResponse(key) !== undefined).map((key) => handle.empty(key)),
  forbidden: () => each((key) => handle.forbid(key)),
  expired: () => each((key) => handle.expired(key)),
  rateLimited: () => handle.rateLimited(...callKeys.filter((key) => !waysOut.has(key))),
  broken: () => each((key) => handle.broken(key)),
  offline: () => each((key) => handle.offline(key)),
  failing: () => each((key) => handle.fail(key, '系统繁忙，请稍后再试')),
}

/** The names of all scenarios, as a toolbar lists them. */
export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[]
