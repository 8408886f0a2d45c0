import { FilterChip, FilterOptions, FilterSentence, FilterText } from '@mall/ui/filter-sentence'
import { Skeleton } from '@mall/ui/skeleton'
import type { TreeNode } from '@mall/ui/tree'
import { Suspense, useState } from 'react'
import { lazyInPage } from '../screens/lazy-in-page.tsx'
import { formatDay } from '../words/format.ts'
import type { AnyList, ListQuery } from './define-list.ts'
import { blankText } from './filter-text.ts'
import { isSet, noValue, paramsOf, type AnyValue, type Texts } from './filter-values.ts'
import * as S from './ListSentence.styles.ts'

/** With calendar and tree: loaded when the first blank opens. */
const FilterEditor = lazyInPage(async () => (await import('./FilterEditor.tsx')).FilterEditor)

interface ListSentenceProps {
  readonly list: AnyList
  /** What is listed, e.g. 订单. */
  readonly subject: string
  readonly query: ListQuery
  readonly departments: readonly TreeNode[]
  /** Trees of the filters by a node, by their names. */
  readonly trees?: Readonly<Record<string, readonly TreeNode[]>> | undefined
  /** Something stands beside the list: the sentence keeps to one line, and an empty search leaves it its room. */
  readonly isTight: boolean
  readonly onQuery: (query: ListQuery) => void
}

/** The orders of a list; two directions that are called the same as the server's own are the same. */
const ordersOf = ({ sort }: AnyList) => {
  const all = Object.entries(sort.fields).flatMap(([field, names]) =>
    (['asc', 'desc'] as const).map((order) => ({ value: `${field} ${order}`, label: names[order], sort: { field, order } })),
  )
  return [{ value: '', label: sort.none, sort: null }, ...all.filter(({ label }) => label !== sort.none)]
}

/** Words that begin with a mark, without it; the mark ends the phrase before them. */
const splitMark = (words = ''): readonly [mark: string, rest: string] => {
  const mark = /^[、，]/.exec(words)?.[0] ?? ''
  return [mark, words.slice(mark.length)]
}

const currentDay = (): string => formatDay(new Date().toISOString())

/** The filters of a list as a sentence, its order as the last blank. What is chosen applies at once. */
export const ListSentence = ({ list, subject, query, departments, trees, isTight, onQuery }: ListSentenceProps) => {
  const draft = list.draft(query)
  const [today] = useState(currentDay)
  const all = Object.entries(list.filters)
  const search = all.find(([, filter]) => filter.kind === 'text' && filter.search)
  const isSearchShown = search !== undefined && !(isTight && draft[search[0]] === '')
  const orders = ordersOf(list)
  const order = orders.find(({ sort }) => sort?.field === query.sort?.field && sort?.order === query.sort?.order) ?? orders[0]
  const valueOf = (name: string) => (query.filters as Readonly<Record<string, AnyValue>>)[name] ?? null
  const nodesOf = (filter: (typeof all)[number][1]) => (filter.kind === 'node' ? (trees?.[filter.tree] ?? []) : departments)
  const shown = all.filter(([name, filter]) => {
    if (name === search?.[0] || (filter.kind === 'text' && filter.hidden)) return false
    return !(filter.kind === 'node' && filter.hidesAlone && nodesOf(filter).length < 2 && !isSet(filter, valueOf(name)))
  })
  const apply = (texts: Texts) => onQuery(list.applyDraft(query, { ...draft, ...texts }))
  return (
    <FilterSentence
      label={`筛选${subject}`}
      oneLine={isTight}
      filtered={list.isFiltered(query)}
      onClear={() => onQuery(list.clear(query))}
      end={
        isSearchShown ? (
          <FilterText
            inline
            label={search[1].label}
            value={draft[search[0]] ?? ''}
            maxLength={'max' in search[1] ? search[1].max : undefined}
            onValueChange={(text) => apply({ [search[0]]: text })}
          />
        ) : undefined
      }
    >
      {shown.map(([name, filter], at) => {
        const [value, nodes] = [valueOf(name), nodesOf(filter)]
        const [, before] = splitMark(filter.before)
        const [mark, after] = splitMark(`${filter.after ?? ''}${splitMark(shown[at + 1]?.[1].before)[0]}`)
        return (
          <S.Phrase key={name}>
            {at === 0 ? filter.before : before}
            <S.Marked>
              <FilterChip
                label={filter.label}
                text={blankText(filter, value, nodes, today)}
                filled={isSet(filter, value)}
                onClear={() => onQuery(list.filter(query, { [name]: noValue(filter) }))}
              >
                {(close) => (
                  <Suspense fallback={<Skeleton lines={3} />}>
                    <FilterEditor
                      name={name}
                      filter={filter}
                      texts={Object.fromEntries(paramsOf(name, filter).map((param) => [param, draft[param] ?? '']))}
                      departments={nodes}
                      onApply={(texts) => {
                        apply(texts)
                        close()
                      }}
                    />
                  </Suspense>
                )}
              </FilterChip>
              {mark}
            </S.Marked>
            {after}
          </S.Phrase>
        )
      })}
      {orders.length === 1 ? (
        `${list.sort.none}在前`
      ) : (
        <S.Phrase>
          <FilterChip label="排序" text={order?.label ?? ''} filled={query.sort !== null} onClear={() => onQuery(list.change(query, { sort: null }))}>
            {(close) => (
              <FilterOptions
                label="排序"
                options={orders}
                value={order?.value ?? ''}
                onValueChange={(value) => {
                  onQuery(list.change(query, { sort: orders.find((known) => known.value === value)?.sort ?? null }))
                  close()
                }}
              />
            )}
          </FilterChip>
          在前
        </S.Phrase>
      )}
    </FilterSentence>
  )
}
