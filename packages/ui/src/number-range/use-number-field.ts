import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useAfterPress } from '../hooks/use-after-press.ts'
import { parseNumber } from './parse-number.ts'
import type { NumberProblem, NumberRule } from './parse-number.ts'

interface Options extends NumberRule {
  readonly input: RefObject<HTMLInputElement | null>
  readonly value: number | null
  readonly problemText: (problem: NumberProblem) => string
  readonly furtherProblem: string | null
  readonly onChange: (value: number | null, valid: boolean, event: Event) => void
}

/** A text field that holds a number: what is typed stays until the field is left, and longer when it is no number. */
export const useNumberField = ({ input, value, problemText, furtherProblem, onChange, ...rule }: Options) => {
  const [draft, setDraft] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const afterPress = useAfterPress(input, isTyping)
  const isStale = draft !== null && parseNumber(draft, rule).value !== value
  if (isStale) setDraft(null)
  const text = draft === null || isStale ? (value === null ? '' : String(value)) : draft
  const own = parseNumber(text, rule).problem
  const problem = own === null ? furtherProblem : problemText(own)
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [input, problem])
  const settle = () => {
    afterPress(() => setTyping(false))
    if (own === null) setDraft(null)
  }
  return {
    /** To be shown; a number that is still being typed has none of its own. */
    problem: isTyping && own !== null ? null : problem,
    reset: () => setDraft(null),
    control: {
      value: text,
      onValueChange: (written: string, { event }: { event: Event }) => {
        setTyping(true)
        setDraft(written)
        const read = parseNumber(written, rule)
        onChange(read.value, read.problem === null, event)
      },
      onBlur: settle,
      onKeyDown: ({ key }: { key: string }) => {
        // Enter submits the form: it must contain the parsed number.
        if (key === 'Enter') settle()
      },
    },
  }
}
