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

/** Whether it can be had, and how much of it there is. */
const Stock = ({ product: { Problem, StockText, Stock: pieces, Unit, UnitText } }: { readonly product: QuoteCandidate }) => (
  <>
    <small>{[Problem === '' ? `${StockText} ${pieces} ${Unit}` : '', UnitText].filter((text) => text !== '').join('，')}</small>
    {Problem === '' ? null : <StatusTag tone="danger">{Problem}</StatusTag>}
  </>
)

/** 2026-01-11 报给远帆物流 */
const lastText = ({ LastQuote }: QuoteCandidate): string => (LastQuote === null ? '没报过' : `${formatDay(LastQuote.Time)} 报给${LastQuote.EnterpriseName}`)

const amount = (price: number | null): string => (price === null ? '—' : formatAmount(price))

type Choosing = Pick<CandidateListProps, 'chosen' | 'onChoose'>

const Choose = ({ product, chosen, onChoose }: Choosing & { readonly product: QuoteCandidate }) => {
  const isChosen = product.ProductCode === chosen
  // What cannot be had is not offered: 询价 is answered by what can.
  if (product.Problem !== '' && !isChosen) return <Text tone="secondary">不能报</Text>
  return (
    <Button variant="text" aria-pressed={isChosen} aria-label={`${isChosen ? '已选' : '用它'} ${product.CustomerProductName}`} disabled={isChosen} onClick={() => onChoose(product)}>
      {isChosen ? '已选' : '用它'}
    </Button>
  )
}

/** 成本; 底价 for those who do not see it. The ruler of the offer has both. */
const limits = [
  { name: '成本', of: ({ Cost }: QuoteCandidate) => Cost },
  { name: '底价', of: ({ Floor }: QuoteCandidate) => Floor },
] as const

const columnsOf = (items: readonly QuoteCandidate[], choosing: Choosing): readonly TableColumn<QuoteCandidate>[] => {
  const limit = limits.find(({ of }) => items.some((product) => of(product) !== null))
  return [
    { key: 'name', header: '商品', minWidth: 200, rowHeader: true, render: (product) => <Goods product={product}><Stock product={product} /></Goods> },
    ...(limit === undefined ? [] : [{ key: 'limit', header: limit.name, width: 88, align: 'end' as const, render: (product: QuoteCandidate) => amount(limit.of(product)) }]),
    {
      key: 'own', header: '客户现价', width: 88, align: 'end',
      render: ({ OwnPrice, IsAgreed }) => (
        <S.Priced>
          {formatAmount(OwnPrice)}
          <small>{IsAgreed ? '协议价' : '市场价'}</small>
        </S.Priced>
      ),
    },
    {
      key: 'last', header: '上次报价', width: 112, align: 'end',
      render: (product) => (
        <S.Priced title={lastText(product)}>
          {amount(product.LastQuote?.Price ?? null)}
          <small>{product.LastQuote === null ? '没报过' : formatDay(product.LastQuote.Time)}</small>
        </S.Priced>
      ),
    },
    { key: 'choose', header: '操作', width: 64, align: 'end', render: (product) => <Choose product={product} {...choosing} /> },
  ]
}

/** On a phone its prices stand below its name. */
const columnsOfPhone = (choosing: Choosing): readonly TableColumn<QuoteCandidate>[] => [
  {
    key: 'name', header: '商品', minWidth: 180, rowHeader: true,
    render: (product) => (
      <Goods product={product}>
        <Stock product={product} />
        <small>
          {[
            ...limits.flatMap(({ name, of }) => {
              const price = of(product)
              return price === null ? [] : [`${name} ${formatAmount(price)}`]
            }).slice(0, 1),
            `${product.IsAgreed ? '协议价' : '市场价'} ${formatAmount(product.OwnPrice)}`,
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
  return <Table flush label="找到的商品" columns={isPhone ? columnsOfPhone(choosing) : columnsOf(items, choosing)} rows={items} rowKey={({ ProductCode }) => ProductCode} openKey={choosing.chosen ?? null} estimatedRowHeight={56} />
}

/** Products that could be offered, in one table, found by the words of the line until somebody types others. */
export const CandidateList = ({ candidates, keyword, onSearch, ...choosing }: CandidateListProps) => {
  const [typed, setTyped] = useState(keyword)
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
      </S.Search>
      <Found candidates={candidates} {...choosing} />
    </section>
  )
}
