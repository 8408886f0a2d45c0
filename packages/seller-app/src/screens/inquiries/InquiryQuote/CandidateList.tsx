import type { QuoteCandidate } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { formatAmount } from '@mall/ui/ledger'
import { Skeleton } from '@mall/ui/skeleton'
import { StatusTag } from '@mall/ui/status-tag'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
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
  readonly of: (product: QuoteCandidate) => number | null
}

const figures: readonly Figure[] = [
  { name: '成本', of: ({ Cost }) => Cost },
  { name: '底价', of: ({ Floor }) => Floor },
  { name: '协议价', of: ({ IsAgreed, OwnPrice }) => (IsAgreed ? OwnPrice : null) },
  { name: '市场价', of: ({ MarketPrice }) => MarketPrice },
]

const Stock = ({ product: { Problem, StockText, Stock: pieces, Unit } }: { readonly product: QuoteCandidate }) => (Problem === '' ? <>{`${StockText} ${pieces} ${Unit}`}</> : <StatusTag tone="danger">{Problem}</StatusTag>)

/** 1,420.00，01-11 远帆物流 */
const lastText = ({ LastQuote }: QuoteCandidate): string => (LastQuote === null ? '没报过' : `${formatDay(LastQuote.Time).slice(2)} 报给${LastQuote.EnterpriseName}`)

type Choosing = Pick<CandidateListProps, 'chosen' | 'onChoose'>

const Choose = ({ product, chosen, onChoose }: Choosing & { readonly product: QuoteCandidate }) => {
  const isChosen = product.ProductCode === chosen
  return (
    <Button variant="text" aria-pressed={isChosen} aria-label={`${isChosen ? '已选' : '用它'} ${product.CustomerProductName}`} disabled={isChosen} onClick={() => onChoose(product)}>
      {isChosen ? '已选' : '用它'}
    </Button>
  )
}

const Named = ({ product }: { readonly product: QuoteCandidate }) => (
  <Goods product={product}>
    <small>{[product.ProductCode, product.UnitText].filter((text) => text !== '').join('，')}</small>
  </Goods>
)

const columnsOf = (shown: readonly Figure[], choosing: Choosing): readonly TableColumn<QuoteCandidate>[] => [
  { key: 'name', header: '商品', minWidth: 200, rowHeader: true, render: (product) => <Named product={product} /> },
  { key: 'stock', header: '库存', width: 112, render: (product) => <Stock product={product} /> },
  ...shown.map(({ name, of }): TableColumn<QuoteCandidate> => {
    const text = (product: QuoteCandidate): string => {
      const price = of(product)
      return price === null ? '—' : formatAmount(price)
    }
    return { key: name, header: name, width: 92, align: 'end', render: text }
  }),
  {
    key: 'last', header: '上次报价', width: 144, align: 'end',
    render: (product) => (
      <S.Last title={lastText(product)}>
        {product.LastQuote === null ? '—' : formatAmount(product.LastQuote.Price)}
        <small>{lastText(product)}</small>
      </S.Last>
    ),
  },
  { key: 'choose', header: '操作', width: 64, align: 'end', render: (product) => <Choose product={product} {...choosing} /> },
]

/** On a phone its prices stand below its name. */
const columnsOfPhone = (shown: readonly Figure[], choosing: Choosing): readonly TableColumn<QuoteCandidate>[] => [
  {
    key: 'name', header: '商品', minWidth: 180, rowHeader: true,
    render: (product) => (
      <Goods product={product}>
        <small>
          <Stock product={product} />
        </small>
        <small>
          {[
            ...shown.flatMap(({ name, of }) => {
              const price = of(product)
              return price === null ? [] : [`${name} ${formatAmount(price)}`]
            }),
            ...(product.LastQuote === null ? [] : [`上次报 ${formatAmount(product.LastQuote.Price)}`]),
          ].join('，')}
        </small>
      </Goods>
    ),
  },
  { key: 'choose', header: '操作', width: 64, align: 'end', render: (product) => <Choose product={product} {...choosing} /> },
]

const Found = ({ candidates: { items, failed, onRetry }, ...choosing }: Pick<CandidateListProps, 'candidates'> & Choosing) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  if (failed) return <Empty size="small" title="商品没有找成" action={<Button onClick={onRetry}>重试</Button>} />
  if (items === undefined) return <S.Waiting role="status" aria-label="找商品中"><Skeleton lines={3} /></S.Waiting>
  if (items.length === 0) return <Empty size="small" title="没有找到商品">换几个词再找；目录里没有的商品，先在“商品”里新建并上架。</Empty>
  // What none of them has, or nobody may see, is no column.
  const shown = figures.filter(({ of }) => items.some((product) => of(product) !== null))
  return <Table flush label="找到的商品" columns={isPhone ? columnsOfPhone(shown, choosing) : columnsOf(shown, choosing)} rows={items} rowKey={({ ProductCode }) => ProductCode} openKey={choosing.chosen ?? null} estimatedRowHeight={56} />
}

/** Products that could be offered, in one table, found by the words of the line until somebody types others. */
export const CandidateList = ({ candidates, keyword, onSearch, ...choosing }: CandidateListProps) => {
  const [typed, setTyped] = useState(keyword)
  const count = candidates.items?.length ?? 0
  return (
    <section aria-label="报什么">
      <S.Search
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <TextInput aria-label="找商品" value={typed} onValueChange={setTyped} maxLength={100} placeholder="默认按客户的话找；也可输入名称、型号或编码" clearable />
        <Button type="submit">找</Button>
        {count === 0 ? null : <Text tone="secondary">{`${count} 种`}</Text>}
      </S.Search>
      <Found candidates={candidates} {...choosing} />
    </section>
  )
}
