import type { ApprovalSummary } from '@mall/api/contract'
import { Icon } from '@mall/ui/icon'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { RowActions } from '@mall/ui/row-actions'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { waitText, waitTone } from '../../../lib/wait.ts'
import * as S from './Approvals.styles.ts'

const tones: Readonly<Record<ApprovalSummary['Status'], StatusTone>> = { 1: 'warning', 2: 'success', 3: 'danger', 4: 'neutral', 5: 'neutral' }

/** Why an order needs approval: so many, and how many more. */
export const Reasons = ({ approval: { Reasons: reasons }, max = reasons.length }: { readonly approval: ApprovalSummary; readonly max?: number }) => (
  <S.Tags title={reasons.map(({ Text }) => Text).join('、')}>
    {reasons.slice(0, max).map(({ Code, Text }) => (
      <S.Tag key={Code} data-tone={Code === 'overBudget' ? 'warning' : undefined}>
        {Text}
      </S.Tag>
    ))}
    {reasons.length > max ? <S.Tag>{`+${reasons.length - max}`}</S.Tag> : null}
  </S.Tags>
)

/** How long the current node has had it; from one day on with a sign. */
export const Waiting = ({ since, now }: { readonly since: string | null; readonly now: number }) => {
  if (since === null) return <S.Wait>—</S.Wait>
  const ms = now - Date.parse(since)
  const tone = waitTone(ms)
  return (
    <S.Wait data-tone={tone}>
      {tone ? <Icon name={tone === 'danger' ? 'alert' : 'clock'} size={16} /> : null}
      {waitText(ms)}
    </S.Wait>
  )
}

export const nodeText = ({ CurrentNode }: ApprovalSummary): string =>
  CurrentNode ? `${CurrentNode.Name} ${CurrentNode.Position}/${CurrentNode.Count}` : '—'

export const Picture = ({ approval: { Lines }, size }: { readonly approval: ApprovalSummary; readonly size: number }) =>
  Lines[0] ? <img src={Lines[0].ImageUrl} alt="" width={size} height={size} loading="lazy" decoding="async" /> : null

interface Room {
  readonly now: number
  /** The page's address with one approval beside the list, by its number. */
  readonly peekHref: (approvalNo: string) => string
  /** 1600 px and more: the number of the order too. */
  readonly isWide: boolean
  /** Less than 1280 px, or something beside it in less than 1600: neither department nor node, one reason. */
  readonly isNarrow: boolean
  /** Not all of them run. */
  readonly hasStatus: boolean
}

/** The columns, each one line. */
export const approvalsColumns = ({ now, peekHref, isWide, isNarrow, hasStatus }: Room): readonly TableColumn<ApprovalSummary>[] => {
  const columns: readonly (TableColumn<ApprovalSummary> | false)[] = [
    {
      key: 'ApprovalNo', header: '审批单号', width: 152, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ ApprovalNo }) => ApprovalNo,
      render: (approval) => <Link href={peekHref(approval.ApprovalNo)}>{approval.ApprovalNo}</Link>,
    },
    isWide && { key: 'OrderNo', header: '订单号', width: 164, ellipsis: true, title: ({ OrderNo }) => OrderNo, render: ({ OrderNo }) => OrderNo },
    {
      key: 'User', header: isNarrow ? '申请人' : '申请人/部门', width: isNarrow ? 112 : 160, ellipsis: true,
      title: ({ UserName, DepartmentName }) => `${UserName} ${DepartmentName}`,
      render: ({ UserName, DepartmentName }) => (
        <S.Person>
          <span>{UserName}</span>
          {isNarrow ? null : <S.Quiet>{DepartmentName}</S.Quiet>}
        </S.Person>
      ),
    },
    {
      key: 'Purpose', header: '事由', minWidth: 160, ellipsis: true, title: ({ Purpose }) => Purpose,
      render: (approval) => (
        <S.Purpose>
          <Picture approval={approval} size={28} />
          <span>{approval.Purpose}</span>
        </S.Purpose>
      ),
    },
    {
      key: 'PayableAmount', header: '金额（元）', width: 108, align: 'end', sort: true, ellipsis: true,
      render: ({ PayableAmount }) => <S.Amount>{formatAmount(PayableAmount)}</S.Amount>,
    },
    { key: 'Reasons', header: '触发原因', width: isNarrow ? 128 : 190, render: (approval) => <Reasons approval={approval} max={isNarrow ? 1 : 2} /> },
    !isNarrow && { key: 'CurrentNode', header: '当前节点', width: 148, ellipsis: true, title: nodeText, render: nodeText },
    { key: 'WaitingSince', header: '停留时长', width: 124, sort: true, render: ({ WaitingSince }) => <Waiting since={WaitingSince} now={now} /> },
    hasStatus && { key: 'Status', header: '状态', width: 96, render: ({ Status, StatusName }) => <StatusTag tone={tones[Status]}>{StatusName}</StatusTag> },
    {
      key: 'Actions', header: '操作', width: 64, frozen: 'end',
      render: (approval) => <RowActions label={approval.ApprovalNo} actions={actionsOf(approval, peekHref(approval.ApprovalNo))} />,
    },
  ]
  return columns.filter((column) => column !== false)
}

/** Only what the server allows; what decides follows with its calls. */
const actionsOf = ({ AllowActions }: ApprovalSummary, peekHref: string) =>
  AllowActions.includes('View') ? [{ key: 'View', label: '查看', href: peekHref }] : []
