import type { ComponentPropsWithRef } from 'react'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { Content, Ring, Root, Sign, Veil } from './LoadingOverlay.styles.ts'

const defaults = { busy: '加载中…' }

/** Texts of {@link LoadingOverlay}. */
export type LoadingOverlayMessages = typeof defaults

/** Props of {@link LoadingOverlay}; whatever else is given goes to its `<div>`. */
export interface LoadingOverlayProps extends ComponentPropsWithRef<'div'> {
  busy: boolean
  /** Milliseconds before the veil is seen, 300 by default: an answer that comes sooner shows nothing. */
  delay?: number | undefined
  messages?: Partial<LoadingOverlayMessages> | undefined
}

/**
 * A veil over what is being loaded anew. What it covers stays in sight and takes no input meanwhile.
 *
 * Data attributes: `data-busy`.
 */
export function LoadingOverlay({ busy, delay = 300, messages, children, ...rest }: LoadingOverlayProps) {
  const words = useMessages('LoadingOverlay', defaults, messages)
  return (
    <Root {...rest} aria-busy={busy || undefined} data-busy={busy ? '' : undefined}>
      <Content inert={busy}>{children}</Content>
      {busy && (
        <Veil aria-hidden="true" style={{ '--delay': `${delay}ms` }}>
          <Sign>
            <Ring />
            {words.busy}
          </Sign>
        </Veil>
      )}
      <VisuallyHidden role="status">{busy ? words.busy : ''}</VisuallyHidden>
    </Root>
  )
}
