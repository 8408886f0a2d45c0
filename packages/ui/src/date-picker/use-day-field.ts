import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useAfterPress } from '../hooks/use-after-press.ts'
import { dayProblem, parseDay } from './day.ts'
import type { DayLimits } from './day.ts'
import type { DatePickerMessages } from './messages.ts'

/** Details of a new day. */
export interface DayDetails {
  /** `type`: typed or pasted. `pick`, `clear`: in the calendar. `reset`: the form was reset. */
  readonly reason: 'type' | 'pick' | 'clear' | 'reset'
  /** The text of the field: with an empty value it says whether nothing or nothing sensible was typed. */
  readonly text: string
  /** False when the text means no day, or one that may not be chosen; the component says so itself. */
  readonly valid: boolean
  readonly event: Event
}

interface Options extends DayLimits {
  readonly value: string
  readonly messages: DatePickerMessages
  /** A problem that the caller knows, e.g. an end before its start. */
  readonly furtherProblem?: string | null | undefined
  readonly onChange: (day: string, details: DayDetails) => void
}

/** State of a field with a day. */
export interface DayField {
  readonly input: RefObject<HTMLInputElement | null>
  readonly text: string
  /** To be shown; a day that is still being typed has none. */
  readonly problem: string | null
  readonly isOpen: boolean
  readonly setOpen: (open: boolean) => void
  /** A press in the field has opened it, which keeps the focus: the day may be typed too. */
  readonly isPressed: boolean
  /** A press in the field opens the calendar. A finger has no keys at hand: the focus goes on to the day, and no keyboard covers it. */
  readonly press: (event: MouseEvent<HTMLInputElement>) => void
  readonly type: (text: string, event: Event) => void
  readonly choose: (day: string, reason: 'pick' | 'clear', event: Event) => void
  /** The text becomes the day that it means. */
  readonly settle: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A text field that holds a day: what is typed stays as it is until the field is left. */
export const useDayField = ({ value, messages, furtherProblem = null, onChange, ...limits }: Options): DayField => {
  const input = useRef<HTMLInputElement>(null)
  /** What was typed, as long as it means the value. */
  const [draft, setDraft] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const setOpen = (open: boolean, pressed = false) => {
    setPressed(pressed)
    setIsOpen(open)
  }
  const afterPress = useAfterPress(input, isTyping)
  const isStale = draft !== null && draft !== value && (parseDay(draft) ?? '') !== value
  if (isStale) setDraft(null)
  const text = draft === null || isStale ? value : draft

  const problemOf = (written: string): string | null => {
    if (written.trim() === '') return null
    const day = parseDay(written)
    if (day === null) return messages.form
    const kind = dayProblem(day, limits)
    return kind === null ? null : kind === 'disabled' ? messages.disabled : messages[kind](limits[kind] ?? '')
  }
  const problem = problemOf(text) ?? furtherProblem
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])

  const change = (day: string, details: Omit<DayDetails, 'valid'>) => onChange(day, { ...details, valid: problemOf(details.text) === null })
  const settle = () => {
    afterPress(() => setTyping(false))
    if (parseDay(text) !== null || text.trim() === '') setDraft(null)
  }
  return {
    input,
    text,
    problem: isTyping && parseDay(text) === null ? null : problem,
    isOpen,
    setOpen: (open) => setOpen(open),
    isPressed,
    press: ({ currentTarget, nativeEvent }) => {
      if (!isOpen && !currentTarget.readOnly) setOpen(true, !('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'))
    },
    settle,
    type: (written, event) => {
      setTyping(true)
      setDraft(written)
      const day = parseDay(written) ?? ''
      if (day !== value || day === '') change(day, { reason: 'type', text: written, event })
    },
    choose: (day, reason, event) => {
      setTyping(false)
      setDraft(null)
      setOpen(false)
      change(day, { reason, text: day, event })
    },
    onKeyDown: (event) => {
      // Enter submits the form: it must contain the parsed day.
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
        settle()
        setOpen(false)
      }
      if (event.key !== 'ArrowDown' || event.currentTarget.readOnly) return
      event.preventDefault()
      // Also where a press has opened it: a calendar that is still on its way takes the focus when it comes.
      setOpen(true)
    },
  }
}
