import { useMemo, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '../session/mall-context.ts'
import type { Screen } from './define-screen.ts'
import { guard, type LoginHref } from './guard.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'

interface GuardedProps {
  readonly route: Pick<Screen, 'access' | 'kind'>
  readonly loginHref: LoginHref
  /** The user is not known yet: nobody is sent to the login, and nothing is loaded for the wrong user. */
  readonly isSettling?: boolean
  readonly children: ReactNode
}

/** Asks the guard before a screen is drawn, and keeps the shell when the screen fails. */
export const Guarded = ({ route, loginHref, isSettling = false, children }: GuardedProps) => {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  // The same element again when somebody turns out to be logged in: home is drawn already, and React would take an update before its
  // scripts are there for a reason to draw it again, from nothing.
  const screen = useMemo(() => <ScreenBoundary key={pathname} kind={route.kind}>{children}</ScreenBoundary>, [pathname, route.kind, children])
  if (isSettling) return <ScreenLoading kind={route.kind} />
  const verdict = guard({ route, hasToken: session !== null, address: pathname + search + hash, loginHref })
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace />
  return screen
}
