import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { Anchor, Panel } from './Tooltip.styles.ts'
import { useTooltip } from './use-tooltip.ts'

/** Props of {@link Tooltip}; whatever else is given goes to the hint. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'content' | 'popover'> {
  /** A few words more; never what is needed to go on, for a finger cannot rest. */
  content: ReactNode
  /** One element that takes focus. */
  children: ReactElement<object>
  /** Milliseconds of rest before it shows, 400 by default. The keyboard's focus does not wait. */
  delay?: number | undefined
  side?: 'top' | 'bottom' | undefined
}

/**
 * Words that explain a control, read with it. Shows for a resting mouse and for the keyboard's focus; Escape hides it.
 *
 * Data attributes: `data-side` where it came to lie.
 */
export function Tooltip({ ref, content, children, delay = 400, side = 'top', id, ...rest }: TooltipProps) {
  const tooltip = useTooltip({ ref, id, delay, side })
  return (
    <>
      <Anchor {...tooltip.anchor}>{cloneElement(children, { 'aria-describedby': tooltip.describedBy } as object)}</Anchor>
      <Panel role="tooltip" {...rest} {...tooltip.panel}>
        {content}
      </Panel>
    </>
  )
}
