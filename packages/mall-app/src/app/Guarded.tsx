import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '../lib/mall-context.ts'
import type { RouteEntry } from '../lib/routes.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { guard } from './guard.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

interface GuardedProps {
  readonly route: RouteEntry
  readonly children: ReactNode
}

/** Asks the guard before a screen is drawn, and keeps the shell when the screen fails. */
export function Guarded({ route, children }: GuardedProps) {
  usePageTitle()
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const verdict = guard({ route, hasToken: session !== null, address: pathname + search + hash })
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace />
  return <ScreenBoundary key={pathname}>{children}</ScreenBoundary>
}
