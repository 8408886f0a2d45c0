import type { CompanyShares } from './company-shares.ts'

/**
 * What a call does before its caller is known: its token is verified, and its session looked up. Where the thread of the requests has much to do, the address that uses most of
 * it waits here, before its calls cost anything.
 * @param address where it comes from, as calls are counted
 * @throws UnavailableError when too many calls of the address wait already
 */
export type Door = <Result>(address: string, work: () => Promise<Result>, giveUp: AbortSignal) => Promise<Result>

declare module '../deps.ts' {
  interface Deps {
    readonly door: Door
  }
}

/** Where nobody waits for others. */
export const openDoor: Door = (_, work) => work()

/** @param countCall counts a call, and says what it takes of the thread of the requests, ms: its address uses that */
export const createDoor = ({ called, spend, inShare }: CompanyShares, countCall: () => number): Door => async (address, work, giveUp) => {
  called(address)
  return inShare(address, () => {
    spend(address, countCall())
    return work()
  }, giveUp)
}
