import { Icon } from '@mall/ui/icon'
import { isPriceSort, sortOptions, type ListQuery, type View } from './list-query.ts'
import * as S from './ListToolbar.styles.ts'

interface ListToolbarProps {
  readonly query: ListQuery
  readonly seesPrices: boolean
  /** How many conditions are chosen. */
  readonly chosen: number
  readonly isFiltersOpen: boolean
  readonly onFiltersOpen: () => void
  readonly onChange: (change: Partial<ListQuery>) => void
}

const views = [
  { value: 'grid', label: '大图', icon: 'grid' },
  { value: 'row', label: '列表', icon: 'list' },
] as const satisfies readonly { value: View; label: string; icon: string }[]

/** How the list is ordered and drawn. On a phone 筛选 · 排序 · 视图, which stay in sight below the search. */
export const ListToolbar = ({ query, seesPrices, chosen, isFiltersOpen, onFiltersOpen, onChange }: ListToolbarProps) => {
  const orders = sortOptions.filter(({ value }) => seesPrices || !isPriceSort(value))
  return (
    <S.Toolbar>
      <S.Filters type="button" aria-haspopup="dialog" aria-expanded={isFiltersOpen} onClick={onFiltersOpen}>
        <Icon name="filter" size={16} />
        筛选
        {chosen > 0 ? <b>{chosen}</b> : null}
      </S.Filters>
      <S.Order aria-label="排序" value={query.sortBy} options={orders} onValueChange={(sortBy) => onChange({ sortBy })} />
      <S.Choices role="group" aria-label="排序" data-kind="order">
        {orders.map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={query.sortBy === value} onClick={() => onChange({ sortBy: value })}>
            {label}
          </button>
        ))}
      </S.Choices>
      <S.Choices role="group" aria-label="显示方式" data-kind="view">
        {views.map(({ value, label, icon }) => (
          <button key={value} type="button" aria-pressed={query.view === value} onClick={() => onChange({ view: value })}>
            <Icon name={icon} size={16} />
            {label}
          </button>
        ))}
      </S.Choices>
    </S.Toolbar>
  )
}
