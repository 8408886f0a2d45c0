'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { formatCount } from '../top-bar/format-count.ts'
import { Root } from './Badge.styles.ts'

/** Props of {@link Badge}; all other props are passed to its `<span>`. */
export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Shown as `99+` above 99. The badge is not rendered for 0 or a value that is not a number. */
  count: number
  /** `cart` (cinnabar) counts what is in the cart, `quiet` items of a list, `danger` what is overdue. */
  tone?: 'cart' | 'quiet' | 'danger' | undefined
}

/**
 * A small count on another element. Screen readers read the number only, so the text beside it must name what is counted.
 *
 * Data attributes: `data-tone`.
 */
export const Badge = withRef(function Badge({ count, tone = 'quiet', ...rest }: BadgeProps) {
  const text = formatCount(count)
  return text === '' ? null : (
    <Root data-part="badge" {...rest} data-tone={tone}>
      {text}
    </Root>
  )
})
