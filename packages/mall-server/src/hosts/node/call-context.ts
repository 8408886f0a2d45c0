import { AsyncLocalStorage } from 'node:async_hooks'
import type { Party } from '../../platform/turns.ts'
import type { DuringCall, OngoingCall } from '../../platform/http/ongoing-call.ts'

const calls = new AsyncLocalStorage<OngoingCall>()

/** Remembers whose call the statements are for that a work sends. A statement alone is sent when it is awaited, which has to happen here too. */
export const duringCall: DuringCall = (call, work) => calls.run(call, async () => work())

/** The call that runs; undefined in tasks and at the start. */
export const ongoingCall = (): OngoingCall | undefined => calls.getStore()

/** Tasks, and what happens at the start. */
const theMall: Party = { company: 'mall', user: 'mall' }

/** Does a work with a connection, whose time is the call's. */
export const spending = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const begin = performance.now()
  try {
    return await work()
  } finally {
    ongoingCall()?.spend(performance.now() - begin)
  }
}

/** Who takes a turn among others. */
export const ongoingParty = (): Party => ongoingCall()?.party ?? theMall
