import { memo, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentProps, type CSSProperties } from 'react'
import { matcher, type LabelPart } from './match.ts'
import { Listbox } from './SearchBox.styles.ts'
import type { SearchSuggestion } from './types.ts'
import { optionProps } from './use-search-box.ts'
import { ROWS_IN_SIGHT, nothing, type SuggestionList as List } from './use-suggestions.ts'

interface RowProps {
  listId: string
  index: number
  active: boolean
  suggestion: SearchSuggestion
  cut: (label: string) => LabelPart[]
}

/** Below, so many share the browser's decision whether they are near enough to be laid out. */
const STRETCH = 48
/** Longer than a frame, shorter than the way of a hand to the wheel. */
const REST_MS = 150

const intoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

/** Memoised, so that an arrow key draws two rows again and not two hundred. */
const Row = memo(function Row({ listId, index, active, suggestion, cut }: RowProps) {
  return (
    <div ref={active ? intoSight : undefined} {...optionProps(listId, index, active)} data-suggestion={suggestion.id}>
      <span>{cut(suggestion.label).map(({ at, text, matched }) => (matched ? <mark key={at}>{text}</mark> : text))}</span>
      {suggestion.hint ? <small>{suggestion.hint}</small> : null}
    </div>
  )
})

interface RowsProps {
  listId: string
  list: List
  from: number
  to: number
  active: number
}

/** A stretch of rows by their place, so that another list changes texts and moves no element. */
const Rows = memo(function Rows({ listId, list, from, to, active }: RowsProps) {
  const cut = useMemo(() => matcher(list.query), [list.query])
  return list.items.slice(from, to).map((suggestion, at) => {
    const index = from + at
    return <Row key={index} listId={listId} index={index} active={index === active} suggestion={suggestion} cut={cut} />
  })
})

interface SuggestionListProps extends ComponentProps<'div'> {
  id: string
  list: List
  /** Place of the row that the arrow keys chose, -1 when there is none. */
  active: number
}

/** The rows below the field, with what was typed set off. */
export function SuggestionList({ id, list, active, ...rest }: SuggestionListProps) {
  const ref = useRef<HTMLDivElement>(null)
  // The rows in sight are painted at once; below them the old ones stay until the typing rests.
  const [settled, settle] = useState(nothing)
  const below = active < ROWS_IN_SIGHT
  const count = list.items.length
  const stretches = []
  for (let from = ROWS_IN_SIGHT; from < count; from += STRETCH) {
    const to = Math.min(from + STRETCH, count)
    stretches.push(
      <div key={from} data-part="below" style={{ '--rows': to - from } as CSSProperties}>
        <Rows listId={id} list={below ? settled : list} from={from} to={to} active={below ? -1 : active} />
      </div>,
    )
  }

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => settle(list)), REST_MS)
    return () => clearTimeout(timer)
  }, [list])
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = 0
  }, [list])

  return (
    <Listbox ref={ref} id={id} {...rest}>
      <Rows listId={id} list={list} from={0} to={ROWS_IN_SIGHT} active={active} />
      {stretches}
    </Listbox>
  )
}
