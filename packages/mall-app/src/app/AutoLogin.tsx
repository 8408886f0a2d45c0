import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { ScreenBoundary } from '@mall/app-kit/screens/ScreenBoundary.tsx'
import { use, useCallback } from 'react'
import { AutoLoginContext, useAutoLoginPrompt } from './auto-login-prompt.ts'

const AutoLoginDialog = lazyInPage(async () => (await import('./entry/AutoLoginDialog.tsx')).AutoLoginDialog)

/** What an auto-login says and asks over whatever screen is open. */
export const AutoLogin = () => {
  const store = use(AutoLoginContext)
  const prompt = useAutoLoginPrompt()
  const close = useCallback(() => store.set({ prompt: null }), [store])
  return <ScreenBoundary optional>{prompt ? <AutoLoginDialog state={prompt} onClose={close} /> : null}</ScreenBoundary>
}
