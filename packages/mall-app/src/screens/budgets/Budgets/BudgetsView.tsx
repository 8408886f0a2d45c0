import { budgetControlNames, type BudgetLedger, type BudgetList, type BudgetSummary, type Credit, type DepartmentNode } from '@mall/api/contract'
import { countsOf } from '@mall/app-kit/list/counts-of.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { PeekFoot } from '@mall/app-kit/list/PeekFoot.tsx'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { FactTint } from '@mall/ui/page-header'
import { formatYuan, Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { BudgetRowActions } from '../../../features/budget/BudgetActions.tsx'
import { budgetTone, grantedOf } from '../../../features/budget/budget-words.ts'
import { BudgetEntries, EntriesPart } from '../../../features/budget/BudgetEntries.tsx'
import { BudgetBalance } from '../../../features/budget/BudgetBalance.tsx'
import { UsageBar } from '../../../features/budget/UsageBar.tsx'
import type { BudgetTask } from '../../../features/budget/budget-task.ts'
import { budgetsDrawing } from '../../../components/drawings/budgets.tsx'
import { departmentNodes, placesApart } from '../../../features/department/department-nodes.ts'
import { href } from '../../../site/routes.ts'
import { budgetsColumns, periodOf, wholeName, type PlacedNameOf } from './budgets-columns.tsx'
import { budgetsList } from './budgets-list.ts'

export interface BudgetsViewProps {
  readonly state: ListState<BudgetList, typeof budgetsList>
  /** Undefined while they load, and when they failed. */
  readonly departments: readonly DepartmentNode[] | undefined
  /** 信用额度 of the company; null where there is none to be shown. */
  readonly credit: Credit | null
  /** The latest of the ledger of the one beside the list; undefined while they load, null when they failed. */
  readonly entries: BudgetLedger | null | undefined
  readonly onEntriesRetry: () => void
  /** A task is under way. */
  readonly pending: boolean
  readonly onCreate: () => void
  readonly onTask: (task: BudgetTask, budget: BudgetSummary) => void
  readonly onOpen: (budget: BudgetSummary) => void
}

const budgetId = ({ BudgetId }: BudgetSummary) => String(BudgetId)

/** What the budget that is looked at says itself. */
const hiddenWhilePeeking = ['Used', 'Frozen', 'Control', 'EndDate', 'Total', 'Actions']

/** What is left of the accounts of departments, by the tightest level of each. */
const factOf = ({ Count, Available, Overdrawn }: BudgetList['InForce']) => (
  <>
    {`${Count} 个部门的预算还可用 ${formatYuan(Available)}`}
    {Overdrawn === 0 ? null : (
      <>
        ，<FactTint tone="warning">{`${Overdrawn} 个已透支`}</FactTint>
      </>
    )}
  </>
)

/** What the sum of the fact is made of, and the totals of the column. */
const explanation = (
  <>
    <span>各部门取年、季、月中剩得最少的一级相加，下级部门的预算单独计</span>
    <span>调整后总额 = 总额 + 调整</span>
  </>
)

/** What a budget allows may still be more than what the company may owe. */
const CreditLink = ({ credit: { UsedAmount, FreeAmount } }: { readonly credit: Credit }) => <Link href={href('statements')}>{`信用额度已用 ${formatYuan(UsedAmount)}，还可用 ${formatYuan(FreeAmount)}`}</Link>

/** The budgets right after another one of their department. */
const followersOf = (rows: readonly BudgetSummary[]): ReadonlySet<number> => new Set(rows.filter(({ DepartmentId }, at) => rows[at - 1]?.DepartmentId === DepartmentId).map(({ BudgetId }) => BudgetId))

/** What was charged to it last. */
const Latest = ({ entries, onEntriesRetry }: Pick<BudgetsViewProps, 'entries' | 'onEntriesRetry'>) => (
  <EntriesPart>
    <Section level={3} title="流水" aside={entries ? latestText(entries) : undefined}>
      {entries === undefined ? <Skeleton lines={6} /> : null}
      {entries === null ? <QueryFailure part failure="failed" onRetry={onEntriesRetry} /> : null}
      {entries?.total === 0 ? <Text tone="secondary">暂无流水</Text> : null}
      {entries && entries.total > 0 ? <BudgetEntries entries={entries.Items} /> : null}
    </Section>
  </EntriesPart>
)

const latestText = ({ total, Items }: BudgetLedger): string => (total > Items.length ? `共 ${total} 笔，最近 ${Items.length} 笔` : `${total} 笔`)

/** A budget beside its list. */
const Facts = ({ budget, department, ...latest }: Pick<BudgetsViewProps, 'entries' | 'onEntriesRetry'> & { readonly budget: BudgetSummary; readonly department: string }) => (
  <Stack gap={16}>
    <UsageBar budget={budget} />
    <BudgetBalance budget={budget} />
    <Latest {...latest} />
    <DescriptionList
      items={[
        { term: '归属部门', value: department },
        { term: '周期', value: `${periodOf(budget)}（${budget.StartDate} 至 ${budget.EndDate}）` },
        { term: '控制方式', value: budgetControlNames[budget.Control] },
        { term: '状态', value: <StatusTag tone={budgetTone(budget.Status)}>{budget.StatusName}</StatusTag> },
      ]}
    />
  </Stack>
)

/** 预算余额: a sentence of filters, the budgets, and one of them beside it. */
export const BudgetsView = ({ state, departments, credit, entries, onEntriesRetry, pending, onCreate, onTask, onOpen }: BudgetsViewProps) => {
  const { data, query } = state
  const peekHref = usePeekHref(href('budget'), budgetsList, query)
  const departmentOf = useMemo((): PlacedNameOf => {
    const places = placesApart(departments ?? [])
    return ({ DepartmentId, DepartmentName }) => ({ name: DepartmentName, above: places.get(DepartmentId) ?? null })
  }, [departments])
  const rows = data?.Items
  const columns = useMemo(
    () => budgetsColumns({ departmentOf, goesOn: followersOf(rows ?? []), linkOf: (id) => peekHref(String(id)), pending, onTask }),
    [departmentOf, rows, peekHref, pending, onTask],
  )
  const others = countsOf(data)?.(null) ?? 0
  const nodes = useMemo(() => departmentNodes(departments ?? []), [departments])
  return (
    <ListPage<BudgetSummary>
      list={budgetsList}
      state={state}
      name="预算余额"
      fact={data && factOf(data.InForce)}
      details={
        credit === null && data?.InForce.Count === 0 ? undefined : (
          <>
            {credit === null ? null : <CreditLink credit={credit} />}
            {data?.InForce.Count === 0 ? null : explanation}
          </>
        )
      }
      subject="预算"
      columns={columns}
      rowKey={budgetId}
      hiddenWhilePeeking={hiddenWhilePeeking}
      countOf={countsOf(data)}
      action={
        data?.AllowActions.includes('Create') ? (
          <Button variant="decisive" onClick={onCreate}>
            新增预算
          </Button>
        ) : null
      }
      empty={
        others > 0 ? (
          <Empty kind="search" size="small" title="没有生效中的预算" action={<Button onClick={() => state.onQuery(budgetsList.change(query, { tab: null }))}>查看全部预算</Button>} />
        ) : (
          <Empty size="small" title="暂无预算" picture={budgetsDrawing} />
        )
      }
      departments={nodes}
      renderCard={(budget) => (
        <Stack gap={8}>
          <Inline justify="between">
            <Text strong>{wholeName(departmentOf(budget))}</Text>
            <Text strong>
              可用 <Price value={budget.Available} />
            </Text>
          </Inline>
          <Inline justify="between">
            <Text tone="secondary">{budget.Name.includes(periodOf(budget)) ? budget.Name : `${budget.Name} · ${periodOf(budget)}`}</Text>
            <Text tone="secondary">
              调整后总额 <Price value={grantedOf(budget)} />
            </Text>
          </Inline>
          <UsageBar budget={budget} />
          <Inline justify="between">
            <BudgetRowActions budget={budget} pending={pending} onTask={onTask} />
            <Inline>
              <Text tone="secondary">{budgetControlNames[budget.Control]}</Text>
              <StatusTag tone={budgetTone(budget.Status)}>{budget.StatusName}</StatusTag>
            </Inline>
          </Inline>
        </Stack>
      )}
      peekTitle={({ Name }) => Name}
      renderPeek={(budget) => (
        <Stack gap={16}>
          <Facts budget={budget} department={wholeName(departmentOf(budget))} entries={entries} onEntriesRetry={onEntriesRetry} />
          <PeekFoot><BudgetRowActions budget={budget} pending={pending} onTask={onTask} /></PeekFoot>
        </Stack>
      )}
      onOpen={onOpen}
    />
  )
}
