import { localItems } from '../storage/local-items.ts'

/** 记住账号: the account of the last login, never the password. `app`: of which app, where it is not the mall. */
export const rememberedAccountOf = (app = '') => {
  const key = `${app}rememberedAccount`
  return {
    get: (): string | null => localItems.get(key),
    set(account: string | null): void {
      if (account === null) localItems.remove(key)
      else localItems.set(key, account)
    },
  }
}

export const rememberedAccount = rememberedAccountOf()
