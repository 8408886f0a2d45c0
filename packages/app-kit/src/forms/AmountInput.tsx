import { TextInput, type TextInputProps } from '@mall/ui/text-input'
import { useState } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { parseAmount } from './parse-amount.ts'

export interface AmountInputProps<Values extends FieldValues, Sent> extends Omit<TextInputProps, 'name' | 'value' | 'defaultValue' | 'onValueChange' | 'inputMode' | 'autoComplete'> {
  readonly control: Control<Values, unknown, Sent>
  readonly name: FieldPath<Values>
  /** An empty field is no amount, null, and not a wrong one. */
  readonly optional?: boolean
}

/** Yuan with two decimals; nothing of what is no amount. */
const textOf = (amount: unknown): string => (typeof amount === 'number' && Number.isFinite(amount) ? amount.toFixed(2) : '')

/**
 * A field of a form for yuan (screens.md §0: two decimals). What is typed stays as typed until the field is left, and what is no amount until it is mended.
 * The value of the form is a number; NaN for what is no amount, so that the contract refuses it.
 */
export const AmountInput = <Values extends FieldValues, Sent>({ control, name, optional = false, onBlur, ...rest }: AmountInputProps<Values, Sent>) => {
  const { field: { ref, value, name: fieldName, onChange, onBlur: leave } } = useController({ control, name })
  const [typed, setTyped] = useState<{ readonly text: string; readonly amount: unknown } | null>(null)
  // What was typed is of no account once the form has another value: it was read again, or reset.
  const text = typed !== null && Object.is(typed.amount, value) ? typed.text : textOf(value)
  return (
    <TextInput
      {...rest}
      ref={ref}
      name={fieldName}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onValueChange={(next) => {
        const amount = optional && next.trim() === '' ? null : parseAmount(next)
        setTyped({ text: next, amount })
        onChange(amount)
      }}
      onBlur={(event) => {
        if (!Number.isNaN(value)) setTyped(null)
        leave()
        onBlur?.(event)
      }}
    />
  )
}
