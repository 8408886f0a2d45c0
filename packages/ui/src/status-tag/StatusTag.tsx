import type { ComponentPropsWithRef } from 'react'
import { Dot, Root } from './StatusTag.styles.ts'

/** What a status asks of the reader. `seal` is the approval stamp (已批准, cinnabar outline) and nothing else. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'seal'

/** Props of {@link StatusTag}; whatever else is given goes to its `<span>`. */
export interface StatusTagProps extends ComponentPropsWithRef<'span'> {
  tone?: StatusTone | undefined
}

/**
 * The state of an order, an approval, an invoice, in its Chinese name. The words carry the meaning, colour only helps.
 *
 * Data attributes: `data-tone`.
 */
export function StatusTag({ tone = 'neutral', children, ...rest }: StatusTagProps) {
  return (
    <Root {...rest} data-tone={tone}>
      {tone !== 'seal' && <Dot aria-hidden="true" />}
      {children}
    </Root>
  )
}
