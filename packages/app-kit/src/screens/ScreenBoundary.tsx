import { Component, Suspense, type ReactNode } from 'react'
import { ChunkLoadError } from './chunk.ts'
import type { ScreenKind } from './define-screen.ts'
import { lazyPart } from './lazy-part.ts'
import { ScreenLoading } from './ScreenLoading.tsx'
import { UnloadedFailure } from './UnloadedFailure.tsx'

const ScreenFailure = lazyPart(async () => (await import('./ScreenFailure.tsx')).ScreenFailure)

interface ScreenBoundaryProps {
  /** For what the page can do without: nothing stands in its place, neither while it loads nor when it fails. */
  readonly optional?: boolean
  /** What is on its way, so that its place is held. */
  readonly kind?: ScreenKind
  readonly children: ReactNode
}

/** One per route: while a screen loads, and when it breaks, the shell around it stays. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { optional = false, kind, children } = this.props
    if (error && optional) return null
    if (error instanceof ChunkLoadError) return <UnloadedFailure isReplaced={error.isReplaced} />
    return (
      <Suspense fallback={optional ? null : <ScreenLoading kind={kind} />}>
        {error ? <ScreenFailure onRetry={() => this.setState({ error: null })} /> : children}
      </Suspense>
    )
  }
}
