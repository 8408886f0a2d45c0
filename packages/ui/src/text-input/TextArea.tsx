import type { ComponentPropsWithRef } from 'react'
import { useFieldControl } from '../field/context.ts'
import { Area, Count, Frame } from './TextInput.styles.ts'
import { useTextInput, type TextDetails } from './use-text-input.ts'

/** Props of {@link TextArea}; `className` and `style` go to the frame, all else and `ref` to the `<textarea>`. */
export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue'> {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: TextDetails) => void) | undefined
  /** Shows how much of `maxLength` is used. */
  counter?: boolean | undefined
}

/** Several lines of text: a reason, a remark. Works like `TextInput`. */
export function TextArea({
  ref,
  value,
  defaultValue,
  onValueChange,
  onChange,
  counter,
  className,
  style,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const text = useTextInput({ ref, value, defaultValue, onChange, onValueChange })
  const aria = useFieldControl(rest)
  return (
    <Frame className={className} style={style} data-multiline="">
      <Area
        {...rest}
        {...aria}
        {...text.control}
        {...(value === undefined ? { defaultValue } : { value })}
        rows={rows}
        data-part="control"
      />
      {counter && rest.maxLength !== undefined && (
        <Count aria-hidden="true">
          {text.length}/{rest.maxLength}
        </Count>
      )}
    </Frame>
  )
}
