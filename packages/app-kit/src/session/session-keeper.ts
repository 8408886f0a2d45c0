import type { MallOptions, Session, SessionEndReason, SessionState } from '@mall/api'
import { viewerKey } from '@mall/api/query'
import { sessionAccountOf } from '../access/session-account.ts'
import { localItems } from '../storage/local-items.ts'
import { createStore, type Store } from './create-store.ts'

/** A page that stays as it is although the session of its person has ended. */
export interface KeptPage {
  /** Whose page it is. */
  readonly session: SessionState
  readonly reason: SessionEndReason
  /** The dialog is open; else the page can be read, and its banner opens it. */
  readonly isAsking: boolean
  /** Somebody else has logged in in another tab. */
  readonly stranger: SessionState | null
}

export interface SessionKeeper {
  /** For the client and the app: until the page is left it shows the person to whom the page belongs. */
  readonly session: Session
  readonly kept: Store<{ readonly page: KeptPage | null }>
  readonly onSessionEnd: NonNullable<MallOptions['onSessionEnd']>
  readonly cancel: () => void
  readonly ask: () => void
  /** Gives the page up: to the person who has logged in, or to nobody. What it held goes with it. */
  readonly leave: (login?: Parameters<Session['set']>[0]) => void
}

interface Parts {
  /** What is stored, for all tabs. */
  readonly session: Session
  /** Something typed is not sent, or a person waits for an action. */
  readonly isWorthKeeping: () => boolean
  /** A person waits for an action. */
  readonly isActing: () => boolean
  /** The same person is back. */
  readonly onRenewed: () => void
  /** Of which app the names in the storage are, where it is not the mall. */
  readonly app?: string | undefined
}

/** What the calls wait for. */
interface Answer {
  readonly promise: Promise<boolean>
  readonly resolve: (isRenewed: boolean) => void
}

const newAnswer = (): Answer => {
  let resolve: Answer['resolve'] = () => {}
  return { promise: new Promise<boolean>((settle) => (resolve = settle)), resolve: (isRenewed) => resolve(isRenewed) }
}

const isSame = (a: SessionState | null, b: SessionState | null): boolean => a !== null && b !== null && viewerKey(a) === viewerKey(b)

/** Keeps a page with something typed over the end of its session, in any tab. */
export const createSessionKeeper = ({ session: stored, isWorthKeeping, isActing, onRenewed, app = '' }: Parts): SessionKeeper => {
  /**
   * Whose session was ended by the server. A tab that finds that out clears the session for all; the others see the same as after a logout, and
   * distinguish it by this.
   */
  const endedKey = `${app}sessionEnded`
  const sessionAccount = sessionAccountOf(app)
  const kept = createStore<{ page: KeptPage | null }>({ page: null })
  const listeners = new Set<() => void>()
  /** The person of the page, although the session has ended. */
  let held: SessionState | null = null
  let last = stored.get()
  /** The client clears the session next: no logout. */
  let isEnding = false
  let answer: Answer | null = null

  const settle = (isRenewed: boolean) => {
    answer?.resolve(isRenewed)
    answer = null
  }
  const show = (change: Partial<KeptPage>) => {
    const { page } = kept.get()
    if (held) kept.set({ page: { reason: 'refresh-failed', isAsking: true, stranger: null, ...page, session: held, ...change } })
  }
  const get = (): SessionState | null => {
    if (held) return held
    const now = stored.get()
    if (now === null && last !== null && localItems.get(endedKey) === viewerKey(last) && isWorthKeeping()) {
      held = last
      // Not while something is drawn.
      queueMicrotask(() => show({}))
      return held
    }
    last = now
    return now
  }
  const release = () => {
    held = null
    kept.set({ page: null })
  }
  stored.subscribe(() => {
    const now = stored.get()
    const before = held
    if (before && isSame(now, before) && now?.Token !== before.Token) {
      release()
      settle(true)
      onRenewed()
    } else if (before && now && !isSame(now, before)) show({ stranger: now, isAsking: true })
    for (const listener of Array.from(listeners)) listener()
  })

  const session: Session = {
    get,
    subscribe: (listener) => {
      const own = () => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    set: (login) => {
      localItems.remove(endedKey)
      stored.set(login)
    },
    clear: () => {
      if (!isEnding) {
        localItems.remove(endedKey)
        sessionAccount.forget()
      }
      isEnding = false
      // Somebody else may have logged in over a page that is kept.
      if (held === null || isSame(stored.get(), held)) stored.clear()
    },
    replaceTokens: (tokens) => {
      if (held === null) stored.replaceTokens(tokens)
    },
    setLogo: (logo) => {
      if (held === null) stored.setLogo(logo)
    },
  }

  return {
    session,
    kept,
    onSessionEnd: (reason) => {
      const whose = held ?? stored.get()
      if (whose === null) return undefined
      localItems.set(endedKey, viewerKey(whose))
      const page = kept.get().page
      // Cancelled before: only what a person does opens the dialog again.
      if (page && !page.isAsking && !isActing()) return Promise.resolve(false)
      if (held === null && !isWorthKeeping()) {
        isEnding = true
        return undefined
      }
      held = whose
      show({ reason, isAsking: true })
      answer ??= newAnswer()
      return answer.promise
    },
    cancel: () => {
      show({ isAsking: false })
      isEnding = true
      settle(false)
    },
    ask: () => show({ isAsking: true }),
    leave: (login) => {
      const whose = held
      release()
      if (login) session.set(login)
      else if (isSame(stored.get(), whose)) session.clear()
      settle(false)
      for (const listener of Array.from(listeners)) listener()
    },
  }
}
