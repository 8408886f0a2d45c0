import { localItems } from '../storage/local-items.ts'

const key = 'rememberedAccount'

/** 记住账号: the account of the last login, never the password. */
export const rememberedAccount = {
  get: (): string | null => localItems.get(key),
  set(account: string | null): void {
    if (account === null) localItems.remove(key)
    else localItems.set(key, account)
  },
}
