import type { ApprovalSummary } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import type { MenuAction } from '@mall/ui/menu'
import { RowActions } from '@mall/ui/row-actions'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { approvalTone } from '../../../features/approval/approval-status.ts'
import { offeredTasks, type ApprovalTask } from '../../../features/approval/approval-task.ts'
import { Reasons } from '../../../features/approval/Reasons.tsx'
import { Waiting } from '../../../features/approval/Waiting.tsx'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import * as S from './Approvals.styles.ts'

export const nodeText = ({ CurrentNode }: ApprovalSummary): string =>
  CurrentNode ? `${CurrentNode.Name} ${CurrentNode.Position}/${CurrentNode.Count}` : '—'

interface SubjectProps {
  readonly approval: ApprovalSummary
  readonly size: 28 | 40
  readonly href?: string
  readonly oneLine?: boolean
  readonly whole?: boolean
}

/** What the approval is for, with a picture of the first of its goods. */
export const ApprovalSubject = ({ approval: { Lines, Purpose }, ...rest }: SubjectProps) => (
  <Goods product={{ CustomerProductName: Purpose, ImageUrl: Lines[0]?.ImageUrl ?? '' }} {...rest} />
)

interface Room {
  readonly now: number
  /** The page's address with one approval beside the list, by its number. */
  readonly peekHref: (approvalNo: string) => string
  /** The page of one, by its number. */
  readonly pageHref: (approvalNo: string) => string
  /** 1600 px and more: the number of the order too. */
  readonly isWide: boolean
  /** Less than 1280 px, or something beside it in less than 1600: neither department nor node, one reason. */
  readonly isNarrow: boolean
  /** Not all of them run. */
  readonly hasStatus: boolean
  /** A decision is under way. */
  readonly pending: boolean
  readonly onTask: (task: ApprovalTask, approval: ApprovalSummary) => void
}

/** The columns, each one line. */
export const approvalsColumns = ({ now, peekHref, pageHref, isWide, isNarrow, hasStatus, pending, onTask }: Room): readonly TableColumn<ApprovalSummary>[] => {
  const columns: readonly (TableColumn<ApprovalSummary> | false)[] = [
    {
      key: 'ApprovalNo', header: '审批单号', width: 152, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ ApprovalNo }) => ApprovalNo,
      render: (approval) => <Link href={peekHref(approval.ApprovalNo)}>{approval.ApprovalNo}</Link>,
    },
    isWide && { key: 'OrderNo', header: '订单号', width: 164, ellipsis: true, title: ({ OrderNo }) => OrderNo, render: ({ OrderNo }) => OrderNo },
    {
      key: 'User', header: isNarrow ? '申请人' : '申请人/部门', width: isNarrow ? 112 : 176, ellipsis: true,
      title: ({ UserName, DepartmentName }) => `${UserName} ${DepartmentName}`,
      render: ({ UserName, DepartmentName }) => (
        <S.Person>
          <span>{UserName}</span>
          {isNarrow ? null : <Text tone="secondary">{DepartmentName}</Text>}
        </S.Person>
      ),
    },
    {
      key: 'Purpose', header: '事由', minWidth: 144, ellipsis: true, title: ({ Purpose }) => Purpose,
      render: (approval) => (
        <ApprovalSubject approval={approval} size={28} oneLine />
      ),
    },
    {
      key: 'PayableAmount', header: '金额（元）', width: 108, align: 'end', sort: true, ellipsis: true,
      render: ({ PayableAmount }) => <Text strong>{formatAmount(PayableAmount)}</Text>,
    },
    { key: 'Reasons', header: '触发原因', width: isNarrow ? 128 : 174, render: (approval) => <Reasons approval={approval} max={isNarrow ? 1 : 2} /> },
    !isNarrow && { key: 'CurrentNode', header: '当前节点', width: 148, ellipsis: true, title: nodeText, render: nodeText },
    { key: 'WaitingSince', header: '停留时长', width: 124, sort: true, render: ({ WaitingSince }) => <Waiting since={WaitingSince} now={now} /> },
    hasStatus && { key: 'Status', header: '状态', width: 96, render: ({ Status, StatusName }) => <StatusTag tone={approvalTone(Status)}>{StatusName}</StatusTag> },
    {
      key: 'Actions', header: '操作', width: 128, frozen: 'end', align: 'end',
      render: (approval) => <ApprovalRowActions approval={approval} pending={pending} onTask={(task) => onTask(task, approval)} href={pageHref(approval.ApprovalNo)} />,
    },
  ]
  return columns.filter((column) => column !== false)
}

interface ApprovalRowActionsProps {
  readonly approval: ApprovalSummary
  readonly pending: boolean
  /** Its page. */
  readonly href: string
  readonly onTask: (task: ApprovalTask) => void
}

const actionsOf = ({ approval: { AllowActions }, pending, href, onTask }: ApprovalRowActionsProps): readonly MenuAction[] => [
  ...offeredTasks(AllowActions).map(({ task, label }) => ({ key: task, label, disabled: pending, onSelect: () => onTask(task), ...(task === 'reject' ? { tone: 'danger' as const } : {}) })),
  ...(AllowActions.includes('View') ? [{ key: 'View', label: '查看', href }] : []),
]

/** Only what the server allows. 查看 is the last, since the number of the approval leads there too. */
const ApprovalRowActions = (props: ApprovalRowActionsProps) => <S.RowActions label={props.approval.ApprovalNo} actions={actionsOf(props)} />

/** As in a row; 同意 and 驳回 for a thumb, which does not take the one for the other. */
export const ApprovalCardActions = (props: ApprovalRowActionsProps) => {
  const { approval: { AllowActions, ApprovalNo }, pending, onTask } = props
  const canAgree = AllowActions.includes('Agree')
  const canReject = AllowActions.includes('Reject')
  const rest = actionsOf(props).filter(({ key }) => key !== 'agree' && key !== 'reject')
  return (
    <S.CardActions>
      {canReject ? (
        <Button variant="text" aria-label={`驳回 ${ApprovalNo}`} aria-disabled={pending} onClick={() => onTask('reject')}>
          驳回
        </Button>
      ) : null}
      {canAgree ? (
        <Button aria-label={`同意 ${ApprovalNo}`} aria-disabled={pending} onClick={() => onTask('agree')}>
          同意
        </Button>
      ) : null}
      <RowActions label={ApprovalNo} actions={rest} max={canAgree || canReject ? 0 : 2} />
    </S.CardActions>
  )
}
