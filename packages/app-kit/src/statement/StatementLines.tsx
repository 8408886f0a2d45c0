import type { StatementDetail, StatementRow } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useMemo, type ReactNode } from 'react'
import { isAsStated } from './statement-words.ts'
import * as S from './StatementLines.styles.ts'

type Stated = Pick<StatementDetail, 'Status' | 'Rows' | 'TotalAmount' | 'CarriedAmount' | 'Carried' | 'Amount' | 'FromDay'>

export interface StatementLinesProps {
  readonly statement: Stated
  /** The number of an order, which leads to it. */
  readonly renderOrder: (orderNo: string) => ReactNode
  /** What a line is made of. */
  readonly onPieces: (row: StatementRow) => void
  /** What can be done with a line, in place of its state; null where there is nothing. */
  readonly renderActions?: ((row: StatementRow) => ReactNode) | undefined
  /** What both sides said of a line, below it. */
  readonly renderThread: (row: StatementRow) => ReactNode
  /** Lines can be chosen, and what is done with these. */
  readonly bulkActions?: ((rowIds: readonly number[]) => ReactNode) | undefined
}

const tones: Readonly<Record<StatementRow['State'], StatusTone>> = { open: 'warning', confirmed: 'success', disputed: 'danger', postponed: 'neutral' }

const State = ({ row: { State: state, StateName } }: { readonly row: StatementRow }) => <StatusTag tone={tones[state]}>{StateName}</StatusTag>

/** Marks its row, where it is disputed. */
const disputedAmount = ({ State: state }: StatementRow, text: string) => (state === 'disputed' ? <S.Disputed>{text}</S.Disputed> : text)

const Pieces = ({ row, onPieces }: Pick<StatementLinesProps, 'onPieces'> & { readonly row: StatementRow }) => (
  <S.Pieces variant="text" title={row.Title} aria-label={`${row.Title}，${row.OrderNo} 的明细`} onClick={() => onPieces(row)}>
    {row.Title}
  </S.Pieces>
)

/** Where the running sum begins: a row above those of the orders, none of which has this id. */
const carriedId = 0

const isCarried = ({ RowId }: Pick<StatementRow, 'RowId'>): boolean => RowId === carriedId

const carriedRow = ({ CarriedAmount, FromDay }: Stated): StatementRow => ({
  RowId: carriedId, OrderNo: '', ReceivedOn: FromDay, Title: '承上期', GoodsAmount: 0, FreightAmount: 0, BackAmount: 0, Amount: CarriedAmount, RunningAmount: CarriedAmount,
  State: 'confirmed', StateName: '', CanPostpone: false, Pieces: [], Messages: [],
})

/** The newest of the statements that it is of: DZ202601000061, DZ202601000061 等 2 份 */
const carriedFrom = ({ Carried }: Stated): string => {
  const newest = Carried.at(-1)?.StatementNo ?? '—'
  return Carried.length > 1 ? `${newest} 等 ${Carried.length} 份` : newest
}

const rowKey = ({ RowId }: StatementRow) => String(RowId)

const amount = (yuan: number): string => (yuan === 0 ? '—' : formatAmount(yuan))

const countedSum = (rows: readonly StatementRow[], of: (row: StatementRow) => number): number =>
  rows.reduce((fen, row) => (row.State === 'postponed' ? fen : fen + Math.round(of(row) * 100)), 0) / 100

const columnsOf = (statement: Stated, { renderOrder, onPieces, renderActions }: StatementLinesProps): readonly TableColumn<StatementRow>[] => [
  { key: 'ReceivedOn', header: '日期', width: 76, render: ({ ReceivedOn }) => <S.Day>{ReceivedOn.slice(5)}</S.Day> },
  {
    key: 'OrderNo', header: '单号', width: 168, rowHeader: true, ellipsis: true, title: (row) => (isCarried(row) ? carriedFrom(statement) : row.OrderNo), render: (row) => (isCarried(row) ? carriedFrom(statement) : renderOrder(row.OrderNo)),
  },
  { key: 'Title', header: '内容', minWidth: 120, render: (row) => (isCarried(row) ? '承上期未付' : <Pieces row={row} onPieces={onPieces} />) },
  { key: 'Goods', header: '货款', width: 100, align: 'end', render: (row) => disputedAmount(row, amount(row.GoodsAmount)), total: formatAmount(countedSum(statement.Rows, (row) => row.GoodsAmount)) },
  { key: 'Freight', header: '运费', width: 64, align: 'end', render: ({ FreightAmount }) => amount(FreightAmount), total: formatAmount(countedSum(statement.Rows, (row) => row.FreightAmount)) },
  { key: 'Back', header: '退货和更正', width: 88, align: 'end', render: ({ BackAmount }) => amount(BackAmount), total: formatAmount(countedSum(statement.Rows, (row) => row.BackAmount)) },
  { key: 'Running', header: '累计', width: 104, align: 'end', render: ({ RunningAmount }) => formatAmount(RunningAmount), total: formatAmount(statement.TotalAmount) },
  { key: 'State', header: '状态', width: 108, render: (row) => (isCarried(row) ? null : (renderActions?.(row) ?? (isAsStated(row, statement) ? null : <State row={row} />))) },
]

/** On a phone what it is stands above its number, and the sums at the end. */
const columnsOfPhone = ({ statement, renderOrder, onPieces, renderActions }: StatementLinesProps): readonly TableColumn<StatementRow>[] => [
  {
    key: 'OrderNo', header: '单号', minWidth: 160, rowHeader: true,
    render: (row) => isCarried(row) ? (
      <S.Line>
        <span>承上期未付</span>
        <Text tone="secondary">{carriedFrom(statement)}</Text>
      </S.Line>
    ) : (
      <S.Line>
        <Pieces row={row} onPieces={onPieces} />
        <S.Numbered>
          {renderOrder(row.OrderNo)}
          <S.Day>{row.ReceivedOn.slice(5)}</S.Day>
        </S.Numbered>
        {renderActions?.(row) ?? (isAsStated(row, statement) ? null : <State row={row} />)}
      </S.Line>
    ),
  },
  {
    key: 'Amount', header: '金额（元）', align: 'end', width: 132,
    render: (row) => isCarried(row) ? formatAmount(row.RunningAmount) : (
      <Stack gap={0}>
        {disputedAmount(row, formatAmount(row.Amount))}
        <Text tone="secondary">{`累计 ${formatAmount(row.RunningAmount)}`}</Text>
      </Stack>
    ),
  },
]

/** The lines of a statement by the day of receipt, each with what is owed up to it: the last one equals the total. */
export const StatementLines = (props: StatementLinesProps) => {
  const { statement, bulkActions, renderThread } = props
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const rows = useMemo(() => (statement.CarriedAmount === 0 ? statement.Rows : [carriedRow(statement), ...statement.Rows]), [statement])
  const columns = useMemo(() => (isPhone ? columnsOfPhone(props) : columnsOf(props.statement, props)), [isPhone, props])
  return (
    <Section flush title="收了什么，退了什么" aside={`${statement.Rows.length} 单${isPhone ? '' : '，金额以元计'}`}>
      <S.Rows>
        <Table<StatementRow>
          flush
          label="对账单的行"
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowLabel={(row) => (isCarried(row) ? row.Title : row.OrderNo)}
          renderDetail={(row) => (row.Messages.length === 0 ? null : renderThread(row))}
          selectable={bulkActions !== undefined}
          isSelectable={({ State }) => State === 'open'}
          bulkActions={bulkActions && ((keys) => bulkActions(keys.map(Number)))}
        />
      </S.Rows>
    </Section>
  )
}
