'use client'

import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import type { Cancelable } from '../hooks/use-controllable.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Anchor, Panel } from './Popover.styles.ts'
import { usePopover, type PopoverDetails } from './use-popover.ts'

/** Props of {@link Popover}; all other props are passed to its panel. */
export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'popover'> {
  /** Accessible name of the panel. */
  label: string
  /** A `Button` (without `href`) or a `<button>`. */
  trigger: ReactElement<object>
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean, details: Cancelable<PopoverDetails>) => void) | undefined
  /** Below by default; flips to the other side when there is no room. */
  side?: 'bottom' | 'top' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Rendered only while it is open. */
  children?: ReactNode
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'anchor'> | undefined
}

/**
 * A small panel beside its trigger on the native `popover`: in the top layer, closed by Escape and by a press
 * outside, with the focus restored.
 *
 * Data attributes: `data-side`, the actual side.
 */
export const Popover = withRef(function Popover({
  ref,
  label,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  children,
  id,
  classNames,
  ...rest
}: PopoverProps) {
  const part = partsOf(classNames)
  const { anchor, open: shown, panel, triggerProps } = usePopover({ id, ref, open, defaultOpen, onOpenChange, side, align })
  return (
    <>
      <Anchor {...part('anchor')} ref={anchor}>{cloneElement(trigger, triggerProps)}</Anchor>
      <Panel data-part="popover" role="dialog" aria-label={label} {...rest} {...panel}>
        {shown && children}
      </Panel>
    </>
  )
})
