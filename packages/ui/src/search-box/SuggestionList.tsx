import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { reveal } from '../hooks/layout.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { matcher } from './match.ts'
import { Listbox } from './SearchBox.styles.ts'
import { optionProps, rowId } from './use-search-box.ts'
import type { SuggestionList as List } from './use-suggestions.ts'

interface SuggestionListProps extends ComponentProps<'div'> {
  id: string
  list: List
  /** Index of the row that the arrow keys chose, -1 when there is none. */
  active: number
  classNames: ClassNames<'hint' | 'label' | 'match' | 'suggestion' | 'suggestions'> | undefined
}

/** The rows below the field. What was typed is marked in each label. */
export const SuggestionList = ({ id, list, active, classNames, ...rest }: SuggestionListProps) => {
  const part = partsOf(classNames)
  const ref = useRef<HTMLDivElement>(null)
  const cut = matcher(list.query)

  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = 0
  }, [list])

  return (
    <Listbox {...part('suggestions')} ref={ref} id={id} {...rest}>
      {/* A row is a place in the list, as its id says: the next list is written into the rows of this one. */}
      {list.items.map(({ label, hint }, index) => (
        <div key={rowId(id, index)} {...part('suggestion')} ref={index === active ? reveal : undefined} {...optionProps(id, index, index === active)}>
          <span {...part('label')}>{cut(label).map(({ at, text, matched }) => (matched ? <mark key={at} {...part('match')}>{text}</mark> : text))}</span>
          {hint ? <small {...part('hint')}>{hint}</small> : null}
        </div>
      ))}
    </Listbox>
  )
}
