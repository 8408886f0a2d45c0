import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { useFieldControl } from '../field/context.ts'
import { Root, Track } from './Switch.styles.ts'

/** Why a switch changed. */
export interface SwitchDetails {
  reason: 'toggle'
  event: Event
}

/** Props of {@link Switch}; `className` and `style` go to the label, all else and `ref` to the `<input role="switch">`. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> {
  /** What it turns on. Without it give an `aria-label`. */
  children?: ReactNode
  onCheckedChange?: ((checked: boolean, details: SwitchDetails) => void) | undefined
}

/**
 * Turns something on at once; what waits for 保存 is a `Checkbox`.
 *
 * Data attributes: `data-disabled`.
 */
export function Switch({ children, onCheckedChange, onChange, className, style, ...rest }: SwitchProps) {
  const aria = useFieldControl(rest)
  return (
    <Root className={className} style={style} data-disabled={rest.disabled ? '' : undefined}>
      <Track
        {...rest}
        {...aria}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked, { reason: 'toggle', event: event.nativeEvent })
        }}
      />
      {children && <span>{children}</span>}
    </Root>
  )
}
