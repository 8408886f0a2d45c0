import { viewerKey } from '@mall/api/query'
import type { KitServices } from '@mall/app-kit/session/services.ts'
import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '../queries/account.ts'

type Kit = Pick<KitServices, 'mall' | 'session' | 'queryClient' | 'notify'>

const read = async ({ mall, session, queryClient, notify }: Kit): Promise<void> => {
  const { queryKey } = accountQueries.menuCodes(mall, viewerKey(session.get()))
  const before = queryClient.getQueryData<readonly string[]>(queryKey)
  if (before === undefined) return
  await Promise.all([queryClient.refetchQueries({ queryKey }), queryClient.refetchQueries({ queryKey: accountQueries.enterpriseGroup(mall, viewerKey(session.get())).queryKey })])
  const now = new Set(queryClient.getQueryData<readonly string[]>(queryKey))
  if (before.some((code) => !now.has(code))) notify('您的权限已变更，菜单已更新', 'warning')
}

const reading = new WeakMap<QueryClient, Promise<void>>()

/** Reads the menu of the user again, and says when something has gone from it: once, however many signs of it come together. */
export const readMenuAgain = (kit: Kit): Promise<void> => {
  const { queryClient } = kit
  const now = reading.get(queryClient) ?? read(kit).finally(() => reading.delete(queryClient))
  reading.set(queryClient, now)
  return now
}
