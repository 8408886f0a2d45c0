import { setTimeout as pause } from 'node:timers/promises'
import type { CallInput, CallKey, CallOutput } from '../../packages/api/src/contract/index.ts'
import type { AnyCallKey } from '../../packages/api/src/contract/seller/index.ts'
import { callerOf, type HttpAnswer, type HttpCall } from '../../packages/mall-server/src/testing/http-caller.ts'
import type { ContractTarget } from '../../packages/mall-server/src/testing/contract-cases/define.ts'
import type { Tally } from './tally.ts'

/** A write that succeeded, to be sent once more at the end: it has to return the same then. */
export interface Written {
  readonly call: HttpCall
  readonly key: AnyCallKey
  readonly input: { readonly RequestId: string }
  readonly body: unknown
}

/** The responses of the mall to all users. */
export interface Books {
  readonly written: Written[]
  /** Calls that were answered. */
  readonly answered: Tally
  /** What was refused by the rules of the mall. */
  readonly refused: Tally
  /** What came instead of an answer: server unavailable or busy. */
  readonly interrupted: Tally
  /** Responses that should never occur. */
  readonly wrong: Tally
}

/** Somebody who is logged in. */
export interface Person {
  /** Repeats a call until the mall answers, like a user who presses again: the same call with the same `RequestId`. */
  readonly call: HttpCall
  /** The same for the steps of the contract test. */
  readonly target: ContractTarget
  /** The answer, or null when the mall refuses. */
  ask<Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key> | null>
}

const busyText = '系统繁忙，请稍后再试'
const againMs = 200

/** A submission that finds other prices writes nothing, and leaves its `RequestId` free. */
const isUnwritten = (body: unknown): boolean => typeof body === 'object' && body !== null && 'Outcome' in body && body.Outcome === 'changed'

const isWrite = (input: unknown): input is { readonly RequestId: string } => typeof input === 'object' && input !== null && 'RequestId' in input

/** Undefined: the connection was lost, the call may have been made or not. */
const tryOnce = async <Key extends AnyCallKey>(call: HttpCall, key: Key, input: CallInput<Key>): Promise<HttpAnswer<CallOutput<Key>> | undefined> => {
  try {
    return await call(key, input)
  } catch {
    return undefined
  }
}

const isBusy = ({ status, message, headers }: HttpAnswer<unknown>): boolean => status === 503 && message === busyText && headers.get('Retry-After') !== null

/** Somebody with a token of the mall at an address. */
export const createPerson = (address: string, token: string, books: Books): Person => {
  const once = callerOf(address, token)
  const call: HttpCall = async (key, input) => {
    for (;;) {
      const answer = await tryOnce(once, key, input)
      if (answer !== undefined && !isBusy(answer)) {
        books.answered.add(key)
        if (answer.status !== 200) books.wrong.add(`${answer.status} ${key}: ${answer.message}`)
        else if (!answer.success) books.refused.add(`${key.slice('POST /api/'.length)}: ${answer.message}`)
        else if (isWrite(input) && !isUnwritten(answer.body)) books.written.push({ call: once, key, input, body: answer.body })
        return answer
      }
      books.interrupted.add(answer === undefined ? 'the connection was lost' : `503 ${busyText}`)
      await pause(againMs)
    }
  }
  const unused = () => Promise.reject(new Error('Logged in already'))
  return {
    call,
    target: { send: (key, input) => call(key, input as CallInput<AnyCallKey>), login: unused, loginStaff: unused, initialStaffPassword: unused, sessionKey: unused },
    ask: async (key, input) => (await call(key, input)).body,
  }
}
