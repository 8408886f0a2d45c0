import { beforeEach, describe, expect, it } from 'vitest'
import { cookies, waitForCookie } from './cookies.ts'

beforeEach(() => cookies.clearExcept([]))

describe('cookies, specification §9', () => {
  it('are read as they were set, Chinese and separators included', () => {
    cookies.set('名 字=;', '值; a=b %')
    expect(cookies.get('名 字=;')).toBe('值; a=b %')
    expect(cookies.get('名')).toBeUndefined()
  })

  it('last 30 days on / as Lax by default, and are not secure on HTTP', async () => {
    cookies.set('MallVersion', 'old')
    const [kept] = await cookieStore.getAll('MallVersion')
    expect(kept).toMatchObject({ value: 'old' })
    const written = writtenBy(() => cookies.set('a', 'b'))
    expect(written).toBe('a=b; max-age=2592000; path=/; samesite=Lax')
    expect(writtenBy(() => cookies.set('a', 'b', { days: 1, path: '/x', sameSite: 'Strict', domain: 'mall.test' }))).toBe(
      'a=b; max-age=86400; path=/x; samesite=Lax; domain=mall.test',
    )
  })

  it('are removed, all but those to keep', () => {
    for (const name of ['session', 'MallVersion', 'other', 'another']) cookies.set(name, '1')
    cookies.remove('other')
    expect(cookies.get('other')).toBeUndefined()
    cookies.clearExcept(['session', 'MallVersion'])
    expect(['session', 'MallVersion', 'another'].map((name) => cookies.get(name))).toEqual(['1', '1', undefined])
  })

  it('that were written badly by others are read as they are', () => {
    document.cookie = 'broken=%E4%; path=/'
    expect(cookies.get('broken')).toBe('%E4%')
  })
})

describe('waitForCookie', () => {
  it('is true when it is there, or comes in time', async () => {
    cookies.set('a', '1')
    expect(await waitForCookie('a', '1')).toBe(true)
    const late = waitForCookie('a', '2', { everyMs: 5, tries: 1000 })
    cookies.set('a', '2')
    expect(await late).toBe(true)
  })

  it('is false after its tries, and an AbortError when aborted', async () => {
    expect(await waitForCookie('a', '3', { everyMs: 1, tries: 3 })).toBe(false)
    const controller = new AbortController()
    const waiting = waitForCookie('a', '3', { everyMs: 60_000, signal: controller.signal })
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  })
})

/** What a call writes to `document.cookie`. */
const writtenBy = (call: () => void): string => {
  let written = ''
  const set = (text: string) => {
    written = text
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set })
  call()
  Reflect.deleteProperty(document, 'cookie')
  return written
}
