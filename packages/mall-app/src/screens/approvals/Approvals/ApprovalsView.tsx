import type { ApprovalDetail, ApprovalList, ApprovalSummary, DepartmentNode } from '@mall/api/contract'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import type { RowKey } from '@mall/app-kit/list/use-list-keys.ts'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { waitText, waitTone } from '@mall/app-kit/words/wait.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { FactTint } from '@mall/ui/page-header'
import { Price } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useCallback, useMemo } from 'react'
import type { ApprovalTask } from '../../../features/approval/approval-task.ts'
import type { LineEdits } from '../../../features/approval/decision-draft.ts'
import type { DecisionProps } from '../../../features/approval/Decision.tsx'
import { departmentNodes } from '../../../features/department/department-nodes.ts'
import { Reasons } from '../../../features/approval/Reasons.tsx'
import { Waiting } from '../../../features/approval/Waiting.tsx'
import { approvalsDrawing } from '../../../components/drawings/approvals.tsx'
import { href } from '../../../site/routes.ts'
import { ApprovalCardActions, approvalsColumns, ApprovalSubject } from './approvals-columns.tsx'
import { approvalHref } from '../approval-href.ts'
import { approvalsList } from '../approvals-list.ts'

/** With the fields to decide in: loaded when the first approval is looked at. */
const ApprovalPeek = lazyInPage(async () => (await import('./ApprovalPeek.tsx')).ApprovalPeek)

export interface ApprovalsViewProps {
  readonly state: ListState<ApprovalList, typeof approvalsList>
  /** Those that the viewer sees; undefined while they load. */
  readonly departments: readonly DepartmentNode[] | undefined
  /** The one beside the list; undefined while it loads, null when it failed. */
  readonly peeked: ApprovalDetail | null | undefined
  /** Under which comment and quantities for the one beside the list are kept until the decision is made. */
  readonly draftKey?: string | undefined
  /** A decision is under way. */
  readonly pending: boolean
  readonly onPeekRetry: () => void
  /** Decides where it is read; `onDone` when it was made. */
  readonly onDecide: (approval: ApprovalDetail, ...decision: Parameters<DecisionProps['onDecide']>) => void
  readonly onEdit: (approval: ApprovalDetail, edits: LineEdits) => void
  readonly onTask: (task: ApprovalTask, approvals: readonly ApprovalSummary[]) => void
  /** Enter on a row: the page of one. */
  readonly onOpen: (approval: ApprovalSummary) => void
}

const approvalNo = ({ ApprovalNo }: ApprovalSummary) => ApprovalNo

/** What says nothing new beside an approval that is looked at. */
const hiddenWhilePeeking = ['OrderNo', 'Status', 'Actions']

const emptyTexts = { waiting: '没有等你审批的订单', decided: '你还没有审批过订单', submitted: '你还没有需要审批的订单' }

/** How many wait, and the longest of them. */
const factOf = (waiting: ApprovalList['Waiting'] | undefined, now: number) => {
  if (waiting === undefined || waiting.Since === null) return waiting && '没有等你审批的订单'
  const ms = now - Date.parse(waiting.Since)
  const tone = waitTone(ms)
  const text = waitText(ms)
  return (
    <>
      {`${waiting.Count} 单等你审批，最久的已等 `}
      {tone ? <FactTint tone="warning">{text}</FactTint> : text}
    </>
  )
}

/** What A and R do with the row that has the focus, where it may be decided. */
const rowKeysOf = (onTask: (task: ApprovalTask, approval: ApprovalSummary) => void): readonly RowKey<ApprovalSummary>[] =>
  ([['a', 'Agree', 'agree', 'A 同意'], ['r', 'Reject', 'reject', 'R 驳回']] as const).map(([key, action, task, words]) => ({
    key,
    words,
    run: (approval) => {
      if (approval.AllowActions.includes(action)) onTask(task, approval)
    },
  }))

const noRows: readonly ApprovalSummary[] = []

/** The departments that the viewer sees, and others of this page: an approver also decides about orders of those. */
const nodesOf = (departments: readonly DepartmentNode[], rows: readonly ApprovalSummary[]) => {
  const seen = new Set(departments.map(({ DepartmentId }) => DepartmentId))
  const others = new Map(rows.filter(({ DepartmentId }) => !seen.has(DepartmentId)).map(({ DepartmentId, DepartmentName }) => [DepartmentId, DepartmentName]))
  return [...departmentNodes(departments), ...Array.from(others, ([id, label]) => ({ id: String(id), label }))]
}

/** 订单审批: what waits for the viewer, what they decided, what they asked for. */
export const ApprovalsView = ({ state, departments, peeked, draftKey, pending, onPeekRetry, onTask, onDecide, onEdit, onOpen }: ApprovalsViewProps) => {
  const { query, data } = state
  const now = useNow()
  const isWide = useMediaQuery(mediaQueries.wide)
  const isLaptop = useMediaQuery(mediaQueries.laptop)
  const isNarrow = isLaptop || (query.peek !== '' && !isWide)
  const peekHref = usePeekHref(href('approvals'), approvalsList, query)
  const pageHref = useCallback((id: string) => approvalHref(id, query), [query])
  const hasStatus = query.tab !== 'waiting'
  const columns = useMemo(
    () => approvalsColumns({ now, peekHref, pageHref, isWide, isNarrow, hasStatus, pending, onTask: (task, approval) => onTask(task, [approval]) }),
    [now, peekHref, pageHref, isWide, isNarrow, hasStatus, pending, onTask],
  )
  const rows = data?.Items ?? noRows
  const nodes = useMemo(() => nodesOf(departments ?? [], rows), [departments, rows])
  const look = (approval: ApprovalSummary | undefined) => state.onQuery(approvalsList.change(query, { peek: approval?.ApprovalNo ?? '' }), { replace: query.peek !== '' })
  /** What was decided leaves the list: the next one takes its place. */
  const goOn = (decided: ApprovalDetail) => {
    const at = rows.findIndex(({ ApprovalNo }) => ApprovalNo === decided.ApprovalNo)
    look(rows[at + 1] ?? rows[at - 1])
  }
  const isOldestFirst = query.tab === 'waiting' && query.sort === null && query.page === 1
  const [oldest] = isOldestFirst ? rows : []
  const isComing = isOldestFirst && data === undefined && state.failure === null
  const bulkActions = (keys: readonly string[]) => (
    <BulkDecisions approvals={rows.filter(({ ApprovalNo }) => keys.includes(ApprovalNo))} pending={pending} onTask={onTask} />
  )
  return (
    <ListPage<ApprovalSummary>
      list={approvalsList}
      state={state}
      name="订单审批"
      fact={factOf(data?.Waiting, now)}
      subject="审批"
      columns={columns}
      rowKey={approvalNo}
      hiddenWhilePeeking={hiddenWhilePeeking}
      bulkActions={query.tab === 'waiting' ? bulkActions : undefined}
      onOpen={onOpen}
      rowKeys={query.tab === 'waiting' ? rowKeysOf((task, approval) => onTask(task, [approval])) : undefined}
      action={
        // Its room is kept while it is read: on a phone it has a line of its own.
        oldest === undefined && !isComing ? null : (
          <Button variant={query.peek === '' ? 'decisive' : 'default'} disabled={oldest === undefined} onClick={() => look(oldest)}>
            从最久的一单审起
          </Button>
        )
      }
      countOf={(view) => data?.ViewCounts.find(({ View }) => View === view)?.Count}
      empty={<Empty size="small" title={emptyTexts[query.tab ?? 'waiting']} picture={approvalsDrawing} />}
      sum={data ? <>{'合计 '}<Price value={data.TotalAmount} /></> : undefined}
      departments={nodes}
      renderCard={(approval) => (
        <ListCard
          start={
            <>
              <strong>{approval.UserName}</strong> <Text tone="secondary">{approval.DepartmentName}</Text>
            </>
          }
          end={<Waiting since={approval.WaitingSince} now={now} />}
          about={<ApprovalSubject approval={approval} size={40} whole href={peekHref(approval.ApprovalNo)} />}
          amount={<Price value={approval.PayableAmount} size="large" />}
          note={<Reasons approval={approval} max={2} />}
          actions={<ApprovalCardActions approval={approval} href={pageHref(approval.ApprovalNo)} pending={pending} onTask={(task) => onTask(task, [approval])} />}
        />
      )}
      renderPeek={(approval) => {
        const detail = peeked?.ApprovalNo === approval.ApprovalNo ? peeked : peeked === null ? null : undefined
        return (
          <ApprovalPeek
            approval={approval}
            detail={detail}
            pageHref={pageHref(approval.ApprovalNo)}
            draftKey={draftKey}
            pending={pending}
            onRetry={onPeekRetry}
            onTask={(task) => onTask(task, [approval])}
            onEdit={(edits) => detail && onEdit(detail, edits)}
            onDecide={(task, comment, edits, onDone) =>
              detail &&
              onDecide(detail, task, comment, edits, () => {
                onDone()
                goOn(detail)
              })
            }
          />
        )
      }}
    />
  )
}

/** The most that one request decides. */
const batchMax = 100

/** What is done with all selected approvals. */
const BulkDecisions = ({ approvals, pending, onTask }: Pick<ApprovalsViewProps, 'pending' | 'onTask'> & { readonly approvals: readonly ApprovalSummary[] }) => {
  const isTooMany = approvals.length > batchMax
  return (
    <>
      <Button disabled={pending || isTooMany} onClick={() => onTask('agree', approvals)}>
        同意
      </Button>
      <Button disabled={pending || isTooMany} onClick={() => onTask('reject', approvals)}>
        驳回
      </Button>
      {isTooMany ? <span role="status">{`一次最多处理 ${batchMax} 单`}</span> : null}
    </>
  )
}
