'use client'

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useFieldControl } from '../field/context.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { closeGlyph, eyeGlyph, eyeOffGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { Count, Frame, Input, Tool } from './TextInput.styles.ts'
import { defaultMessages } from './messages.ts'
import { useTextInput, type TextDetails } from './use-text-input.ts'

/** Texts of {@link TextInput} and `TextArea`. */
export type TextInputMessages = typeof defaultMessages

/** Props of {@link TextInput}; `className` and `style` are passed to the frame, `ref` and all other props to the `<input>`. */
export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'size'> {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: TextDetails) => void) | undefined
  /** Shows a clear button while there is text. */
  clearable?: boolean | undefined
  /** Characters that are taken at most. More of them stay in the field, which says how many are too many; its form is not sent. */
  maxLength?: number | undefined
  /** Shows the used part of `maxLength`. */
  counter?: boolean | undefined
  /** Content before the text: an icon, ¥. */
  start?: ReactNode
  /** Content after the text: a unit. */
  end?: ReactNode
  messages?: Partial<TextInputMessages> | undefined
  /** Names the frame as a part of what it stands in. */
  'data-part'?: string | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'clear' | 'control' | 'count' | 'reveal'> | undefined
}

/**
 * A single-line text field. `type="password"` adds a button that reveals the text. Works with a form library's
 * `register` (ref, name, onChange, onBlur) and inside a `Field`.
 */
export const TextInput = withRef(function TextInput({
  ref,
  value,
  defaultValue,
  onValueChange,
  onChange,
  clearable,
  counter,
  start,
  end,
  messages,
  className,
  style,
  type = 'text',
  placeholder,
  maxLength,
  classNames,
  'data-part': name = 'text-input',
  ...rest
}: TextInputProps) {
  const part = partsOf(classNames)
  const words = useMessages('TextInput', defaultMessages, messages)
  const [revealed, setRevealed] = useState(false)
  const text = useTextInput({ ref, value, defaultValue, onChange, onValueChange, maxLength, excess: words.excess })
  const aria = useFieldControl(text.isTooLong ? { ...rest, 'aria-invalid': true } : rest)
  const secret = type === 'password'
  return (
    <Frame data-part={name} className={className} style={style}>
      {start}
      <Input
        {...rest}
        {...aria}
        {...text.control}
        {...(value === undefined ? { defaultValue } : { value })}
        type={secret && revealed ? 'text' : type}
        placeholder={placeholder ?? ' '}
        spellCheck={secret ? false : rest.spellCheck}
        {...part('control')}
      />
      {clearable && (
        <Tool {...part('clear')} type="button" aria-label={words.clear} onClick={text.clear}>
          <Glyph d={closeGlyph} size={16} />
        </Tool>
      )}
      {secret && (
        <Tool {...part('reveal')} type="button" aria-label={words.reveal} aria-pressed={revealed} onClick={() => setRevealed(!revealed)}>
          <Glyph d={revealed ? eyeOffGlyph : eyeGlyph} size={16} />
        </Tool>
      )}
      {end}
      {(counter || text.isTooLong) && maxLength !== undefined && (
        <Count {...part('count')} data-excess={text.isTooLong ? '' : undefined} aria-hidden={text.excess === null ? 'true' : undefined} role={text.excess === null ? undefined : 'alert'}>
          {text.excess ?? `${text.length}/${maxLength}`}
        </Count>
      )}
    </Frame>
  )
})
