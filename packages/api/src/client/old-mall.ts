import { mallVersionCookie, readCookie } from '../cookies.ts'
import type { Session } from '../session/session.ts'

/** Sessions whose browser was already sent to the old mall, by a call or by the version switch. */
const jumped = new WeakSet<Session>()

/** From now on no call of this session redirects the browser. */
export const markJumped = (session: Session): void => void jumped.add(session)

interface Parts {
  session: Session
  /** `Account/JumpOldLink`. */
  askAddress(): Promise<unknown>
  go(address: string): void
  /** The address was missing or invalid. */
  onFailure(): void
}

/** Only addresses that a browser can be sent to without running something. */
export const isWebAddress = (address: unknown): address is string => typeof address === 'string' && /^https?:\/\//i.test(address)

/**
 * Old-mall mode: while the cookie `MallVersion` is `old`, the first call of a logged-in user brings the browser
 * to the old mall; the calls wait for that and then continue.
 */
export const createOldMall = ({ session, askAddress, go, onFailure }: Parts): (() => Promise<void> | undefined) => {
  let jump: Promise<void> | undefined

  const run = async () => {
    const address = await askAddress().catch(() => undefined)
    if (isWebAddress(address)) go(address)
    else onFailure()
  }

  return () => {
    if (jump === undefined && !jumped.has(session) && readCookie(mallVersionCookie) === 'old' && session.get() !== null) {
      markJumped(session)
      jump = run()
    }
    return jump
  }
}
