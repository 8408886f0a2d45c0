import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { draftName, type LineEdits } from '../../../features/approval/decision-draft.ts'
import { LazyApprovalDialogs } from '../../../features/approval/LazyApprovalDialogs.tsx'
import { useApprovalTasks } from '../../../features/approval/use-approval-tasks.ts'
import { ApprovalPager } from './ApprovalPager.tsx'
import { ApprovalView } from './ApprovalView.tsx'
import { useApprovalPlace } from './use-approval-place.ts'

/** `/userCenter/order/approval/{ApprovalNo}`. An approval changes by other people's work, so it is always read again. */
export const Approval = () => {
  const mall = useMall()
  const { key } = useViewer()
  const { id: ApprovalNo = '' } = useParams()
  const query = useQuery({ ...callQuery(mall, 'POST /api/Approval/Detail', key, { ApprovalNo }), staleTime: 0 })
  const draftKey = useDraftKey(draftName(ApprovalNo))
  const tasks = useApprovalTasks()
  const navigate = useNavigate()
  const place = useApprovalPlace(ApprovalNo)
  const { pending, start, decide, editLines } = tasks
  const download = useOnDemand((url: string) => mall.download(url, {}))
  return (
    <>
      <QueryState
        query={query}
        skeleton={<ScreenLoading kind="detail" label="审批详情加载中" />}
        notFound={<PageUnknown subject="审批" />}
      >
        {(approval) => (
          <ApprovalView
            // What was written about one approval is not said about another.
            key={approval.ApprovalNo}
            approval={approval}
            draftKey={draftKey}
            listHref={place.listHref}
            pager={<ApprovalPager place={place} onGo={(other) => void navigate(place.hrefOf(other))} />}
            pending={pending}
            onDecide={(task, comment, edits, onDone) => decide(task, approval, comment, { edits, onDone })}
            onEdit={(edits: LineEdits) => editLines(approval, edits)}
            onTask={(task) => start(task, [approval])}
            onDownload={download.run}
          />
        )}
      </QueryState>
      <LazyApprovalDialogs tasks={tasks} />
    </>
  )
}
