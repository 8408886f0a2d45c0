import { type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { useFieldControl } from '../field/context.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph } from '../icon/glyphs.ts'
import { Control, Frame } from './Select.styles.ts'

/** Reason for a change of the choice. */
export interface SelectDetails {
  reason: 'choose'
  event: Event
}

/** One option. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

/** Props of {@link Select}; `className` and `style` are passed to the frame, `ref` and all other props to the `<select>`. */
export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'defaultValue' | 'children' | 'size' | 'multiple'> {
  options: readonly SelectOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: SelectDetails) => void) | undefined
  /** Shown when nothing is selected; its value is ''. */
  placeholder?: string | undefined
}

/**
 * A native `<select>`, which opens in the way of each device. Works with a form library's `register`.
 * The placeholder is an option, and grey while selected.
 */
export const Select = ({ options, value, defaultValue, onValueChange, onChange, placeholder, className, style, ...rest }: SelectProps) => {
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
