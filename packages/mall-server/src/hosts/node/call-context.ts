import { AsyncLocalStorage } from 'node:async_hooks'
import type { DuringCall, OngoingCall } from '../../platform/http/ongoing-call.ts'

const calls = new AsyncLocalStorage<OngoingCall>()

/** Remembers whose call the statements are for that a work sends. A statement alone is sent when it is awaited, which has to happen here too. */
export const duringCall: DuringCall = (call, work) => calls.run(call, async () => work())

/** The call that runs; undefined in tasks and at the start. */
export const ongoingCall = (): OngoingCall | undefined => calls.getStore()
