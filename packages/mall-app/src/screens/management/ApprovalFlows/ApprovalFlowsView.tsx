import type { ApprovalFlowDetail, ApprovalFlowSummary } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { PageHeader } from '@mall/ui/page-header'
import { Sheet } from '@mall/ui/sheet'
import { approvalsDrawing } from '../../../components/drawings/approvals.tsx'
import { href } from '../../../site/routes.ts'
import { FlowEditor, type FlowEditorProps, type FlowHandlers } from './FlowEditor.tsx'

export interface ApprovalFlowsViewProps extends FlowHandlers {
  readonly flows: readonly ApprovalFlowSummary[]
  /** The flow that is edited; null: a new one; undefined: there is none. */
  readonly flow: ApprovalFlowDetail | null | undefined
  readonly choices: FlowEditorProps['choices']
  /** Under which what is written of the flow is kept until it is saved. */
  readonly draftKey?: string | undefined
  /** Whether a flow may be begun. */
  readonly mayCreate: boolean
}

/** 审批流程: the flows of the company, and one of them in the workshop. */
export const ApprovalFlowsView = ({ flows, flow, choices, mayCreate, draftKey, ...handlers }: ApprovalFlowsViewProps) => (
  <Sheet data-density="default">
    {flow === undefined ? (
      <>
        <PageHeader
          name="审批流管理"
          fact="还没有审批流程，订单都不需要审批"
          actions={
            mayCreate ? (
              <Button variant="decisive" href={href('manageApproval', { FlowId: 'new' })}>
                新增流程
              </Button>
            ) : undefined
          }
        />
        <Empty title="暂无审批流程" picture={approvalsDrawing} />
      </>
    ) : (
      <FlowEditor {...handlers} flow={flow} mayCreate={mayCreate} draftKey={draftKey} choices={choices} flows={flows} />
    )}
  </Sheet>
)
