// oxlint-disable-next-line eslint/no-restricted-imports -- what all others use
import { Component, lazy, type ComponentType, type ContextType, type FunctionComponent, type ReactNode } from 'react'
import { ClientContext } from '../session/mall-context.ts'
import { ChunkLoadError, loadChunk } from './chunk.ts'

/** Around a part of a page in use: when its code cannot be loaded, the page stays as it is and a toast says why. */
class PartBoundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  static override contextType = ClientContext
  declare context: ContextType<typeof ClientContext>
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    if (!(error instanceof ChunkLoadError)) return
    // Until it is dismissed: pressing again what opened the part says nothing new.
    const action = { label: '刷新', onAction: () => location.reload() }
    this.context?.notify(error.isReplaced ? '商城已更新，请刷新页面后继续' : '页面有一部分没有加载出来，请检查网络后刷新页面', 'warning', action, 0)
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof ChunkLoadError) return null
    throw error
  }
}

/**
 * A component in a chunk of its own that a page in use opens: a dialog, a tab, a peek. It never reloads the page, on which somebody may have typed
 * something: where it cannot be loaded nothing stands in its place, and a toast offers 刷新. Inside a `Suspense`.
 */
export const lazyInPage = <Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> => {
  const Part = lazy(async () => ({ default: (await loadChunk(load, { reloads: false })) as ComponentType<object> }))
  return (props) => (
    <PartBoundary>
      <Part {...props} />
    </PartBoundary>
  )
}
