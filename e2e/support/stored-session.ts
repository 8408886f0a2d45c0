import type { BrowserContextOptions } from '@playwright/test'
import type { LoginInfo } from '../../packages/api/src/contract/index.ts'
import { createSession } from '../../packages/api/src/session/session.ts'
import { createMemoryStorage } from '../../packages/api/src/session/storage.ts'

/** What a browser holds after a login at an origin: what the app itself would have stored, and the cookie by which the server knows. */
export const storedSession = (login: LoginInfo, origin: string): NonNullable<Exclude<BrowserContextOptions['storageState'], string>> => {
  const storage = createMemoryStorage()
  createSession({ storage }).set(login)
  const localStorage = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((name) => ({ name, value: storage.getItem(name) ?? '' }))
  const viewer = { name: 'MallViewer', value: 'user', domain: new URL(origin).hostname, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const
  return { cookies: [viewer], origins: [{ origin, localStorage }] }
}
