import { statementStatus, type Statement, type StatementList } from '@mall/api/contract'
import { countsOf } from '@mall/app-kit/list/counts-of.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { dueText, periodText } from '@mall/app-kit/statement/statement-words.ts'
import { StatementTag } from '@mall/app-kit/statement/StatementTag.tsx'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { FactTint } from '@mall/ui/page-header'
import { formatYuan, Price } from '@mall/ui/price'
import type { TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { href } from '../../../site/routes.ts'
import { statementsList } from './statements-list.ts'
import * as S from './Statements.styles.ts'

export interface StatementsViewProps {
  readonly state: ListState<StatementList, typeof statementsList>
  /** Enter on a row: the page of one. */
  readonly onOpen: (statement: Statement) => void
}

const statementNo = ({ StatementNo }: Statement) => StatementNo

const numberLink = ({ StatementNo }: Statement) => <Link href={href('statement', {}, { no: StatementNo })}>{StatementNo}</Link>

/** Until when it is to be paid; what is overdue with a sign, since colour is never alone. */
const Due = ({ statement }: { readonly statement: Statement }) =>
  statement.OverdueDays > 0 ? (
    <S.Overdue>
      <Icon name="alert" size={16} />
      {dueText(statement)}
    </S.Overdue>
  ) : (
    <S.Whole>{dueText(statement)}</S.Whole>
  )

/** Of a card: what is still to be paid, and until when. */
const Note = ({ statement }: { readonly statement: Statement }) => (
  <>
    {`${statement.RowCount} 行，`}
    {statement.Status === statementStatus.settled ? (
      '已付清'
    ) : (
      <>
        <S.Whole>{`未付 ${formatYuan(statement.UnpaidAmount)}`}</S.Whole>，<Due statement={statement} />
      </>
    )}
  </>
)

const columns: readonly TableColumn<Statement>[] = [
  { key: 'StatementNo', header: '对账单号', width: 148, rowHeader: true, ellipsis: true, render: numberLink },
  { key: 'Company', header: '公司', minWidth: 140, ellipsis: true, title: ({ EnterpriseName }) => EnterpriseName, render: ({ EnterpriseName }) => EnterpriseName },
  { key: 'Period', header: '期间', width: 192, ellipsis: true, render: ({ FromDay, UntilDay }) => `${FromDay} 至 ${UntilDay}` },
  { key: 'Rows', header: '行', width: 56, align: 'end', render: ({ RowCount }) => RowCount.toLocaleString('zh-CN') },
  { key: 'Amount', header: '本期（元）', width: 112, align: 'end', ellipsis: true, render: ({ Amount }) => formatAmount(Amount) },
  { key: 'Unpaid', header: '未付（元）', width: 112, align: 'end', ellipsis: true, render: ({ UnpaidAmount }) => formatAmount(UnpaidAmount) },
  { key: 'Due', header: '到期', width: 168, ellipsis: true, render: (statement) => <Due statement={statement} /> },
  { key: 'Status', header: '状态', width: 140, render: (statement) => <StatementTag statement={statement} /> },
]

const factOf = ({ UnpaidAmount, StatusCounts, Credit }: StatementList) => {
  const waiting = StatusCounts.find(({ Status }) => Status === statementStatus.pending)?.Count ?? 0
  return (
    <>
      {UnpaidAmount === 0 ? '没有未付的账' : `未付 ${formatYuan(UnpaidAmount)}`}
      {waiting === 0 ? null : (
        <>
          ，<FactTint tone="warning">{`${waiting} 份待确认`}</FactTint>
        </>
      )}
      {Credit === null ? null : `，信用额度还可用 ${formatYuan(Credit.FreeAmount)}`}
    </>
  )
}

/** 对账单: what was received on account in each month, what of it is unpaid, and until when. */
export const StatementsView = ({ state, onOpen }: StatementsViewProps) => {
  const { data } = state
  return (
    <ListPage<Statement>
      list={statementsList}
      state={state}
      name="对账单"
      fact={data && factOf(data)}
      subject="对账单"
      columns={columns}
      rowKey={statementNo}
      countOf={countsOf(data)}
      empty={<Empty size="small" title="还没有对账单">账期月结的订单收货后，商家在对账日生成对账单</Empty>}
      onOpen={onOpen}
      renderCard={(statement) => (
        <ListCard
          start={
            <>
              <strong>{periodText(statement)}</strong> {numberLink(statement)}
            </>
          }
          end={<StatementTag statement={statement} />}
          about={<Text>{statement.EnterpriseName}</Text>}
          amount={<Price value={statement.Amount} size="large" />}
          note={<Note statement={statement} />}
        />
      )}
    />
  )
}
