import type { ProductList } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { formatYuan } from '@mall/ui/price'
import { toggle, toggleAttr, type ListQuery } from './list-query.ts'
import * as S from './ProductList.styles.ts'

interface Chip {
  readonly key: string
  readonly label: string
  readonly without: Partial<ListQuery>
}

interface ChosenFiltersProps {
  readonly query: ListQuery
  readonly facets: ProductList['Facets'] | undefined
  readonly onChange: (change: Partial<ListQuery>) => void
  readonly onClear: () => void
}

const priceLabel = ({ priceMin, priceMax }: ListQuery): string => {
  if (priceMin === null) return `${formatYuan(priceMax)} 以下`
  return priceMax === null ? `${formatYuan(priceMin)} 以上` : `${formatYuan(priceMin)}–${formatYuan(priceMax)}`
}

const chipsOf = (query: ListQuery, facets: ProductList['Facets'] | undefined): Chip[] => {
  const brandName = (id: number) => facets?.Brands.find(({ Id }) => Id === id)?.Name ?? `品牌 ${id}`
  const attrLabel = (id: number, text: string): string => {
    const attr = facets?.Attrs.find(({ Id }) => Id === id)
    // An address may name a value by a former name.
    const value = attr?.Values.find(({ Asked }) => Asked === text)?.Value ?? text
    return attr === undefined ? value : `${attr.Name}：${value}`
  }
  return [
    ...query.brandIds.map((id) => ({ key: `brand ${id}`, label: brandName(id), without: { brandIds: toggle(query.brandIds, id) } })),
    ...query.attrs.flatMap(({ id, values }) =>
      values.map((value) => ({
        key: `attr ${id} ${value}`,
        label: attrLabel(id, value),
        without: { attrs: toggleAttr(query.attrs, id, value) },
      })),
    ),
    ...(query.priceMin === null && query.priceMax === null
      ? []
      : [{ key: 'price', label: priceLabel(query), without: { priceMin: null, priceMax: null } }]),
    ...(query.onlyInStock ? [{ key: 'inStock', label: '仅看有货', without: { onlyInStock: false } }] : []),
    ...(query.onlyAgreed ? [{ key: 'agreed', label: '仅看协议商品', without: { onlyAgreed: false } }] : []),
  ]
}

/** How many conditions narrow the list. */
export const countChosen = (query: ListQuery): number => chipsOf(query, undefined).length

/** 已选条件: each can be taken away by itself, or all by 清空. */
export const ChosenFilters = ({ query, facets, onChange, onClear }: ChosenFiltersProps) => {
  const chips = chipsOf(query, facets)
  if (chips.length === 0) return null
  return (
    <S.Chosen aria-label="已选条件">
      <span>已选条件</span>
      <ul>
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <S.Chip type="button" aria-label={`取消 ${label}`} onClick={() => onChange(without)}>
              {label}
              <Icon name="close" size={16} />
            </S.Chip>
          </li>
        ))}
      </ul>
      <Button variant="text" onClick={onClear}>
        清空
      </Button>
    </S.Chosen>
  )
}
