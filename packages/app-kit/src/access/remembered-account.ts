const key = 'rememberedAccount'

/** 记住账号: the account of the last login, never the password. Browsers that refuse storage remember nothing. */
export const rememberedAccount = {
  get(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(account: string | null): void {
    try {
      if (account === null) localStorage.removeItem(key)
      else localStorage.setItem(key, account)
    } catch {
      // No storage to remember it in.
    }
  },
}
