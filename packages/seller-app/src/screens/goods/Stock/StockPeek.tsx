import { lowStock, warehouseNames, type SellerStock, type SellerStockAction, type StockMovements } from '@mall/api/seller/contract'
import { PeekContent } from '@mall/app-kit/list/PeekContent.tsx'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'
import { ShelfTag } from '../../../components/product/ShelfTag.tsx'
import { href } from '../../../site/routes.ts'
import { IncomingSection, type IncomingSectionProps } from './IncomingSection.tsx'
import { incomingText } from './incoming-words.ts'
import { StockNumber } from './StockNumber.tsx'
import { signed } from './stock-words.ts'

interface StockPeekProps extends IncomingSectionProps {
  readonly stock: SellerStock
  /** Undefined while they load; null when they could not be read. */
  readonly movements: StockMovements | null | undefined
  /** Reads movements that are older; undefined while they are on their way. */
  readonly onMore: (() => void) | undefined
  readonly onRetry: () => void
  readonly onTask: (task: SellerStockAction, stock: SellerStock) => void
}

type Movement = StockMovements['Items'][number]

const Cause = ({ movement: { Reason, By, OrderNo } }: { readonly movement: Movement }) => (
  <>
    {Reason}
    {By === '' ? null : `，${By}`}
    {OrderNo === null ? null : (
      <>
        {' '}
        <Link href={href('orderDocument', {}, { no: OrderNo })}>{OrderNo}</Link>
      </>
    )}
  </>
)

const Movements = ({ movements, onMore, onRetry }: Pick<StockPeekProps, 'movements' | 'onMore' | 'onRetry'>) => {
  if (movements === undefined) return <Skeleton lines={4} role="status" aria-label="出入库加载中" />
  if (movements === null) return <Button onClick={onRetry}>加载失败，点击重试</Button>
  if (movements.Items.length === 0) return <Empty size="small" title="还没有出入库" />
  return (
    <>
      <Timeline
        items={movements.Items.map((movement, at) => ({
          id: `${movement.At} ${at}`,
          title: <Cause movement={movement} />,
          time: formatInstant(movement.At),
          description: (
            <Text as="p" size={12}>
              {`${signed(movement.Change)}，可用 ${movement.Left}`}
              {movement.Note === '' ? null : `；${movement.Note}`}
            </Text>
          ),
        }))}
      />
      {movements.Items.length < movements.total ? <Button variant="text" disabled={onMore === undefined} onClick={onMore}>{`更早的 ${movements.total - movements.Items.length} 次`}</Button> : null}
    </>
  )
}

/** The stock of a product beside the list: what there is, and what moved it. */
export const StockPeek = ({ stock, movements, onMore, onRetry, onTask, ...incoming }: StockPeekProps) => (
  <PeekContent
    title={<Link href={href('product', {}, { code: stock.ProductCode })}>{stock.Name}</Link>}
    amount={<StockNumber stock={stock} />}
    details={
      <>
        {`${stock.ProductCode} · ${warehouseNames[stock.Warehouse]}仓 `}
        <ShelfTag product={stock} />
      </>
    }
    foot={
      stock.AllowActions.length === 0 ? undefined : (
        <Inline>
          {stock.AllowActions.includes('AddIncoming') ? <Button onClick={() => onTask('AddIncoming', stock)}>登记在途</Button> : null}
          {stock.AllowActions.includes('SetPlace') ? <Button onClick={() => onTask('SetPlace', stock)}>设库位</Button> : null}
          {stock.AllowActions.includes('SetWarning') ? <Button onClick={() => onTask('SetWarning', stock)}>设预警线</Button> : null}
          {stock.AllowActions.includes('Adjust') ? <Button variant="primary" onClick={() => onTask('Adjust', stock)}>盘点、调整</Button> : null}
        </Inline>
      )
    }
  >
    <Section level={3} title="库存">
      <DescriptionList
        items={[
          { term: '可用', value: `${countText(stock.Stock)} ${stock.Unit}，还能下单` },
          { term: '占用', value: `${stock.Reserved} ${stock.Unit}，已下单未发出` },
          { term: '账面', value: `${stock.OnHand} ${stock.Unit}，盘点时应有` },
          ...(stock.IncomingOn === null ? [] : [{ term: '在途', value: incomingText(stock) }]),
          ...(stock.Waiting === 0 ? [] : [{ term: '等到货', value: `${stock.Waiting} 人，有货时自动通知` }]),
          { term: '库位', value: stock.Place === '' ? '还没有设' : stock.Place },
          { term: '预警线', value: stock.WarnAt === null ? `${lowStock}（默认）` : stock.WarnAt },
        ]}
      />
    </Section>
    <IncomingSection {...incoming} />
    <Section level={3} title="出入库" aside={movements ? `${movements.total} 次` : undefined}>
      <Movements movements={movements} onMore={onMore} onRetry={onRetry} />
    </Section>
  </PeekContent>
)
