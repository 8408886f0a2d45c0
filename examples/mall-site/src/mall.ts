import { createMall, isMallError } from '@mall/api'
import { createToasts } from '@mall/ui'
import { useSyncExternalStore } from 'react'
import { askCaptcha } from './captcha.ts'

export const toasts = createToasts()

export const mall = createMall({
  baseUrl: (import.meta.env.VITE_MALL as string | undefined) ?? 'http://127.0.0.1:5100',
  onError: ({ message }) => void toasts.show({ message, tone: 'danger' }),
  onSessionLost: () => void toasts.show('请重新登录'),
  // After too many calls the mall asks for the captcha; meanwhile the calls wait.
  verify: (_info, { signal }) => askCaptcha(signal),
})

/** Who is logged in, here or in another tab of this site; null when nobody is. */
export const useSession = () => useSyncExternalStore(mall.session.subscribe, mall.session.get)

/** `onError` has shown a `MallError`; any other error is a bug of this site. */
export const ignoreShown = (error: unknown): void => {
  if (!isMallError(error)) throw error
}
