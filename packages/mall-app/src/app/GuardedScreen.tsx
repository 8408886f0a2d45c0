import type { Screen } from '@mall/app-kit/screens/define-screen.ts'
import { Guarded } from '@mall/app-kit/screens/Guarded.tsx'
import type { ReactNode } from 'react'
import { loginHref } from '../site/routes.ts'
import { useAutoLoginPrompt } from './auto-login-prompt.ts'
import { usePageTitle } from './use-page-title.ts'

interface GuardedScreenProps {
  readonly route: Screen
  readonly children: ReactNode
}

/** A screen of the mall behind its guard; what it is stays open while an auto-login runs. */
export const GuardedScreen = ({ route, children }: GuardedScreenProps) => {
  usePageTitle()
  const isSettling = useAutoLoginPrompt() !== null
  return (
    <Guarded route={route} loginHref={loginHref} isSettling={isSettling}>
      {children}
    </Guarded>
  )
}
