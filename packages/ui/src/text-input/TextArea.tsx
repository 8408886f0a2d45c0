'use client'

import type { ComponentPropsWithRef } from 'react'
import { useFieldControl } from '../field/context.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { Area, Count, Frame } from './TextInput.styles.ts'
import { defaultMessages } from './messages.ts'
import { useTextInput, type TextDetails } from './use-text-input.ts'

/** Props of {@link TextArea}; `className` and `style` are passed to the frame, `ref` and all other props to the `<textarea>`. */
export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue'> {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: TextDetails) => void) | undefined
  /** As that of `TextInput`: more stays, and is said to be too much. */
  maxLength?: number | undefined
  /** Shows the used part of `maxLength`. */
  counter?: boolean | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'control' | 'count'> | undefined
}

/** A multi-line text field, e.g. for a reason or a remark. Works like `TextInput`. */
export const TextArea = withRef(function TextArea({
  ref,
  value,
  defaultValue,
  onValueChange,
  onChange,
  counter,
  className,
  style,
  rows = 3,
  maxLength,
  classNames,
  ...rest
}: TextAreaProps) {
  const part = partsOf(classNames)
  const words = useMessages('TextInput', defaultMessages, undefined)
  const text = useTextInput({ ref, value, defaultValue, onChange, onValueChange, maxLength, excess: words.excess })
  const aria = useFieldControl(text.isTooLong ? { ...rest, 'aria-invalid': true } : rest)
  return (
    <Frame data-part="text-area" className={className} style={style} data-multiline="">
      <Area
        {...rest}
        {...aria}
        {...text.control}
        {...(value === undefined ? { defaultValue } : { value })}
        rows={rows}
        {...part('control')}
      />
      {(counter || text.isTooLong) && maxLength !== undefined && (
        <Count {...part('count')} data-excess={text.isTooLong ? '' : undefined} aria-hidden={text.excess === null ? 'true' : undefined} role={text.excess === null ? undefined : 'alert'}>
          {text.excess ?? `${text.length}/${maxLength}`}
        </Count>
      )}
    </Frame>
  )
})
