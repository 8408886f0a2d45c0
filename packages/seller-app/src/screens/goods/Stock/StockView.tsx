import type { Category1 } from '@mall/api/contract'
import { warehouseNames, type SellerStock, type SellerStockAction, type SellerStockList, type StockMovements } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Button } from '@mall/ui/button'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { categoryNodes } from '../../../components/product/category-nodes.ts'
import { ShelfTag } from '../../../components/product/ShelfTag.tsx'
import { href } from '../../../site/routes.ts'
import type { IncomingSectionProps } from './IncomingSection.tsx'
import { incomingText } from './incoming-words.ts'
import { StockNumber } from './StockNumber.tsx'
import { StockPeek } from './StockPeek.tsx'
import { stockColumns } from './stock-columns.tsx'
import { stockList } from './stock-list.ts'
import { warningOf } from './stock-words.ts'

export interface StockViewProps extends IncomingSectionProps {
  readonly state: ListState<SellerStockList, typeof stockList>
  /** For the filter; undefined while they load. */
  readonly categories?: readonly Category1[] | undefined
  /** Of the product that is looked at. Undefined while they load; null when they could not be read. */
  readonly movements: StockMovements | null | undefined
  /** Reads older movements; undefined while they are on their way. */
  readonly onMore: (() => void) | undefined
  readonly onRetryMovements: () => void
  readonly onTask: (task: SellerStockAction, stock: SellerStock) => void
  /** Opens the import of a count; undefined for those who may not change stock. */
  readonly onImport?: (() => void) | undefined
  /** Saves a sheet to count the products of this page by. */
  readonly onSheet: (stocks: readonly SellerStock[]) => void
}

const productCode = ({ ProductCode }: SellerStock) => ProductCode

/** What the stock beside the list says itself. */
const hiddenWhilePeeking = ['Category', 'Reserved', 'OnHand', 'Incoming', 'Place', 'WarnAt', 'Unit', 'Shelf']

const FactOf = ({ data: { AlarmCounts, All, Items } }: { readonly data: SellerStockList }) => {
  const countOf = (alarm: 'low' | 'none') => AlarmCounts.find(({ Alarm }) => Alarm === alarm)?.Count ?? 0
  const warehouse = Items[0] === undefined ? '' : `${warehouseNames[Items[0].Warehouse]}仓 `
  return (
    <>
      {`${warehouse}${countText(All)} 种商品`}
      {countOf('low') === 0 ? null : (
        <>
          ，<Text tone="warning">{`${countText(countOf('low'))} 种低于预警`}</Text>
        </>
      )}
      {countOf('none') === 0 ? null : (
        <>
          ，<Text tone="danger">{`${countText(countOf('none'))} 种无货`}</Text>
        </>
      )}
    </>
  )
}

/** 库存: what there is of each product in a warehouse, and what moved it beside the list. */
export const StockView = ({ state, categories, movements, onMore, onRetryMovements, onTask, onImport, onSheet, incoming, onRetryIncoming, onIncomingTask }: StockViewProps) => {
  const { data, query } = state
  const peekHref = usePeekHref(href('stock'), stockList, query)
  const columns = useMemo(() => stockColumns(peekHref), [peekHref])
  const trees = useMemo(() => ({ categories: categoryNodes(categories) }), [categories])
  const rows = data?.Items ?? []
  return (
    <ListPage<SellerStock>
      list={stockList}
      state={state}
      name="库存"
      fact={data && <FactOf data={data} />}
      subject="商品"
      columns={columns}
      rowKey={productCode}
      hiddenWhilePeeking={hiddenWhilePeeking}
      countOf={(tab) => (tab === null ? data?.All : data?.AlarmCounts.find(({ Alarm }) => Alarm === tab)?.Count)}
      action={
        <>
          <Button disabled={rows.length === 0} onClick={() => onSheet(rows)}>下载盘点表</Button>
          {onImport ? <Button variant="primary" onClick={onImport}>导入盘点</Button> : null}
        </>
      }
      trees={trees}
      renderPeek={(stock) => <StockPeek stock={stock} movements={movements} onMore={onMore} onRetry={onRetryMovements} onTask={onTask} incoming={incoming} onRetryIncoming={onRetryIncoming} onIncomingTask={onIncomingTask} />}
      renderCard={(stock) => (
        <ListCard
          start={stock.ProductCode}
          end={<ShelfTag product={stock} />}
          about={<Goods product={{ CustomerProductName: stock.Name, ImageUrl: stock.ImageUrl }} href={peekHref(stock.ProductCode)} />}
          amount={<Inline gap={4}>可用 <StockNumber stock={stock} /></Inline>}
          note={`${stock.Place === '' ? '' : `库位 ${stock.Place}，`}占用 ${countText(stock.Reserved)}，账面 ${countText(stock.OnHand)}，${stock.IncomingOn === null ? '' : `在途 ${incomingText(stock)}，`}预警线 ${countText(warningOf(stock))}`}
        />
      )}
    />
  )
}
