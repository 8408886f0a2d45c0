import { budgetControlNames, budgetPeriodText, type BudgetDetail, type BudgetEntry, type BudgetLedger, type BudgetSummary } from '@mall/api/contract'
import { LedgerPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import type { QueryOf } from '@mall/app-kit/list/define-list.ts'
import { ListCards } from '@mall/app-kit/list/ListCards.tsx'
import { ListEmpty } from '@mall/app-kit/list/ListEmpty.tsx'
import { ListSentence } from '@mall/app-kit/list/ListSentence.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { budgetParts } from '@mall/ui/budget-bar'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Pagination } from '@mall/ui/pagination'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { PrintLetterhead } from '../../../components/print-sheet/PrintLetterhead.tsx'
import { PrintSheet } from '@mall/app-kit/print/PrintSheet.styles.ts'
import { offeredTasks } from '../../../features/budget/BudgetActions.tsx'
import { EntryCard, EntryCause, EntryKind } from '../../../features/budget/BudgetEntries.tsx'
import { BudgetBalance } from '../../../features/budget/BudgetBalance.tsx'
import { budgetTone, grantedOf, percentTaken, usageText } from '../../../features/budget/budget-words.ts'
import { UsageBar } from '../../../features/budget/UsageBar.tsx'
import type { BudgetTask } from '../../../features/budget/budget-task.ts'
import { href } from '../../../site/routes.ts'
import { budgetLedgerList } from './budget-ledger-list.ts'
import * as S from './BudgetLedger.styles.ts'

type Query = QueryOf<typeof budgetLedgerList>

export interface BudgetLedgerViewProps {
  readonly budget: BudgetDetail
  /** The budgets of its department, itself among them; undefined while they load, and when they failed. */
  readonly siblings: readonly BudgetSummary[] | undefined
  readonly query: Query
  /** Undefined while the first page loads. */
  readonly ledger: BudgetLedger | undefined
  readonly status: 'ready' | 'loading' | 'error'
  /** A task is under way. */
  readonly pending: boolean
  readonly onQuery: (query: Query) => void
  /** The file is being made. */
  readonly exporting: boolean
  readonly onExport: () => void
  readonly onRetry: () => void
  readonly onTask: (task: BudgetTask) => void
}

const entryKey = ({ EntryId }: BudgetEntry) => String(EntryId)

const columnsOf = (ledger: BudgetLedger | undefined): readonly TableColumn<BudgetEntry>[] => [
  // Without the year, which the period of the budget says.
  { key: 'Time', header: '时间', width: 112, sort: true, rowHeader: true, ellipsis: true, title: ({ Time }) => formatInstant(Time), render: ({ Time }) => formatInstant(Time).slice(5) },
  { key: 'Cause', header: '单号', minWidth: 148, ellipsis: true, title: ({ OrderNo, Reason }) => OrderNo ?? Reason, render: (entry) => <EntryCause entry={entry} /> },
  { key: 'Kind', header: '类型', width: 80, render: (entry) => <EntryKind entry={entry} /> },
  { key: 'Operator', header: '操作人', width: 96, ellipsis: true, title: ({ Operator }) => Operator, render: ({ Operator }) => Operator },
  { key: 'More', header: '增加（元）', width: 104, align: 'end', ellipsis: true, render: ({ Amount }) => (Amount > 0 ? formatAmount(Amount) : '—'), total: ledger && formatAmount(ledger.Increase) },
  { key: 'Less', header: '减少（元）', width: 104, align: 'end', ellipsis: true, render: ({ Amount }) => (Amount < 0 ? formatAmount(-Amount) : '—'), total: ledger && formatAmount(ledger.Decrease) },
  { key: 'Balance', header: '余额（元）', width: 112, align: 'end', ellipsis: true, render: ({ Balance }) => formatAmount(Balance) },
]

/** What is left, and that it is near its limit or over it. */
const factOf = (budget: BudgetDetail) => {
  const parts = budgetParts({ total: grantedOf(budget), used: budget.Used, frozen: budget.Frozen })
  return (
    <>
      {`可用 ${formatYuan(budget.Available)}`}
      {parts.level === 'normal' ? null : (
        <>
          ，<FactTint tone={parts.level === 'over' ? 'danger' : 'warning'}>{`使用率 ${usageText(parts.level, percentTaken(parts))}`}</FactTint>
        </>
      )}
    </>
  )
}

const spanOf = ({ Period, StartDate, EndDate }: BudgetSummary): string => budgetPeriodText(Period, StartDate, EndDate)

/** 预算流水: the budgets of a department, and what was charged to one of them. */
export const BudgetLedgerView = (props: BudgetLedgerViewProps) => {
  const { budget, siblings = [budget], query, ledger, status, onQuery, onRetry } = props
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const list = budgetLedgerList
  const change = (next: ReturnType<typeof list.parse>) => onQuery(next)
  const empty = (
    <ListEmpty list={list} subject="流水" query={query} total={ledger?.total ?? 0} empty={<Text tone="secondary">暂无流水</Text>} onQuery={(next) => onQuery(next as Query)} />
  )
  return (
    <PrintSheet data-density="default">
      <PrintLetterhead />
      <LedgerPage
        head={
          <PageHeader
            crumbs={<Breadcrumbs items={[{ label: '预算余额', href: href('budget') }, { label: budget.Name }]} />}
            fact={factOf(budget)}
            details={
              <>
                <StatusTag tone={budgetTone(budget.Status)}>{budget.StatusName}</StatusTag>
                <span>{budget.DepartmentName}</span>
                <span>{budget.ManagerName === null ? '无负责人' : `负责人 ${budget.ManagerName}`}</span>
                <span>{`${budget.StartDate} 至 ${budget.EndDate}`}</span>
                <span>{budgetControlNames[budget.Control]}</span>
              </>
            }
            actions={
              <>
                <Button icon={<Icon name="download" size={16} />} loading={props.exporting} disabled={ledger?.total === 0} onClick={() => props.onExport()}>
                  导出流水
                </Button>
                {offeredTasks(budget, props.pending, props.onTask).map(({ key, label, disabled, onSelect }) => (
                  <Button key={key} disabled={disabled} onClick={() => onSelect()}>
                    {label}
                  </Button>
                ))}
              </>
            }
          />
        }
        list={
          <Section title="本部门预算" flush>
            <S.Accounts>
              {siblings.map((one) => (
                <li key={one.BudgetId}>
                  <Link href={href('budgetLedger', {}, { id: String(one.BudgetId) })} aria-current={one.BudgetId === budget.BudgetId ? 'page' : undefined}>
                    <span>
                      <span title={one.Name}>{one.Name}</span>
                      <strong>{formatAmount(one.Available)}</strong>
                    </span>
                    <UsageBar budget={one} />
                    <Text tone="secondary" size={12}>{`${spanOf(one)} · ${one.StatusName}`}</Text>
                  </Link>
                </li>
              ))}
            </S.Accounts>
          </Section>
        }
      >
        <Section title={budget.Name} aside={spanOf(budget)}>
          <Stack gap={12}>
            <UsageBar budget={budget} />
            <BudgetBalance budget={budget} />
          </Stack>
        </Section>
        <Section title="流水" aside={ledger && `${ledger.total} 笔`} flush>
          <S.Foot>
            <ListSentence list={list} subject="流水" query={query} departments={[]} isTight={false} onQuery={(next) => onQuery(next as Query)} />
          </S.Foot>
          {isPhone ? (
            <ListCards
              subject="流水"
              rows={ledger?.Items ?? []}
              rowKey={entryKey}
              status={status}
              empty={empty}
              renderCard={(entry) => <EntryCard entry={entry} />}
              onRetry={onRetry}
            />
          ) : (
            <Table
              flush
              label="流水列表"
              columns={columnsOf(ledger)}
              rows={ledger?.Items ?? []}
              rowKey={entryKey}
              status={status}
              empty={empty}
              estimatedRowHeight={32}
              sort={query.sort ? { key: query.sort.field, order: query.sort.order } : null}
              onSortChange={(next) => change(list.change(query, { sort: next ? { field: 'Time', order: next.order } : null }))}
              onRetry={onRetry}
            />
          )}
          {ledger && ledger.total > 0 ? (
            <S.Foot>
              <Pagination
                page={query.page}
                pageSize={query.pageSize}
                total={ledger.total}
                onPageChange={(page, { pageSize }) => change(list.change(query, pageSize === query.pageSize ? { page } : { pageSize: pageSize as Query['pageSize'] }))}
              />
            </S.Foot>
          ) : null}
        </Section>
      </LedgerPage>
    </PrintSheet>
  )
}
