import type { QuoteCandidate } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { formatAmount } from '@mall/ui/ledger'
import { Skeleton } from '@mall/ui/skeleton'
import { StatusTag } from '@mall/ui/status-tag'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import * as S from './InquiryQuote.styles.ts'

/** What a search for products has so far. */
export interface Candidates {
  /** Undefined while they load. */
  readonly items: readonly QuoteCandidate[] | undefined
  readonly failed: boolean
  readonly onRetry: () => void
}

interface CandidateListProps {
  readonly candidates: Candidates
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
  /** Code of the product that is offered. */
  readonly chosen: string | undefined
  readonly onChoose: (product: QuoteCandidate) => void
}

interface Figure {
  readonly name: string
  readonly of: (product: QuoteCandidate) => string | null
}

const yuan = (amount: number | null): string | null => (amount === null ? null : formatAmount(amount))

const figures: readonly Figure[] = [
  { name: '库存', of: ({ Problem, StockText, Stock }) => (Problem === '' ? `${StockText} ${Stock}` : null) },
  { name: '市场价', of: ({ MarketPrice }) => yuan(MarketPrice) },
  { name: '协议价', of: ({ IsAgreed, OwnPrice }) => (IsAgreed ? yuan(OwnPrice) : null) },
  { name: '底价', of: ({ Floor }) => yuan(Floor) },
  { name: '成本', of: ({ Cost }) => yuan(Cost) },
  { name: '上次报', of: ({ LastQuote }) => yuan(LastQuote?.Price ?? null) },
]

/** How its pieces are counted, and to whom it was quoted last. */
const aboutOf = ({ UnitText, LastQuote }: QuoteCandidate): string =>
  [UnitText, LastQuote === null ? '' : `上次 ${formatDay(LastQuote.Time)} 报给${LastQuote.EnterpriseName}`].filter((text) => text !== '').join('，')

const Found = ({ candidates: { items, failed, onRetry }, chosen, onChoose }: Pick<CandidateListProps, 'candidates' | 'chosen' | 'onChoose'>) => {
  if (failed) {
    return (
      <Empty size="small" title="商品没有找成" action={<Button onClick={onRetry}>重试</Button>} />
    )
  }
  if (items === undefined) return <div role="status" aria-label="找商品中"><Skeleton lines={3} /></div>
  if (items.length === 0) return <Empty size="small" title="没有找到商品">换几个词再找；目录里没有的商品，先在“商品”里新建并上架。</Empty>
  // What none of them has, or nobody may see, is no column.
  const shown = figures.filter(({ of }) => items.some((product) => of(product) !== null))
  return (
    <S.Candidates aria-label="找到的商品">
      {items.map((product) => {
        const isChosen = product.ProductCode === chosen
        const about = aboutOf(product)
        return (
          <li key={product.ProductCode} data-chosen={isChosen ? '' : undefined}>
            <Goods product={product}>
              {about === '' ? null : <small>{about}</small>}
              {product.Problem === '' ? null : <StatusTag tone="danger">{product.Problem}</StatusTag>}
            </Goods>
            <S.Figures>
              {shown.map(({ name, of }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{of(product) ?? '—'}</dd>
                </div>
              ))}
            </S.Figures>
            <Button aria-pressed={isChosen} aria-label={`${isChosen ? '已选' : '用它'} ${product.CustomerProductName}`} disabled={isChosen} onClick={() => onChoose(product)}>
              {isChosen ? '已选' : '用它'}
            </Button>
          </li>
        )
      })}
    </S.Candidates>
  )
}

/** Products that could be offered, found by the words of the line until somebody types others. */
export const CandidateList = ({ candidates, keyword, onSearch, chosen, onChoose }: CandidateListProps) => {
  const [typed, setTyped] = useState(keyword)
  return (
    <>
      <S.Search
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <TextInput aria-label="找商品" value={typed} onValueChange={setTyped} maxLength={100} placeholder="默认按客户的话找；也可输入名称、型号或编码" clearable />
        <Button type="submit">找</Button>
      </S.Search>
      <Found candidates={candidates} chosen={chosen} onChoose={onChoose} />
    </>
  )
}
