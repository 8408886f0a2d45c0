import { LoadingOverlay } from '@mall/ui/loading-overlay'
import type { ToastStore } from '@mall/ui/toasts'
import { BusyLayer, FootToasts } from './Prompts.styles.ts'

/** Toasts and the loading overlay. */
export const Notices = ({ toasts, busy }: { readonly toasts: ToastStore; readonly busy: boolean }) => {
  return (
    <>
      <FootToasts store={toasts} />
      {busy ? (
        <BusyLayer>
          <LoadingOverlay busy />
        </BusyLayer>
      ) : null}
    </>
  )
}
