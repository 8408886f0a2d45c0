import { useEffect, useImperativeHandle, useRef, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useFieldControl } from '../field/context.ts'
import { Box, Root } from './Checkbox.styles.ts'

/** Why a tick changed. */
export interface CheckedDetails {
  reason: 'toggle'
  event: Event
}

/** Props of {@link Checkbox}; `className` and `style` go to the label, all else and `ref` to the `<input>`. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** What is ticked. Without it give an `aria-label`. */
  children?: ReactNode
  onCheckedChange?: ((checked: boolean, details: CheckedDetails) => void) | undefined
  /** Some of what it stands for is ticked. */
  indeterminate?: boolean | undefined
}

/**
 * The browser's own checkbox in the look of the mall; the whole label is its target.
 *
 * Data attributes: `data-disabled`.
 */
export function Checkbox({
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
}
