import { isMallError } from '@mall/api'
import type { KitServices } from '@mall/app-kit/session/services.ts'

/** A call that is forbidden may be the first sign that the user's role was changed, where the stream of notices has not said so yet: the menu is read again. */
export const followPermissions = (kit: Pick<KitServices, 'mall' | 'session' | 'queryClient' | 'notify'>): void => {
  const listen = ({ type, action }: { readonly type: string; readonly action?: object }): void => {
    if (type !== 'updated' || !action || !('error' in action) || !isMallError(action.error, 'forbidden')) return
    void import('./read-menu-again.ts').then(({ readMenuAgain }) => readMenuAgain(kit))
  }
  kit.queryClient.getQueryCache().subscribe(listen)
  kit.queryClient.getMutationCache().subscribe(listen)
}
