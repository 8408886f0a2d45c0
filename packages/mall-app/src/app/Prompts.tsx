import { useCallback } from 'react'
import { lazyPart } from './lazy-part.ts'
import type { AppServices } from './services.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { Notices } from './Notices.tsx'
import { usePrompts } from './use-prompts.ts'

const AutoLoginDialog = lazyPart(async () => (await import('./entry/AutoLoginDialog.tsx')).AutoLoginDialog)
const ReloginDialog = lazyPart(async () => (await import('./ReloginDialog.tsx')).ReloginDialog)
const VerificationDialog = lazyPart(async () => (await import('./VerificationDialog.tsx')).VerificationDialog)

/** What the client asks or tells over whatever screen is open: toasts, busy, 未登录, 429. */
export const Prompts = ({ services: { prompts, toasts, mall } }: { readonly services: AppServices }) => {
  const { autoLogin, busy, sessionLost, verification } = usePrompts()
  const endAutoLogin = useCallback(() => prompts.set({ autoLogin: null }), [prompts])
  return (
    <>
      <Notices toasts={toasts} busy={busy} />
      <ScreenBoundary optional>
        {autoLogin ? <AutoLoginDialog state={autoLogin} onClose={endAutoLogin} /> : null}
        {sessionLost ? <ReloginDialog reason={sessionLost} onClose={() => prompts.set({ sessionLost: null })} /> : null}
        {verification ? <VerificationDialog {...verification} mall={mall} /> : null}
      </ScreenBoundary>
    </>
  )
}
