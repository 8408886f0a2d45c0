import { isMallError } from '@mall/api'
import type { KitServices } from '@mall/app-kit/session/services.ts'

/** A call that is forbidden may be the first sign that the user's role was changed: the menu is read again, once for several of them. */
export const followPermissions = (kit: Pick<KitServices, 'mall' | 'session' | 'queryClient' | 'notify'>): void => {
  let reading: Promise<void> | null = null
  const listen = ({ type, action }: { readonly type: string; readonly action?: object }): void => {
    if (type !== 'updated' || !action || !('error' in action) || !isMallError(action.error, 'forbidden')) return
    reading ??= import('./read-menu-again.ts').then(({ readMenuAgain }) => readMenuAgain(kit)).finally(() => (reading = null))
  }
  kit.queryClient.getQueryCache().subscribe(listen)
  kit.queryClient.getMutationCache().subscribe(listen)
}
