import { statementStatus } from '@mall/api/contract'
import type { SellerStatement, SellerStatementList } from '@mall/api/seller/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { dueText } from '@mall/app-kit/statement/statement-words.ts'
import { StatementTag } from '@mall/app-kit/statement/StatementTag.tsx'
import { Empty } from '@mall/ui/empty'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { FactTint } from '@mall/ui/page-header'
import { formatYuan, Price } from '@mall/ui/price'
import type { TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { companyTrees } from '../../../components/company-filter.ts'
import { TimeLeft, TimeLeftFact } from '../../../components/TimeLeft.tsx'
import { Whole } from '../../../components/Whole.ts'
import { href } from '../../../site/routes.ts'
import { statementsList } from './statements-list.ts'

export interface StatementsViewProps {
  readonly state: ListState<SellerStatementList, typeof statementsList>
}

const statementNo = ({ StatementNo }: SellerStatement) => StatementNo

const countOf = ({ TabCounts, All }: SellerStatementList, tab: string | number | null): number => (tab === null ? All : (TabCounts.find(({ Tab }) => Tab === tab)?.Count ?? 0))

const numberLink = ({ StatementNo }: SellerStatement) => <Link href={href('statement', {}, { no: StatementNo })}>{StatementNo}</Link>

const Due = ({ statement }: { readonly statement: SellerStatement }) => (statement.OverdueDays > 0 ? <Text tone="danger">{dueText(statement)}</Text> : dueText(statement))

/** Of a card: of which days, and what is still to be paid by when. What is settled says nothing of it. */
const Note = ({ statement }: { readonly statement: SellerStatement }) => (
  <>
    <Whole>{`${statement.FromDay} 至 ${statement.UntilDay}`}</Whole>，<Whole>{`${countText(statement.RowCount)} 行`}</Whole>
    {statement.Status === statementStatus.settled ? null : (
      <>
        ，<Whole>{`未付 ${formatYuan(statement.UnpaidAmount)}`}</Whole>，<Whole><Due statement={statement} /></Whole>
      </>
    )}
    <TimeLeftFact of={statement} before="，" />
  </>
)

const columns: readonly TableColumn<SellerStatement>[] = [
  { key: 'StatementNo', header: '对账单号', width: 148, rowHeader: true, ellipsis: true, render: numberLink },
  { key: 'Customer', header: '客户', minWidth: 160, ellipsis: true, title: ({ EnterpriseName }) => EnterpriseName, render: ({ EnterpriseName }) => EnterpriseName },
  { key: 'UntilDay', header: '期间', width: 192, ellipsis: true, sort: true, render: ({ FromDay, UntilDay }) => `${FromDay} 至 ${UntilDay}` },
  { key: 'Rows', header: '行', width: 56, align: 'end', render: ({ RowCount }) => countText(RowCount) },
  { key: 'Amount', header: '本期（元）', width: 120, align: 'end', sort: true, ellipsis: true, render: ({ Amount }) => formatAmount(Amount) },
  { key: 'Unpaid', header: '未付（元）', width: 120, align: 'end', ellipsis: true, render: ({ UnpaidAmount }) => formatAmount(UnpaidAmount) },
  { key: 'DueOn', header: '到期', width: 168, ellipsis: true, sort: true, render: (statement) => <Due statement={statement} /> },
  { key: 'LeftMinutes', header: '离期限', width: 120, render: (statement) => <TimeLeft of={statement} /> },
  { key: 'Status', header: '状态', width: 140, render: (statement) => <StatementTag statement={statement} /> },
]

/** What waits for a word of ours, and what is overdue. */
const FactOf = ({ data }: { readonly data: SellerStatementList }) => {
  const disputed = countOf(data, '有异议')
  return (
    <>
      {data.UnpaidAmount === 0 ? '没有未付的账' : `客户未付 ${formatYuan(data.UnpaidAmount)}`}
      {data.OverdueAmount === 0 ? null : (
        <>
          ，<FactTint tone="danger">{`逾期 ${formatYuan(data.OverdueAmount)}`}</FactTint>
        </>
      )}
      {disputed === 0 ? null : (
        <>
          ，<FactTint tone="warning">{`${disputed} 份有异议`}</FactTint>
        </>
      )}
    </>
  )
}

/** 对账: what customers owe by their statements, and what they say of it. */
export const StatementsView = ({ state }: StatementsViewProps) => {
  const { data } = state
  return (
    <ListPage<SellerStatement>
      list={statementsList}
      state={state}
      name="对账"
      fact={data && <FactOf data={data} />}
      subject="对账单"
      columns={columns}
      trees={companyTrees(state)}
      rowKey={statementNo}
      countOf={(tab) => data && countOf(data, tab)}
      empty={<Empty size="small" title="还没有对账单">在客户资料里设置账期后，到对账日自动生成</Empty>}
      renderCard={(statement) => (
        <ListCard
          start={numberLink(statement)}
          end={<StatementTag statement={statement} />}
          about={<Text>{statement.EnterpriseName}</Text>}
          amount={<Price value={statement.Amount} size="large" />}
          note={<Note statement={statement} />}
        />
      )}
    />
  )
}
