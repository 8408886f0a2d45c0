import { useMemo, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Screen } from '../lib/define-screen.ts'
import { useSession } from '../lib/mall-context.ts'
import { usePageTitle } from './use-page-title.ts'
import { guard } from './guard.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import { usePrompts } from './use-prompts.ts'

interface GuardedProps {
  readonly route: Screen
  readonly children: ReactNode
}

/** Asks the guard before a screen is drawn, and keeps the shell when the screen fails. */
export const Guarded = ({ route, children }: GuardedProps) => {
  usePageTitle()
  const session = useSession()
  const { autoLogin } = usePrompts()
  const { pathname, search, hash } = useLocation()
  // The same element again when somebody turns out to be logged in: home is drawn already, and React would take an update before its
  // scripts are there for a reason to draw it anew, from nothing.
  const screen = useMemo(() => <ScreenBoundary key={pathname}>{children}</ScreenBoundary>, [pathname, children])
  // Whose screen it will be is being settled: nobody is sent to the login, and nothing is loaded for the wrong person.
  if (autoLogin) return <ScreenLoading />
  const verdict = guard({ route, hasToken: session !== null, address: pathname + search + hash })
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace />
  return screen
}
