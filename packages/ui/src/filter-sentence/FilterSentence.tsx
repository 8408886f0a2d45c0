'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './FilterSentence.styles.ts'

const defaultMessages = { clear: '清空筛选' }

/** Texts of {@link FilterSentence}. */
export type FilterSentenceMessages = typeof defaultMessages

/** Details of the request to clear all filters. */
export interface FilterSentenceDetails {
  readonly reason: 'clear'
  readonly event: Event
}

/** Props of {@link FilterSentence}; all other props are passed to its `<div>`. */
export interface FilterSentenceProps extends ComponentPropsWithRef<'div'> {
  /** Name of the group, e.g. 筛选订单. */
  label: string
  /** A filter is set: 清空筛选 is shown. */
  filtered?: boolean | undefined
  onClear?: ((details: FilterSentenceDetails) => void) | undefined
  /** Stands at the end of the line: a search field, the settings of the table. */
  end?: ReactNode
  /** Stays on one line, which scrolls sideways, as on a phone: for a narrow place. */
  oneLine?: boolean | undefined
  messages?: Partial<FilterSentenceMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'clear' | 'end' | 'words'> | undefined
}

/**
 * Filters in one line that reads as a sentence: words, and blanks (`FilterChip`) between them. What is chosen applies at once.
 * On a phone the line scrolls sideways.
 *
 * Data attributes: `data-filtered`.
 */
export const FilterSentence = withRef(function FilterSentence({ label, filtered = false, onClear, end, oneLine = false, messages, children, classNames, ...rest }: FilterSentenceProps) {
  const part = partsOf(classNames)
  const t = useMessages('FilterSentence', defaultMessages, messages)
  return (
    <S.Line data-part="filter-sentence" role="group" aria-label={label} {...rest} data-filtered={filtered ? '' : undefined}>
      <S.Words {...part('words')} data-one-line={oneLine ? '' : undefined}>
        {children}
        {filtered && onClear ? (
          <S.Clear {...part('clear')} type="button" onClick={({ nativeEvent }) => onClear({ reason: 'clear', event: nativeEvent })}>
            {t.clear}
          </S.Clear>
        ) : null}
      </S.Words>
      {end === undefined || end === null ? null : <S.End {...part('end')}>{end}</S.End>}
    </S.Line>
  )
})
