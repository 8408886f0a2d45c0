'use client'

import { useEffect, useImperativeHandle, useRef, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useFieldControl } from '../field/context.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Box, Root } from './Checkbox.styles.ts'

/** Reason for a change of a checkbox. */
export interface CheckedDetails {
  reason: 'toggle'
  event: Event
}

/** Props of {@link Checkbox}; `className` and `style` are passed to the label, `ref` and all other props to the `<input>`. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** The label. Without it pass an `aria-label`. */
  children?: ReactNode
  onCheckedChange?: ((checked: boolean, details: CheckedDetails) => void) | undefined
  /** Some, not all, of the items it represents are checked. */
  indeterminate?: boolean | undefined
  /** Names the label as a part of what it stands in. */
  'data-part'?: string | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'control' | 'label'> | undefined
}

/**
 * A native checkbox, styled; the whole label is its click target.
 *
 * Data attributes: `data-disabled`.
 */
export const Checkbox = withRef(function Checkbox({
  ref,
  children,
  onCheckedChange,
  onChange,
  indeterminate = false,
  className,
  style,
  classNames,
  'data-part': name = 'checkbox',
  ...rest
}: CheckboxProps) {
  const part = partsOf(classNames)
  const box = useRef<HTMLInputElement>(null)
  const aria = useFieldControl(rest)
  useImperativeHandle(ref, () => box.current as HTMLInputElement)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate, rest.checked])
  return (
    <Root data-part={name} className={className} style={style} data-disabled={rest.disabled ? '' : undefined}>
      <Box
        {...part('control')}
        {...rest}
        {...aria}
        ref={box}
        type="checkbox"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked, { reason: 'toggle', event: event.nativeEvent })
        }}
      />
      {children && <span {...part('label')}>{children}</span>}
    </Root>
  )
})
