'use client'

import { useEffect, useImperativeHandle, useRef, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useFieldControl } from '../field/context.ts'
import { withRef } from '../hooks/with-ref.ts'
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
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const aria = useFieldControl(rest)
  useImperativeHandle(ref, () => box.current as HTMLInputElement)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate, rest.checked])
  return (
    <Root className={className} style={style} data-disabled={rest.disabled ? '' : undefined}>
      <Box
        {...rest}
        {...aria}
        ref={box}
        type="checkbox"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked, { reason: 'toggle', event: event.nativeEvent })
        }}
      />
      {children && <span>{children}</span>}
    </Root>
  )
})
