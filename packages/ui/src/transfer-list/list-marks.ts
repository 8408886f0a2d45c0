import type { TransferOption } from './types.ts'

/** Rows that PageUp and PageDown pass. */
const PAGE = 10

/** What is marked in a list, and where its keyboard is. */
export interface ListMarks {
  readonly marked: ReadonlySet<string>
  /** The row that keys act on; the first one when it is not shown. */
  readonly active: string | null
  /** Where a range begins, and what was marked before it. */
  readonly anchor: { readonly value: string; readonly before: ReadonlySet<string> } | null
}

export const noMarks: ListMarks = { marked: new Set(), active: null, anchor: null }

/** The place of the row that keys act on; -1 in an empty list. */
export const activePlace = ({ active }: ListMarks, shown: readonly TransferOption[]): number =>
  Math.max(
    Math.min(0, shown.length - 1),
    shown.findIndex(({ value }) => value === active),
  )

/** Goes to a row; the next range begins there. */
export const goTo = (marks: ListMarks, shown: readonly TransferOption[], place: number): ListMarks => {
  const option = shown[place]
  return option ? { ...marks, active: option.value, anchor: { value: option.value, before: marks.marked } } : marks
}

/** Marks a row or takes its mark away. */
export const toggleMark = (marks: ListMarks, shown: readonly TransferOption[], place: number): ListMarks => {
  const option = shown[place]
  if (!option) return marks
  const marked = new Set(marks.marked)
  if (!option.disabled && !marked.delete(option.value)) marked.add(option.value)
  return goTo({ ...marks, marked }, shown, place)
}

/** Marks all rows from the anchor to `place`; what an earlier end of the same range had marked is free again. */
export const extendTo = (marks: ListMarks, shown: readonly TransferOption[], place: number): ListMarks => {
  const option = shown[place]
  if (!option) return marks
  const from = marks.anchor ?? { value: shown[activePlace(marks, shown)]?.value ?? option.value, before: marks.marked }
  const start = shown.findIndex(({ value }) => value === from.value)
  const [first, last] = start < place ? [Math.max(start, 0), place] : [place, start]
  const range = shown.slice(first, last + 1).filter(({ disabled }) => !disabled)
  return { marked: new Set([...from.before, ...range.map(({ value }) => value)]), active: option.value, anchor: from }
}

/** Marks everything that is shown and not disabled, or takes these marks away when all have one. */
export const toggleShown = (marks: ListMarks, shown: readonly TransferOption[]): ListMarks => {
  const values = shown.filter(({ disabled }) => !disabled).map(({ value }) => value)
  const isAll = values.every((value) => marks.marked.has(value))
  const marked = new Set(marks.marked)
  for (const value of values) {
    if (isAll) marked.delete(value)
    else marked.add(value)
  }
  return { ...marks, marked, anchor: null }
}

/** Without the rows that leave the list; the row that follows the active one takes its place, or the last that stays. */
export const withoutMoved = (marks: ListMarks, shown: readonly TransferOption[], moved: ReadonlySet<string>): ListMarks => {
  const at = activePlace(marks, shown)
  const stays = ({ value }: TransferOption) => !moved.has(value)
  const next = shown.slice(at).find(stays) ?? shown.slice(0, at).findLast(stays)
  return { marked: new Set([...marks.marked].filter((value) => !moved.has(value))), active: next?.value ?? null, anchor: null }
}

/** A key with what was held. */
export interface ListKey {
  readonly key: string
  readonly shiftKey: boolean
  /** Control, or Command on a Mac. */
  readonly ctrlKey: boolean
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, count) => Math.min(at + PAGE, count - 1),
  PageUp: (at) => Math.max(at - PAGE, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The marks after a key of a listbox with several choices, as the WAI-ARIA Authoring Practices have it; null for other keys. */
export const keyMarks = (marks: ListMarks, shown: readonly TransferOption[], { key, shiftKey, ctrlKey }: ListKey): ListMarks | null => {
  const at = activePlace(marks, shown)
  const step = steps[key]
  if (step) return (shiftKey ? extendTo : goTo)(marks, shown, step(at, shown.length))
  if (ctrlKey && key.toLowerCase() === 'a') return toggleShown(marks, shown)
  if (ctrlKey || key !== ' ') return null
  return toggleMark(marks, shown, at)
}
