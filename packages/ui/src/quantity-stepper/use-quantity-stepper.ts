import { useCallback, useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { legalQuantity, parseQuantity, quantityBounds, toHalfWidth, type QuantityRules } from './rules.ts'

/** Reason for a change: a button or arrow key, a typed number, or a typed number corrected by the rules. */
export interface QuantityDetails {
  reason: 'increment' | 'decrement' | 'type' | 'snap' | 'clamp'
  event: Event
}

interface Options {
  value: number | undefined
  defaultValue: number | undefined
  onValueChange: ((value: number, details: Cancelable<QuantityDetails>) => void) | undefined
  rules: QuantityRules
  /** None is a quantity too: 0, drawn as an empty field. */
  optional: boolean
  disabled: boolean
}

/** What the rules made of a typed number. */
export interface Correction {
  /** The rule: the least quantity, the greatest, or multiples of the step. */
  readonly rule: 'min' | 'max' | 'step'
  readonly value: number
}

const HOLD_MS = 400
const REPEAT_MS = 80

/** State, keyboard and ARIA of a quantity: a spinbutton whose text is free until Enter or blur. */
export const useQuantityStepper = ({ value, defaultValue, onValueChange, rules, optional, disabled }: Options) => {
  const { lowest, highest } = quantityBounds(rules)
  const [quantity, setQuantity] = useControllable(value, defaultValue ?? (optional ? 0 : lowest), onValueChange)
  const [draft, setDraft] = useState<string | null>(null)
  const [corrected, setCorrected] = useState<Correction | null>(null)
  const latest = useLatest({ quantity, lowest, rules, optional, disabled })

  const move = (steps: number, event: Event) => {
    const now = latest.current
    const wanted = Math.max(0, now.quantity + steps * now.rules.step)
    const isNone = now.optional && steps < 0 && wanted < now.lowest
    const next = isNone ? 0 : legalQuantity(wanted, now.rules).value
    setDraft(null)
    setCorrected(null)
    if (now.disabled || next === now.quantity) return false
    setQuantity(next, { reason: steps > 0 ? 'increment' : 'decrement', event })
    return true
  }

  const commit = (event: Event) => {
    if (draft === null) return
    setDraft(null)
    const typed = optional && draft.trim() === '' ? 0 : parseQuantity(draft)
    if (typed === null) return
    if (optional && typed === 0) {
      setCorrected(null)
      if (quantity !== 0) setQuantity(0, { reason: 'type', event })
      return
    }
    const legal = legalQuantity(typed, rules)
    const rule = legal.reason === 'snap' ? 'step' : typed < legal.value ? 'min' : 'max'
    setCorrected(legal.reason === 'type' ? null : { rule, value: legal.value })
    if (legal.value !== quantity || legal.reason !== 'type') setQuantity(legal.value, { reason: legal.reason, event })
  }

  const up = useHold((event) => move(1, event))
  const down = useHold((event) => move(-1, event))

  return {
    quantity,
    /** What became of the number that was typed last; null when it was taken as it is, or the quantity is another one now. */
    correction: corrected?.value === quantity ? corrected : null,
    atLowest: quantity <= (optional ? 0 : lowest),
    atHighest: quantity >= highest,
    increment: up,
    decrement: down,
    input: {
      role: 'spinbutton',
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      value: draft ?? (optional && quantity === 0 ? '' : String(quantity)),
      'aria-valuenow': quantity,
      'aria-valuemin': optional ? 0 : lowest,
      'aria-valuemax': Number.isFinite(highest) ? highest : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const composing = (event.nativeEvent as InputEvent).isComposing
        setDraft(composing ? event.target.value : toHalfWidth(event.target.value))
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      onBlur: (event: FocusEvent<HTMLInputElement>) => commit(event.nativeEvent),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.nativeEvent.isComposing || event.keyCode === 229) return
        const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
        if (steps !== undefined) {
          event.preventDefault()
          move(steps, event.nativeEvent)
        } else if (event.key === 'Enter' && draft !== null) {
          event.preventDefault()
          commit(event.nativeEvent)
        } else if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation()
          setDraft(null)
        }
      },
    },
  }
}

/** A press that repeats while held; a click, a key or a screen reader counts once. */
const useHold = (step: (event: Event) => boolean) => {
  const latest = useLatest(step)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  const release = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => release, [release])

  const press = (event: { nativeEvent: PointerEvent; button: number }) => {
    if (event.button !== 0) return
    release()
    repeated.current = false
    const again = () => {
      repeated.current = true
      if (latest.current(event.nativeEvent)) timer.current = setTimeout(again, REPEAT_MS)
    }
    timer.current = setTimeout(again, HOLD_MS)
  }
  return {
    onPointerDown: press,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onClick: (event: MouseEvent) => {
      release()
      if (!repeated.current) latest.current(event.nativeEvent)
      repeated.current = false
    },
  }
}
