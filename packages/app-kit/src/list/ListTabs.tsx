import type { ReactNode } from 'react'
import type { AnyList } from './define-list.ts'
import type { ListPageData, ListState } from './list-state.ts'
import * as S from './ListPage.styles.ts'

interface ListTabsProps {
  readonly list: AnyList
  readonly state: ListState<ListPageData<unknown>>
  /** Count of a tab; null is the tab of all. */
  readonly countOf?: ((tab: string | number | null) => number | undefined) | undefined
  /** What the tab shows. */
  readonly children: ReactNode
}

/** The tabs of a list, with their counts where they have any; a list without tabs is shown as it is. */
export const ListTabs = ({ list, state, countOf, children }: ListTabsProps) => {
  const { tabs } = list
  if (!tabs) return <div>{children}</div>
  const countAt = (tab: string | number | null) => (state.data === undefined && countOf ? null : countOf?.(tab))
  const all = tabs.all === undefined ? [] : [{ value: '', label: tabs.all, count: countAt(null) }]
  const items = [...all, ...tabs.choices.map(({ value, label }) => ({ value: String(value), label, count: countAt(value) }))]
  return (
    <S.StatusTabs
      label={tabs.label}
      items={items}
      value={String(state.query.tab ?? '')}
      onValueChange={(value) => state.onQuery(list.change(state.query, { tab: tabs.choices.find((choice) => String(choice.value) === value)?.value ?? null }))}
    >
      {children}
    </S.StatusTabs>
  )
}
