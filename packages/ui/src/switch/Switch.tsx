'use client'

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { useFieldControl } from '../field/context.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Root, Track } from './Switch.styles.ts'

/** Reason for a change of a switch. */
export interface SwitchDetails {
  reason: 'toggle'
  event: Event
}

/** Props of {@link Switch}; `className` and `style` are passed to the label, `ref` and all other props to the `<input role="switch">`. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> {
  /** The label. Without it pass an `aria-label`. */
  children?: ReactNode
  onCheckedChange?: ((checked: boolean, details: SwitchDetails) => void) | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'control' | 'label'> | undefined
}

/**
 * Turns something on or off immediately; for a value that is saved with 保存 use `Checkbox`.
 *
 * Data attributes: `data-disabled`.
 */
export const Switch = withRef(function Switch({ children, onCheckedChange, onChange, className, style, classNames, ...rest }: SwitchProps) {
  const part = partsOf(classNames)
  const aria = useFieldControl(rest)
  return (
    <Root data-part="switch" className={className} style={style} data-disabled={rest.disabled ? '' : undefined}>
      <Track
        {...part('control')}
        {...rest}
        {...aria}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked, { reason: 'toggle', event: event.nativeEvent })
        }}
      />
      {children && <span {...part('label')}>{children}</span>}
    </Root>
  )
})
