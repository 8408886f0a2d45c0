import type { CallOptions } from './client/options.ts'
import type { LoginInfo } from './contract/account.ts'
import type { Mall } from './create-mall.ts'
import { isMallError, MallError, messages } from './errors.ts'

/** The parameters of a link from a partner site. */
export interface SessionKeyQuery {
  sessionKey: string
  /** Present when an administrator opens the mall as a customer. */
  adminLogin?: string
}

/** `sessionKey` (or `SessionKey`) and `adminLogin` of an address; null when there is no key. */
export const sessionKeyOf = (search: string): SessionKeyQuery | null => {
  const query = new URLSearchParams(search)
  const sessionKey = query.get('sessionKey') ?? query.get('SessionKey')
  const adminLogin = query.get('adminLogin')
  if (!sessionKey) return null
  return adminLogin === null ? { sessionKey } : { sessionKey, adminLogin }
}

const clearLocalStorage = (): void => {
  try {
    window.localStorage.clear()
  } catch {
    // No storage here, or a forbidden one, which holds nothing.
  }
}

/**
 * Auto-login: `adminLogin` clears local storage first; then the session is the partner's user.
 * Rejects with 自动登录失败，请手动登录.
 */
export const loginBySessionKey = async (
  mall: Pick<Mall, 'account' | 'session'> & Partial<Pick<Mall, 'messages'>>,
  query: SessionKeyQuery,
  { signal }: { signal?: AbortSignal } = {},
): Promise<LoginInfo> => {
  if (query.adminLogin !== undefined) {
    mall.session.clear()
    clearLocalStorage()
  }
  try {
    const login = await mall.account.loginBySession(query, { silent: true, ...(signal ? { signal } : {}) })
    mall.session.set(login)
    return login
  } catch (error) {
    if (!isMallError(error)) throw error
    throw new MallError(error.kind, mall.messages?.autoLogin ?? messages.autoLogin, { ...error, cause: error })
  }
}

/** Logs out here and in all tabs, also when the request to the server fails. Navigate to `/` afterwards. */
export const logout = async (mall: Pick<Mall, 'session'> & { readonly account: { logout(input: Record<string, never>, options: CallOptions): Promise<unknown> } }): Promise<void> => {
  const request = mall.session.get() === null ? undefined : mall.account.logout({}, { silent: true, timeout: 5000 })
  try {
    await request
  } catch (error) {
    if (!isMallError(error)) throw error
  } finally {
    mall.session.clear()
  }
}
