import { isMallError } from '@mall/api'
import { viewerKey } from '@mall/app-kit/session/use-viewer.ts'
import type { KitServices } from '@mall/app-kit/session/services.ts'
import { accountQueries } from '../queries/account.ts'

/**
 * A call that is forbidden may be the first sign that the user's role was changed: the menu is asked for again, and the user reads it once
 * when something has gone from it.
 */
export const followPermissions = ({ mall, session, queryClient, notify }: Pick<KitServices, 'mall' | 'session' | 'queryClient' | 'notify'>): void => {
  let isAsking = false
  const ask = async (): Promise<void> => {
    const { queryKey } = accountQueries.menuCodes(mall, viewerKey(session.get()))
    const before = queryClient.getQueryData<readonly string[]>(queryKey)
    if (isAsking || before === undefined) return
    isAsking = true
    await queryClient.refetchQueries({ queryKey })
    isAsking = false
    const now = new Set(queryClient.getQueryData<readonly string[]>(queryKey))
    if (before.some((code) => !now.has(code))) notify('您的权限已变更，菜单已更新', 'warning')
  }
  const listen = ({ type, action }: { readonly type: string; readonly action?: { readonly type: string; readonly error?: unknown } }): void => {
    if (type === 'updated' && action?.type === 'error' && isMallError(action.error, 'forbidden')) void ask()
  }
  queryClient.getQueryCache().subscribe((event) => listen(event.type === 'updated' ? event : { type: event.type }))
  queryClient.getMutationCache().subscribe((event) => listen(event.type === 'updated' ? event : { type: event.type }))
}
