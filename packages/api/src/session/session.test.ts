import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loginOf } from '../testing/responses.ts'
import { createSession, type SessionState } from './session.ts'
import { createMemoryStorage } from './storage.ts'
import { decodeToken } from './token.ts'

/** Tabs of one browser share one storage; a write by one tab sends events to the others. */
const createBrowser = () => {
  const shared = createMemoryStorage()
  const tabs: EventTarget[] = []

  const openTab = () => {
    const events = new EventTarget()
    tabs.push(events)
    const tell = (key: string | null) => {
      for (const tab of tabs) if (tab !== events) tab.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: null }))
    }
    const storage: Storage = {
      ...shared,
      get length() {
        return shared.length
      },
      setItem: (key, value) => {
        shared.setItem(key, value)
        tell(key)
      },
      removeItem: (key) => {
        shared.removeItem(key)
        tell(key)
      },
    }
    return { session: createSession({ storage, events }), storage }
  }
  return { openTab, shared }
}

const payloadToken = (payload: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  return `h.${btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.s`
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('a session', () => {
  it('keeps the token under the key `token` (specification §3) and the rest beside it', () => {
    const storage = createMemoryStorage()
    const session = createSession({ storage })
    expect(session.get()).toBeNull()
    session.set(loginOf(1, 'T1', 'R1'))
    session.setLogo('/logo.svg')
    expect(storage.getItem('token')).toBe('T1')
    expect(session.get()).toMatchObject({ Token: 'T1', RefreshToken: 'R1', User: { uid: 1 }, CustomerLogo: '/logo.svg' })
    expect(createSession({ storage }).get()).toEqual(session.get())
  })

  it('forgets token, user info and logo when cleared (specification §4)', () => {
    const storage = createMemoryStorage()
    const session = createSession({ storage })
    session.set(loginOf(1, 'T1', 'R1'))
    session.setLogo('/logo.svg')
    session.clear()
    expect(session.get()).toBeNull()
    expect(storage).toHaveLength(0)
  })

  it('is the same object until something changes', () => {
    const session = createSession({ storage: createMemoryStorage() })
    session.set(loginOf(1, 'T1', 'R1'))
    const before = session.get()
    expect(session.get()).toBe(before)
    session.replaceTokens({ Token: 'T2', RefreshToken: 'R2' })
    expect(session.get()).not.toBe(before)
  })

  it('takes the new roles from a refreshed token, and nothing from one after a logout', () => {
    const session = createSession({ storage: createMemoryStorage() })
    session.set(loginOf(1, 'T1', 'R1'))
    const { User, Enterprise } = loginOf(1, '', '')
    const Token = payloadToken({ User, Enterprise, Role: ['Approver'] })
    session.replaceTokens({ Token, RefreshToken: 'R2' })
    expect(session.get()).toMatchObject({ Token, RefreshToken: 'R2', Role: ['Approver'], User: { nname: '用户1' } })
    session.clear()
    session.replaceTokens({ Token: 'T3', RefreshToken: 'R3' })
    expect(session.get()).toBeNull()
  })

  it('drops the logo when a user of another group logs in, keeps it for one of the same', () => {
    const session = createSession({ storage: createMemoryStorage() })
    session.set(loginOf(1, 'T1', 'R1'))
    session.setLogo('/logo.svg')
    session.set(loginOf(2, 'T2', 'R2'))
    expect(session.get()?.CustomerLogo).toBe('/logo.svg')
    const other = loginOf(3, 'T3', 'R3')
    session.set({ ...other, Enterprise: { ...other.Enterprise, GroupId: 2 } })
    expect(session.get()?.CustomerLogo).toBeNull()
  })

  it.each(['', 'null', '{', '[]', '{"RefreshToken":1}', '{"RefreshToken":"R"}'])('is logged out when the user info is %j', (info) => {
    const storage = createMemoryStorage()
    storage.setItem('token', 'T')
    storage.setItem('token:user', info)
    expect(createSession({ storage }).get()).toBeNull()
  })

  it('calls listeners at each change until they unsubscribe', () => {
    const session = createSession({ storage: createMemoryStorage() })
    const heard = vi.fn()
    const leave = session.subscribe(heard)
    session.subscribe(heard)
    session.set(loginOf(1, 'T1', 'R1'))
    expect(heard).toHaveBeenCalledTimes(2)
    leave()
    session.clear()
    expect(heard).toHaveBeenCalledTimes(3)
  })
})

describe('tabs of one browser, specification §4', () => {
  it('see a login, a refresh and a logout of each other', () => {
    const { openTab } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const seen: (SessionState | null)[] = []
    two.session.subscribe(() => seen.push(two.session.get()))
    one.session.set(loginOf(1, 'T1', 'R1'))
    expect(seen.at(-1)).toMatchObject({ Token: 'T1' })
    one.session.replaceTokens({ Token: 'T2', RefreshToken: 'R2' })
    expect(seen.at(-1)).toMatchObject({ Token: 'T2', RefreshToken: 'R2' })
    one.session.clear()
    expect(seen.at(-1)).toBeNull()
  })

  it('see a new pair of tokens whole or not at all', () => {
    const { openTab } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const pairs: string[] = []
    two.session.subscribe(() => {
      const state = two.session.get()
      pairs.push(`${state?.Token} ${state?.RefreshToken}`)
    })
    one.session.set(loginOf(1, 'T1', 'R1'))
    one.session.replaceTokens({ Token: 'T2', RefreshToken: 'R2' })
    // The first event comes while only the user info was written.
    expect(new Set(pairs)).toEqual(new Set(['undefined undefined', 'T1 R1', 'T2 R2']))
  })

  it.each(['token', 'token:user'])('are logged out when %s alone is removed, and leave nothing behind', (key) => {
    const { openTab, shared } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    one.session.set(loginOf(1, 'T1', 'R1'))
    one.session.setLogo('/logo.svg')
    one.storage.removeItem(key)
    expect(two.session.get()).toBeNull()
    vi.advanceTimersByTime(1000)
    expect(shared).toHaveLength(0)
  })

  it('never remove a token that stands alone: the site that they are part of may have put it there', () => {
    const { openTab, shared } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    one.storage.setItem('token', 'of the site')
    vi.advanceTimersByTime(60_000)
    two.session.clear()
    expect(two.session.get()).toBeNull()
    expect(shared.getItem('token')).toBe('of the site')
  })

  it('never remove a token that was put in the place of theirs', () => {
    const { openTab, shared } = createBrowser()
    const [one] = [openTab(), openTab()]
    one.session.set(loginOf(1, 'T1', 'R1'))
    one.storage.setItem('token', 'of the site')
    one.storage.removeItem('token:user')
    vi.advanceTimersByTime(60_000)
    expect(shared.getItem('token')).toBe('of the site')
  })

  it('take a token that was put there by hand', () => {
    const { openTab } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    one.session.set(loginOf(1, 'T1', 'R1'))
    one.storage.setItem('token', 'by hand')
    expect(two.session.get()).toMatchObject({ Token: 'by hand', RefreshToken: 'R1' })
  })

  it('do not undo a login that follows a logout at once', () => {
    const { openTab } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    one.session.set(loginOf(1, 'T1', 'R1'))
    one.session.clear()
    one.session.set(loginOf(2, 'T2', 'R2'))
    vi.advanceTimersByTime(5000)
    expect(one.session.get()).toMatchObject({ User: { uid: 2 } })
    expect(two.session.get()).toMatchObject({ User: { uid: 2 } })
  })

  it('read their own keys only', () => {
    const { openTab } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const heard = vi.fn()
    two.session.subscribe(heard)
    one.storage.setItem('something else', 'x')
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('decodeToken', () => {
  it('reads Enterprise, Role and User, Chinese included', () => {
    const { User, Enterprise, Role } = loginOf(7, '', '')
    expect(decodeToken(payloadToken({ User, Enterprise, Role, exp: 1 }))).toEqual({ User, Enterprise, Role })
  })

  it.each(['', 'x', 'a.b.c', '..', `a.${btoa('null')}.c`, `a.${btoa('{"User":{}}')}.c`, 'a.%%%.c'])('is null for %j', (token) => {
    expect(decodeToken(token)).toBeNull()
  })
})

describe('a storage that is full or forbidden', () => {
  const throwing = (...names: ('getItem' | 'setItem' | 'removeItem')[]): Storage => {
    const fail = () => {
      throw new DOMException('no', 'SecurityError')
    }
    return { ...createMemoryStorage(), ...Object.fromEntries(names.map((name) => [name, fail])) }
  }

  it.each([
    ['full', throwing('setItem')],
    ['read only', throwing('setItem', 'removeItem')],
    ['forbidden', throwing('getItem', 'setItem', 'removeItem')],
  ])('%s: the session lives in memory, from login to logout', (_case, storage) => {
    const session = createSession({ storage })
    const heard = vi.fn()
    session.subscribe(heard)
    session.set(loginOf(1, 'T1', 'R1'))
    session.setLogo('/logo.svg')
    session.replaceTokens({ Token: 'T2', RefreshToken: 'R2' })
    expect(session.get()).toMatchObject({ Token: 'T2', RefreshToken: 'R2', CustomerLogo: '/logo.svg' })
    session.clear()
    expect(session.get()).toBeNull()
    expect(heard).toHaveBeenCalledTimes(4)
  })

  it('full since the login: the new pair lives in memory, and the spent one is in no storage', () => {
    const storage = createMemoryStorage()
    const { setItem } = storage
    const session = createSession({ storage })
    session.set(loginOf(1, 'T1', 'R1'))
    storage.setItem = throwing('setItem').setItem
    session.replaceTokens({ Token: 'T2', RefreshToken: 'R2' })
    expect(session.get()).toMatchObject({ Token: 'T2', RefreshToken: 'R2' })
    expect(createSession({ storage }).get()).toBeNull()
    storage.setItem = setItem
    session.replaceTokens({ Token: 'T3', RefreshToken: 'R3' })
    expect(createSession({ storage }).get()).toMatchObject({ Token: 'T3', RefreshToken: 'R3' })
  })

  it('gives way to a login that another tab could write', () => {
    const { openTab, shared } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    one.session.set(loginOf(1, 'T1', 'R1'))
    const { setItem } = one.storage
    one.storage.setItem = throwing('setItem').setItem
    one.session.replaceTokens({ Token: 'T2', RefreshToken: 'R2' })
    one.storage.setItem = setItem
    two.session.set(loginOf(2, 'T3', 'R3'))
    expect(one.session.get()).toMatchObject({ Token: 'T3', User: { uid: 2 } })
    expect(shared.getItem('token')).toBe('T3')
  })

  it('is local storage all the same: who is logged in there is seen', () => {
    const localStorage = createMemoryStorage()
    createSession({ storage: localStorage }).set(loginOf(1, 'T1', 'R1'))
    localStorage.setItem = throwing('setItem').setItem
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
    try {
      expect(createSession().get()?.Token).toBe('T1')
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
