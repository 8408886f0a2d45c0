import { Icon } from '@mall/ui/icon'
import { isPriceSort, sortOptions, type ListQuery } from './list-query.ts'
import * as S from './ProductList.styles.ts'

interface ListToolbarProps {
  readonly query: ListQuery
  readonly seesPrices: boolean
  readonly isFiltersOpen: boolean
  readonly onFiltersOpenChange: (open: boolean) => void
  readonly onChange: (change: Partial<ListQuery>) => void
}

/** How the list is ordered and drawn. */
export const ListToolbar = ({ query, seesPrices, isFiltersOpen, onFiltersOpenChange, onChange }: ListToolbarProps) => {
  return (
    <S.Toolbar>
      <S.FilterToggle variant="text" icon={<Icon name="filter" size={16} />} aria-expanded={isFiltersOpen} onClick={() => onFiltersOpenChange(!isFiltersOpen)}>
        {isFiltersOpen ? '收起筛选' : '展开筛选'}
      </S.FilterToggle>
      <S.Choices role="group" aria-label="排序">
        {sortOptions.filter(({ value }) => seesPrices || !isPriceSort(value)).map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={query.sortBy === value} onClick={() => onChange({ sortBy: value })}>
            {label}
          </button>
        ))}
      </S.Choices>
      <S.Choices role="group" aria-label="显示方式">
        <button type="button" aria-pressed={query.view === 'grid'} onClick={() => onChange({ view: 'grid' })}>
          <Icon name="grid" size={16} />
          大图
        </button>
        <button type="button" aria-pressed={query.view === 'row'} onClick={() => onChange({ view: 'row' })}>
          <Icon name="list" size={16} />
          列表
        </button>
      </S.Choices>
    </S.Toolbar>
  )
}
