'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { Content, Ring, Root, Sign, Veil } from './LoadingOverlay.styles.ts'

const defaults = { busy: '加载中…' }

/** React 19 takes any text but the empty one for true; React 18 passes it on as it is. */
const inert: object = { inert: 'inert' }

/** Texts of {@link LoadingOverlay}. */
export type LoadingOverlayMessages = typeof defaults

/** Props of {@link LoadingOverlay}; all other props are passed to its `<div>`. */
export interface LoadingOverlayProps extends ComponentPropsWithRef<'div'> {
  busy: boolean
  /** Milliseconds before the overlay appears, 300 by default. */
  delay?: number | undefined
  messages?: Partial<LoadingOverlayMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'content' | 'ring' | 'sign' | 'veil'> | undefined
}

/**
 * An overlay over content that is loading again. The content stays visible but is inert meanwhile.
 *
 * Data attributes: `data-busy`.
 */
export const LoadingOverlay = withRef(function LoadingOverlay({ busy, delay = 300, messages, children, classNames, ...rest }: LoadingOverlayProps) {
  const part = partsOf(classNames)
  const words = useMessages('LoadingOverlay', defaults, messages)
  return (
    <Root data-part="loading-overlay" {...rest} aria-busy={busy || undefined} data-busy={busy ? '' : undefined}>
      <Content {...part('content')} {...(busy ? inert : {})}>{children}</Content>
      {busy && (
        <Veil {...part('veil')} aria-hidden="true" style={{ '--delay': `${delay}ms` }}>
          <Sign {...part('sign')}>
            <Ring {...part('ring')} />
            {words.busy}
          </Sign>
        </Veil>
      )}
      <VisuallyHidden role="status">{busy ? words.busy : ''}</VisuallyHidden>
    </Root>
  )
})
