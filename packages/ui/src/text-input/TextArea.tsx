'use client'

import type { ComponentPropsWithRef } from 'react'
import { useFieldControl } from '../field/context.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Area, Count, Frame } from './TextInput.styles.ts'
import { useTextInput, type TextDetails } from './use-text-input.ts'

/** Props of {@link TextArea}; `className` and `style` are passed to the frame, `ref` and all other props to the `<textarea>`. */
export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue'> {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: TextDetails) => void) | undefined
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
  classNames,
  ...rest
}: TextAreaProps) {
  const part = partsOf(classNames)
  const text = useTextInput({ ref, value, defaultValue, onChange, onValueChange })
  const aria = useFieldControl(rest)
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
      {counter && rest.maxLength !== undefined && (
        <Count {...part('count')} aria-hidden="true">
          {text.length}/{rest.maxLength}
        </Count>
      )}
    </Frame>
  )
})
