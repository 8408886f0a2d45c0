import { LoadingOverlay } from '@mall/ui/loading-overlay'
import { Toasts } from '@mall/ui/toasts'
import { lazy, Suspense, useCallback } from 'react'
import { BusyLayer } from './Prompts.styles.ts'
import type { AppServices } from './services.ts'
import { usePrompts } from './use-prompts.ts'

const AutoLoginDialog = lazy(async () => ({ default: (await import('./entry/AutoLoginDialog.tsx')).AutoLoginDialog }))
const ReloginDialog = lazy(async () => ({ default: (await import('./ReloginDialog.tsx')).ReloginDialog }))
const VerificationDialog = lazy(async () => ({ default: (await import('./VerificationDialog.tsx')).VerificationDialog }))

/** What the client asks or tells over whatever screen is open: toasts, busy, 未登录, 429. */
export function Prompts({ services: { prompts, toasts, mall } }: { readonly services: AppServices }) {
  const { autoLogin, busy, sessionLost, verification } = usePrompts()
  const endAutoLogin = useCallback(() => prompts.set({ autoLogin: null }), [prompts])
  return (
    <>
      <Toasts store={toasts} />
      {busy ? (
        <BusyLayer>
          <LoadingOverlay busy />
        </BusyLayer>
      ) : null}
      <Suspense>
        {autoLogin ? <AutoLoginDialog state={autoLogin} onClose={endAutoLogin} /> : null}
        {sessionLost ? <ReloginDialog reason={sessionLost} onClose={() => prompts.set({ sessionLost: null })} /> : null}
        {verification ? <VerificationDialog {...verification} mall={mall} /> : null}
      </Suspense>
    </>
  )
}
