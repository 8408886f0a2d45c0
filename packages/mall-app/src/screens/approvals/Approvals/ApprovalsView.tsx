import type { ApprovalList, ApprovalSummary } from '@mall/api/contract'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { FactTint } from '@mall/ui/page-header'
import { Price } from '@mall/ui/price'
import { mediaQueries } from '@mall/ui/theme'
import { useMemo } from 'react'
import { href } from '../../../lib/routes.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useNow } from '../../../lib/use-now.ts'
import { waitText, waitTone } from '../../../lib/wait.ts'
import type { ListState } from '../../../list/list-state.ts'
import { ListPage } from '../../../list/ListPage.tsx'
import { usePeekHref } from '../../../list/use-peek-href.ts'
import { ApprovalPeek } from './ApprovalPeek.tsx'
import { approvalsColumns, Picture, Reasons, Waiting } from './approvals-columns.tsx'
import { approvalsList } from './approvals-list.ts'
import * as S from './Approvals.styles.ts'

export interface ApprovalsViewProps {
  readonly state: ListState<ApprovalList, typeof approvalsList>
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

/** The departments on this page, for want of a call that lists them all; the one that the address names is among its rows. */
const departmentsOf = (rows: readonly ApprovalSummary[]) =>
  [...new Map(rows.map(({ DepartmentId, DepartmentName }) => [DepartmentId, DepartmentName]))].map(([id, label]) => ({ id: String(id), label }))

/** 订单审批: what waits for the viewer, what they decided, what they asked for. */
export const ApprovalsView = ({ state }: ApprovalsViewProps) => {
  const { query, data } = state
  const now = useNow()
  const isWide = useMediaQuery(mediaQueries.wide)
  const isLaptop = useMediaQuery(mediaQueries.laptop)
  const isNarrow = isLaptop || (query.peek !== '' && !isWide)
  const peekHref = usePeekHref(href('approvals'), approvalsList, query)
  const hasStatus = query.tab !== 'waiting'
  const columns = useMemo(() => approvalsColumns({ now, peekHref, isWide, isNarrow, hasStatus }), [now, peekHref, isWide, isNarrow, hasStatus])
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
      countOf={(view) => data?.ViewCounts.find(({ View }) => View === view)?.Count}
      empty={<Empty size="small" title={emptyTexts[query.tab ?? 'waiting']} />}
      sum={data ? <>{'合计 '}<Price value={data.TotalAmount} /></> : undefined}
      departments={departmentsOf(data?.Items ?? [])}
      renderCard={(approval) => (
        <S.Card>
          <div>
            <span>
              <strong>{approval.UserName}</strong> <S.Quiet>{approval.DepartmentName}</S.Quiet>
            </span>
            <Waiting since={approval.WaitingSince} now={now} />
          </div>
          <div>
            <Link href={peekHref(approval.ApprovalNo)}>
              <Picture approval={approval} size={40} />
              {approval.Purpose}
            </Link>
            <Price value={approval.PayableAmount} size="large" />
          </div>
          <Reasons approval={approval} max={2} />
        </S.Card>
      )}
      renderPeek={(approval) => <ApprovalPeek approval={approval} now={now} />}
    />
  )
}
