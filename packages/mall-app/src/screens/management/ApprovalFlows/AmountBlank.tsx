import { parseAmount } from '@mall/app-kit/forms/parse-amount.ts'
import { formatAmount } from '@mall/ui/ledger'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { TextBlank } from './Blanks.tsx'
import type { FlowControl } from './flow-content.ts'
import { wholeYuan } from './whole-yuan.ts'

interface AmountBlankProps {
  readonly control: FlowControl
  readonly name: `Content.Rules.${number}.${'AmountFrom' | 'AmountTo' | 'NonAgreedFrom'}`
  readonly label: string
  readonly placeholder: string
  readonly invalid: boolean
  /** The sentence's problems. */
  readonly describedBy: string
  /** It was just added, and waits for its amount. */
  readonly fresh?: boolean
}

/** Yuan from what was typed; blank is no condition, and NaN is no amount. */
const amountOf = (typed: string): number | null => {
  if (typed.trim() === '') return null
  const amount = parseAmount(typed)
  return amount < 0 ? Number.NaN : amount
}

/** An amount of a rule that may be blank. What was typed stays as it was typed. */
export const AmountBlank = ({ control, name, label, placeholder, invalid, describedBy, fresh = false }: AmountBlankProps) => {
  const { field: { value, onBlur, onChange } } = useController({ control, name })
  const [text, setText] = useState(value === null ? '' : wholeYuan(formatAmount(value)))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fresh) input.current?.focus()
  }, [fresh])
  return (
    <TextBlank
      ref={input}
      label={label}
      invalid={invalid || Number.isNaN(value)}
      aria-describedby={describedBy}
      inputMode="decimal"
      placeholder={placeholder}
      value={text}
      onBlur={onBlur}
      onText={(typed) => {
        setText(typed)
        onChange(amountOf(typed))
      }}
    />
  )
}
