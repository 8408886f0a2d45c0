import { LoadingOverlay } from '@mall/ui/loading-overlay'
import { Toasts } from '@mall/ui/toasts'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { BusyLayer } from './Prompts.styles.ts'
import type { AppServices } from './services.ts'

const ReloginDialog = lazy(async () => ({ default: (await import('./ReloginDialog.tsx')).ReloginDialog }))
const VerificationDialog = lazy(async () => ({ default: (await import('./VerificationDialog.tsx')).VerificationDialog }))

/** What the client asks or tells over whatever screen is open: toasts, busy, 未登录, 429. */
export function Prompts({ services: { prompts, toasts, mall } }: { readonly services: AppServices }) {
  const { busy, sessionLost, verification } = useSyncExternalStore(prompts.subscribe, prompts.get, prompts.get)
  return (
    <>
      <Toasts store={toasts} />
      {busy ? (
        <BusyLayer>
          <LoadingOverlay busy />
        </BusyLayer>
      ) : null}
      <Suspense>
        {sessionLost ? <ReloginDialog reason={sessionLost} onClose={() => prompts.set({ sessionLost: null })} /> : null}
        {verification ? <VerificationDialog {...verification} mall={mall} /> : null}
      </Suspense>
    </>
  )
}
