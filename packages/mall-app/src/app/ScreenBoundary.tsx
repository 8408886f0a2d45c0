import { Component, Suspense, type ReactNode } from 'react'
import { ScreenFailure } from './ScreenFailure.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'

/** One per route: while a screen loads, and when it breaks, the shell around it stays. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    if (this.state.error) return <ScreenFailure onRetry={() => this.setState({ error: null })} />
    return <Suspense fallback={<ScreenLoading />}>{this.props.children}</Suspense>
  }
}
