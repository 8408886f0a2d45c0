import { LoadingOverlay } from '@mall/ui/loading-overlay'
import { Toasts, type ToastStore } from '@mall/ui/toasts'
import { BusyLayer } from './Prompts.styles.ts'

/** Toasts and the loading overlay. */
export const Notices = ({ toasts, busy }: { readonly toasts: ToastStore; readonly busy: boolean }) => {
  return (
    <>
      <Toasts store={toasts} />
      {busy ? (
        <BusyLayer>
          <LoadingOverlay busy />
        </BusyLayer>
      ) : null}
    </>
  )
}
