'use client'

import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Anchor, Panel } from './Tooltip.styles.ts'
import { useTooltip } from './use-tooltip.ts'

/** Props of {@link Tooltip}; all other props are passed to the tooltip element. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'content' | 'popover'> {
  /** A short, additional text. It must not be essential, because touch cannot hover. */
  content: ReactNode
  /** One focusable element. */
  children: ReactElement<object>
  /** Milliseconds of hover before it opens, 400 by default. Keyboard focus opens it immediately. */
  delay?: number | undefined
  side?: 'top' | 'bottom' | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'anchor'> | undefined
}

/**
 * A text that explains a control and is its accessible description. Opens on hover and on keyboard focus; Escape closes it.
 *
 * Data attributes: `data-side`, the actual side.
 */
export const Tooltip = withRef(function Tooltip({ ref, content, children, delay = 400, side = 'top', id, classNames, ...rest }: TooltipProps) {
  const part = partsOf(classNames)
  const tooltip = useTooltip({ ref, id, delay, side })
  return (
    <>
      <Anchor {...part('anchor')} {...tooltip.anchor}>{cloneElement(children, { 'aria-describedby': tooltip.describedBy } as object)}</Anchor>
      <Panel data-part="tooltip" role="tooltip" {...rest} {...tooltip.panel}>
        {content}
      </Panel>
    </>
  )
})
