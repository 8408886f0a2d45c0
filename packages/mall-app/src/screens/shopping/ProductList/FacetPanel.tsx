import type { ProductList } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Skeleton } from '@mall/ui/skeleton'
import { useState, type ReactNode } from 'react'
import { Link } from '@mall/ui/link'
import { formatListQuery, toggle, toggleAttr, changeQuery, type ListQuery } from './list-query.ts'
import { PriceRange } from './PriceRange.tsx'
import { href } from '../../../site/routes.ts'
import * as S from './ProductList.styles.ts'

interface FacetPanelProps {
  readonly query: ListQuery
  readonly facets: ProductList['Facets'] | undefined
  readonly isVisitor: boolean
  readonly seesPrices: boolean
  readonly onChange: (change: Partial<ListQuery>) => void
}

const shownAtFirst = 8

/** What narrows the list. Chosen values stay visible, also those beyond the first eight. */
export const FacetPanel = ({ query, facets, isVisitor, seesPrices, onChange }: FacetPanelProps) => {
  if (!facets) return <Skeleton lines={12} />
  const categoryHref = (Cid: number) => `${href('productList')}?${formatListQuery(changeQuery(query, { categoryId: Cid })).toString()}`
  return (
    <>
      <S.Facet>
        <legend>供货</legend>
        <Checkbox checked={query.onlyInStock} onCheckedChange={(onlyInStock) => onChange({ onlyInStock })}>
          仅看有货
        </Checkbox>
        {isVisitor ? null : (
          <Checkbox checked={query.onlyAgreed} onCheckedChange={(onlyAgreed) => onChange({ onlyAgreed })}>
            仅看协议商品
          </Checkbox>
        )}
      </S.Facet>
      {seesPrices ? <PriceRange key={`${query.priceMin} ${query.priceMax}`} min={query.priceMin} max={query.priceMax} onChange={onChange} /> : null}
      {facets.Categories.length > 1 ? (
        <FacetGroup
          title="品类"
          items={facets.Categories.map(({ Id, Name, Count }) => ({
            key: String(Id),
            chosen: Id === query.categoryId,
            node: (
              <S.CategoryLink as={Link} data-part="category" href={categoryHref(Id)} aria-current={Id === query.categoryId ? 'true' : undefined}>
                {Name} <small>{Count}</small>
              </S.CategoryLink>
            ),
          }))}
        />
      ) : null}
      <FacetGroup
        title="品牌"
        items={facets.Brands.map(({ Id, Name, Count }) => ({
          key: String(Id),
          chosen: query.brandIds.includes(Id),
          node: (
            <Checkbox checked={query.brandIds.includes(Id)} onCheckedChange={() => onChange({ brandIds: toggle(query.brandIds, Id) })}>
              {Name} <small>{Count}</small>
            </Checkbox>
          ),
        }))}
      />
      {facets.Attrs.map(({ Id, Name, Values }) => {
        const chosen = query.attrs.find(({ id }) => id === Id)?.values ?? []
        return (
          <FacetGroup
            key={Id}
            title={Name}
            items={Values.map(({ Value, Asked = Value, Count }) => ({
              key: Value,
              chosen: chosen.includes(Asked),
              node: (
                <Checkbox checked={chosen.includes(Asked)} onCheckedChange={() => onChange({ attrs: toggleAttr(query.attrs, Id, Asked) })}>
                  {Value} <small>{Count}</small>
                </Checkbox>
              ),
            }))}
          />
        )
      })}
    </>
  )
}

interface FacetGroupProps {
  readonly title: string
  readonly items: readonly { readonly key: string; readonly chosen: boolean; readonly node: ReactNode }[]
}

const FacetGroup = ({ title, items }: FacetGroupProps) => {
  const [isWhole, setWhole] = useState(false)
  const shown = items.filter(({ chosen }, at) => isWhole || chosen || at < shownAtFirst)
  if (items.length === 0) return null
  return (
    <S.Facet>
      <legend>{title}</legend>
      {shown.map(({ key, node }) => (
        <div key={key}>{node}</div>
      ))}
      {items.length > shownAtFirst ? (
        <Button variant="text" aria-expanded={isWhole} aria-label={`${title} ${isWhole ? '收起' : '更多'}`} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : `更多（${items.length}）`}
        </Button>
      ) : null}
    </S.Facet>
  )
}
