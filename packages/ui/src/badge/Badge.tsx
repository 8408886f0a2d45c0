import type { ComponentPropsWithRef } from 'react'
import { formatCount } from '../top-bar/format-count.ts'
import { Root } from './Badge.styles.ts'

/** Props of {@link Badge}; whatever else is given goes to its `<span>`. */
export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `99+` above 99; nothing at all for 0 and for what is no number. */
  count: number
  /** `cart` (cinnabar) counts what is in the cart, `quiet` items of a list, `danger` what is overdue. */
  tone?: 'cart' | 'quiet' | 'danger' | undefined
}

/**
 * A small number on something. It is read as the number alone: what is counted is said beside it.
 *
 * Data attributes: `data-tone`.
 */
export function Badge({ count, tone = 'quiet', ...rest }: BadgeProps) {
  const text = formatCount(count)
  return text === '' ? null : (
    <Root {...rest} data-tone={tone}>
      {text}
    </Root>
  )
}
