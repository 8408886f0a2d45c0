import { type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { useFieldControl } from '../field/context.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph } from '../icon/glyphs.ts'
import { Control, Frame } from './Select.styles.ts'

/** Why the choice changed. */
export interface SelectDetails {
  reason: 'choose'
  event: Event
}

/** One choice. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

/** Props of {@link Select}; `className` and `style` go to the frame, all else and `ref` to the `<select>`. */
export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'defaultValue' | 'children' | 'size' | 'multiple'> {
  options: readonly SelectOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: SelectDetails) => void) | undefined
  /** Shown for no choice, whose value is ''. */
  placeholder?: string | undefined
}

/**
 * One of a few, on the browser's own `<select>`: it opens as each device does it best. Registers with form libraries.
 * The placeholder is an option of its own, and grey while it shows.
 */
export function Select({ options, value, defaultValue, onValueChange, onChange, placeholder, className, style, ...rest }: SelectProps) {
  const aria = useFieldControl(rest)
  return (
    <Frame className={className} style={style}>
      <Control
        {...rest}
        {...aria}
        {...(value === undefined ? { defaultValue: defaultValue ?? (placeholder === undefined ? undefined : '') } : { value })}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => {
          onChange?.(event)
          onValueChange?.(event.target.value, { reason: 'choose', event: event.nativeEvent })
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Control>
      <Glyph d={chevronDownGlyph} size={16} />
    </Frame>
  )
}
