'use client'

import { type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { useFieldControl } from '../field/context.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { optionKeys } from './option-keys.ts'
import { Control, Frame } from './Select.styles.ts'

/** Reason for a change of the choice. */
export interface SelectDetails {
  reason: 'choose'
  event: Event
}

/** One option. Its value may be anything: a text, a number, `null`, an object. */
export interface SelectOption<Value = string> {
  value: Value
  label: string
  disabled?: boolean | undefined
}

/** The value while the placeholder is selected: '' among texts, otherwise `null`. */
export type SelectBlank<Value> = [Value] extends [string] ? '' : null

/** A text need not be one of the options: it may come from an address or a form. */
type SelectValue<Value> = [Value] extends [string] ? string : NoInfer<Value> | null

type Placeholder<Value> =
  | {
      /** Shown when nothing is selected. Choosing it gives '' among texts, otherwise `null`. */
      placeholder: string
      onValueChange?: ((value: Value | SelectBlank<Value>, details: SelectDetails) => void) | undefined
    }
  | { placeholder?: undefined; onValueChange?: ((value: Value, details: SelectDetails) => void) | undefined }

type Native = Omit<ComponentPropsWithRef<'select'>, 'value' | 'defaultValue' | 'children' | 'size' | 'multiple'>

/** Props of {@link Select}; `className` and `style` are passed to the frame, `ref` and all other props to the `<select>`. */
export type SelectProps<Value = string> = Native &
  Placeholder<Value> & {
    options: readonly SelectOption<Value>[]
    value?: SelectValue<Value> | undefined
    defaultValue?: SelectValue<Value> | undefined
    /** Whether two values are the same, `Object.is` by default: give it for objects that are read again. */
    isSame?: ((one: NoInfer<Value>, other: NoInfer<Value>) => boolean) | undefined
    /** Classes of the site for the parts, by their `data-part`. */
    classNames?: ClassNames<'control'> | undefined
  }

/**
 * A native `<select>` of any values, which opens in the way of each device. Works with a form library's `register`, which reads
 * the text of a string, number or boolean. The placeholder is an option, and grey while selected.
 */
export const Select = withRef(function Select<Value = string>(props: SelectProps<Value>) {
  const { options, value, defaultValue, onValueChange, onChange, placeholder, isSame = Object.is, className, style, classNames, ...rest } = props
  const part = partsOf(classNames)
  const aria = useFieldControl(rest)
  const keys = optionKeys(options.map((option) => option.value))
  const blank = (options.every((option) => typeof option.value === 'string') ? '' : null) as SelectBlank<Value> & SelectValue<Value>
  const keyOf = (chosen: SelectValue<Value>) => {
    const at = options.findIndex((option) => (chosen === null || option.value === null ? chosen === option.value : isSame(option.value, chosen)))
    return keys[at] ?? (typeof chosen === 'string' ? chosen : '')
  }
  const start = defaultValue ?? (placeholder === undefined ? undefined : blank)
  return (
    <Frame data-part="select" className={className} style={style}>
      <Control
        {...part('control')}
        {...rest}
        {...aria}
        {...(value === undefined ? { defaultValue: start === undefined ? undefined : keyOf(start) } : { value: keyOf(value) })}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => {
          onChange?.(event)
          const chosen = options[event.target.selectedIndex - (placeholder === undefined ? 0 : 1)]
          const change = onValueChange as ((value: Value | SelectBlank<Value>, details: SelectDetails) => void) | undefined
          change?.(chosen === undefined ? blank : chosen.value, { reason: 'choose', event: event.nativeEvent })
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option, index) => (
          <option key={keys[index]} value={keys[index]} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Control>
      <Glyph d={chevronDownGlyph} size={16} />
    </Frame>
  )
})
