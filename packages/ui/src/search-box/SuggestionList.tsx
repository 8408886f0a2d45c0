import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, type ComponentProps } from 'react'
import { matcher, type LabelPart } from './match.ts'
import { Listbox } from './SearchBox.styles.ts'
import type { SearchSuggestion } from './types.ts'
import { optionProps } from './use-search-box.ts'
import type { SuggestionList as List } from './use-suggestions.ts'

interface RowProps {
  listId: string
  index: number
  active: boolean
  suggestion: SearchSuggestion
  cut: (label: string) => LabelPart[]
}

/** More than fit into the list: what one sees at once. */
const FIRST = 24

const intoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

/** Memoised, so that an arrow key draws two rows again and not two hundred. */
const Row = memo(({ listId, index, active, suggestion, cut }: RowProps) => (
  <li ref={active ? intoSight : undefined} {...optionProps(listId, index, active)} data-suggestion={suggestion.id}>
    <span>{cut(suggestion.label).map(({ at, text, matched }) => (matched ? <mark key={at}>{text}</mark> : text))}</span>
    {suggestion.hint ? <small>{suggestion.hint}</small> : null}
  </li>
))
Row.displayName = 'SuggestionRow'

interface SuggestionListProps extends ComponentProps<'ul'> {
  id: string
  list: List
  /** Place of the row that the arrow keys chose, -1 when there is none. */
  active: number
}

/** The rows below the field, with what was typed set off. */
export function SuggestionList({ id, list, active, ...rest }: SuggestionListProps) {
  const ref = useRef<HTMLUListElement>(null)
  const cut = useMemo(() => matcher(list.query), [list.query])
  // The rows in sight are painted first, those to scroll to right after.
  const settled = useDeferredValue<List | null>(list, null)
  const rows = settled === list ? list.items : list.items.slice(0, FIRST)

  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = 0
  }, [list])

  return (
    <Listbox ref={ref} id={id} {...rest}>
      {rows.map((suggestion, index) => (
        <Row key={suggestion.id} listId={id} index={index} active={index === active} suggestion={suggestion} cut={cut} />
      ))}
    </Listbox>
  )
}
