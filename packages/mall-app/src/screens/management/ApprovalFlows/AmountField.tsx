import { parseAmount } from '@mall/app-kit/forms/parse-amount.ts'
import { Field } from '@mall/ui/field'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FlowControl } from './flow-content.ts'

interface AmountFieldProps {
  readonly control: FlowControl
  readonly name: `Content.Rules.${number}.${'AmountFrom' | 'AmountTo' | 'NonAgreedFrom'}`
  readonly label: string
  readonly placeholder: string
  readonly error: string | undefined
}

/** Yuan from what was typed; blank is no condition, and NaN is no amount. */
const amountOf = (typed: string): number | null => {
  if (typed.trim() === '') return null
  const amount = parseAmount(typed)
  return amount < 0 ? Number.NaN : amount
}

/** An amount of a rule that may be blank. */
export const AmountField = ({ control, name, label, placeholder, error }: AmountFieldProps) => {
  const { field: { ref, value, onBlur, onChange } } = useController({ control, name })
  const [text, setText] = useState(value === null ? '' : String(value))
  return (
    <Field label={label} error={Number.isNaN(value) ? '请输入正确的金额，最多两位小数' : error}>
      <TextInput
        ref={ref}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onBlur={onBlur}
        onChange={({ target }) => {
          setText(target.value)
          onChange(amountOf(target.value))
        }}
      />
    </Field>
  )
}
