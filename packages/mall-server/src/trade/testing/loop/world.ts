import { errorCodes, type CallInput, type ErrorCode } from '@mall/api/contract'
import type { AnyCallKey } from '@mall/api/seller/contract'
import { expect } from 'vitest'
import type { CallResult, TestMall } from '../../../testing/test-mall.ts'

/** What chance decides of a move. */
export interface Dice {
  /** Among the records, the lines of one, and the like. */
  readonly at: number
  readonly part: number
  readonly pieces: number
  /** Of an amount, in percent. */
  readonly share: number
  /** Whether it is tried on a record that does not offer it. */
  readonly isBlind: boolean
  /** Whether it is sent with a version that was read too early. */
  readonly isStale: boolean
  /** Whether the same request is sent twice. */
  readonly isRepeated: boolean
}

/** The records that those who act on them share, by their numbers. */
interface World {
  readonly orderNos: string[]
  readonly approvalNos: string[]
  readonly serviceNos: string[]
  readonly statementNos: string[]
  readonly invoiceNos: string[]
  readonly paymentNos: string[]
}

export const emptyWorld = (): World => ({ orderNos: [], approvalNos: [], serviceNos: [], statementNos: [], invoiceNos: [], paymentNos: [] })

/** A call that somebody makes; `isOffered`: what they have read offers it. */
interface Asked<Key extends AnyCallKey> {
  readonly key: Key
  readonly input: Exclude<CallInput<Key>, undefined>
  readonly token: string
  readonly isOffered: boolean
}

/** Makes a call, judges the reply, and returns its body; null: it was refused. */
export type Ask = <Key extends AnyCallKey>(dice: Dice, asked: Asked<Key>) => Promise<CallResult<unknown>['body']>

/** A move of the loop; nothing happens where there is nothing to try it on. */
export type Move = (world: World, dice: Dice) => Promise<void>

/** Nothing that people do with records that they see is refused by one of these. */
const neverReplied: ReadonlySet<string> = new Set<ErrorCode>(['INVALID_INPUT', 'UNAUTHORIZED', 'FORBIDDEN', 'INTERNAL_ERROR', 'UNAVAILABLE', 'REQUEST_ID_REUSED', 'PATH_NOT_FOUND', 'RATE_LIMITED'])

const isRefusalOfActions = (code: string): boolean => code.endsWith('_ACTION_NOT_ALLOWED')

const isVersioned = (input: object): input is { readonly Version: number } => 'Version' in input

/** How often each call was made and refused. */
interface Tally {
  readonly made: Map<string, number>
  readonly refused: Map<string, number>
}

export const emptyTally = (): Tally => ({ made: new Map(), refused: new Map() })

const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

/**
 * Makes calls, each of which must be done or refused for a reason. Where nobody else acts (`isAlone`), what was read holds: what is not offered, or of an older version, is never
 * done, and what is offered is never refused as something that is not.
 */
export const createAsking = (mall: Pick<TestMall, 'send'>, tally: Tally, isAlone: boolean): Ask => async (dice, { key, input, token, isOffered }) => {
  const isStale = dice.isStale && isVersioned(input)
  const sent = isStale ? { ...input, Version: input.Version - 1 } : input
  const reply = await mall.send(key, sent, { token })
  if (!reply.success && (neverReplied.has(reply.code) || !(reply.code in errorCodes))) throw new Error(`${key}: ${reply.code} ${reply.message}`)
  count(reply.success ? tally.made : tally.refused, reply.success ? key : `${key} ${reply.code}`)
  if (isAlone && reply.success) expect({ key, isOffered, isStale }).toEqual({ key, isOffered: true, isStale: false })
  if (isAlone && isOffered && !isStale) expect({ key, isRefused: isRefusalOfActions(reply.code), says: reply.message }).toEqual({ key, isRefused: false, says: reply.message })
  if (reply.success && dice.isRepeated && 'RequestId' in input) expect((await mall.send(key, sent, { token })).body).toEqual(reply.body)
  return reply.body
}

/** One of some. */
export const chosen = <Value>(values: readonly Value[], at: number): Value | undefined => values[at % Math.max(1, values.length)]

interface Offering {
  readonly AllowActions: readonly string[]
}

/** The record at a place, or, unless it is tried blindly, the next that offers the action. */
export const pick = async <Seen extends Offering>(numbers: readonly string[], read: (number: string) => Promise<Seen | null>, action: Seen['AllowActions'][number], { at, isBlind }: Dice): Promise<{ readonly seen: Seen; readonly isOffered: boolean } | null> => {
  let first: Seen | null = null
  for (let nth = 0; nth < numbers.length; nth++) {
    const seen = await read(chosen(numbers, at + nth) ?? '')
    if (seen?.AllowActions.includes(action) === true) return { seen, isOffered: true }
    first ??= seen
    if (isBlind) break
  }
  return first === null ? null : { seen: first, isOffered: false }
}
