'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Dot, Root } from './StatusTag.styles.ts'

/** Tone of a status. `seal` is only for the approval stamp (已批准, cinnabar outline). */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'seal'

/** Props of {@link StatusTag}; all other props are passed to its `<span>`. */
export interface StatusTagProps extends ComponentPropsWithRef<'span'> {
  tone?: StatusTone | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'dot'> | undefined
}

/**
 * The status of an order, an approval or an invoice by its Chinese name. The text carries the meaning; colour only supports it.
 *
 * Data attributes: `data-tone`.
 */
export const StatusTag = withRef(function StatusTag({ tone = 'neutral', children, classNames, ...rest }: StatusTagProps) {
  const part = partsOf(classNames)
  return (
    <Root data-part="status-tag" {...rest} data-tone={tone}>
      {tone !== 'seal' && <Dot {...part('dot')} aria-hidden="true" />}
      {children}
    </Root>
  )
})
