import type { LoginInfo } from '../contract/account.ts'
import { createKeep, defaultStorage } from './storage.ts'
import { decodeToken } from './token.ts'
import { warnOfSharing } from './warn-of-sharing.ts'

/** Who is logged in on this browser. A new object after each change, the same one until then. */
export interface SessionState extends Pick<LoginInfo, 'Token' | 'RefreshToken' | 'User' | 'Enterprise' | 'Role'> {
  /** The customer's logo, once `setLogo` was called. */
  readonly CustomerLogo: string | null
}

/** One store for token, user info and logo, shared by the tabs of a browser. */
export interface Session {
  /** Null when logged out. Always what is stored now, also when another tab has just written it. */
  get(): SessionState | null
  /** Keeps a login. */
  set(login: Pick<LoginInfo, 'Token' | 'RefreshToken' | 'User' | 'Enterprise' | 'Role'>): void
  /** Logs out: forgets token, user info and logo, in all tabs. A token without user info beside it was not written by the SDK and stays. */
  clear(): void
  /** Calls `fn` after every change, by this tab or another; returns the function that unsubscribes it. */
  subscribe(fn: () => void): () => void
  /** Puts a refreshed pair in place of the old one; nothing happens when logged out. */
  replaceTokens(tokens: Pick<LoginInfo, 'Token' | 'RefreshToken'>): void
  /** Keeps the customer's logo until logout. */
  setLogo(logo: string | null): void
}

/** Where a session is kept. */
export interface SessionOptions {
  /** Default: local storage, or memory where there is none. What it does not take, full or forbidden, is kept in memory. */
  storage?: Storage
  /** Key of the token; user info and logo are kept beside it as `{key}:user` and `{key}:logo`. Default `token`. */
  key?: string
  /** Where `storage` events of other tabs come from. Default: the window. */
  events?: Pick<EventTarget, 'addEventListener'>
}

/** User info as it is kept: with the token it came with, and the token that this one replaced. */
interface Kept extends Omit<SessionState, 'CustomerLogo'> {
  readonly Before: string | null
}

/**
 * Two keys cannot be written at once, and other processes see the writes one by one. So the user info, written first, holds the new
 * pair whole: until the token follows, the old token says that it is about to be replaced. Any other token was written by other code.
 */
const stateOf = (token: string, kept: string, CustomerLogo: string | null): SessionState | null => {
  try {
    const { Token, Before, RefreshToken, User, Enterprise, Role } = JSON.parse(kept) as Kept
    if (typeof RefreshToken !== 'string' || !User || !Enterprise || !Array.isArray(Role)) return null
    return { Token: token === Before ? Token : token, RefreshToken, User, Enterprise, Role, CustomerLogo }
  } catch {
    return null
  }
}

/** How long an incomplete session is kept before the rest is removed, ms: another tab may be writing a login. */
const halfMs = 1000

/** Opens the session that is kept in the storage. */
export const createSession = ({ storage: own, key = 'token', events }: SessionOptions = {}): Session => {
  const storage = own ?? defaultStorage()
  const userKey = `${key}:user`
  const logoKey = `${key}:logo`
  const keys = new Set([userKey, logoKey, key])
  const keep = createKeep(storage)
  const listeners = new Set<() => void>()
  let raw: (string | null)[] = []
  let state: SessionState | null = null
  /** The last token that user info was seen to name: the SDK wrote it, in this tab or another. */
  let ownToken: string | null = null

  const get = () => {
    const token = keep.get(key)
    const user = keep.get(userKey)
    const logo = keep.get(logoKey)
    // Parsed only after a change: this runs for every call.
    if (token !== raw[0] || user !== raw[1] || logo !== raw[2]) {
      raw = [token, user, logo]
      state = token && user ? stateOf(token, user, logo) : null
      if (state && user?.includes(JSON.stringify(token))) ownToken = token
    }
    return state
  }

  const notify = () => {
    for (const listener of Array.from(listeners)) listener()
  }

  const write = ({ Token, RefreshToken, User, Enterprise, Role }: Parameters<Session['set']>[0]) => {
    const kept: Kept = { Token, Before: keep.get(key), RefreshToken, User, Enterprise, Role }
    keep.set({ [userKey]: JSON.stringify(kept), [key]: Token })
  }

  /** The site that this is part of may keep a token of its own under the same name. */
  const remove = (isOwn: boolean) => {
    for (const name of keys) if (name !== key || isOwn) keep.remove(name)
  }

  const removeHalf = () => {
    if (get() === null) remove(ownToken !== null && keep.get(key) === ownToken)
  }

  const onStorage = (event: Event) => {
    const { key: changed, storageArea } = event as StorageEvent
    if (storageArea && storageArea !== storage) return
    if (changed !== null && !keys.has(changed)) return
    if (get() === null) setTimeout(removeHalf, halfMs)
    notify()
  }
  const source = events ?? (typeof window === 'undefined' ? undefined : window)
  source?.addEventListener('storage', onStorage)

  return {
    get,
    set: (login) => {
      if (!own) warnOfSharing()
      const before = get()
      if (before !== null && before.Enterprise.GroupId !== login.Enterprise.GroupId) keep.remove(logoKey)
      write(login)
      notify()
    },
    clear: () => {
      remove(get() !== null)
      notify()
    },
    subscribe: (fn) => {
      // Wrapped, so that a function subscribed twice is called twice and unsubscribes one at a time.
      const listener = () => fn()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    replaceTokens: (tokens) => {
      const before = get()
      if (before === null) return
      write({ ...before, ...decodeToken(tokens.Token), ...tokens })
      notify()
    },
    setLogo: (logo) => {
      if (logo === null) keep.remove(logoKey)
      else keep.set({ [logoKey]: logo })
      notify()
    },
  }
}

/** Whose session it is: a call is never sent again as another user or company. */
export const ownerOf = (state: SessionState | null): string | null =>
  state === null ? null : `${state.User.uid}/${state.Enterprise.EnterpriseId}`
