import type { ApprovalReplay } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import { hoursPerOrderText, replaySentence, totalHoursText } from './flow-content.ts'
import * as S from './ApprovalFlows.styles.ts'

export interface ReplayState {
  /** Undefined: it was not replayed yet. */
  readonly result: ApprovalReplay | undefined
  /** The draft is not what was replayed any more. */
  readonly isStale: boolean
  readonly pending: boolean
  /** Why it failed. */
  readonly problem: string | null
}

interface ReplayProps {
  readonly replay: ReplayState
  readonly onReplay: () => void
}

type Work = ApprovalReplay['Approvers'][number]
type Changed = ApprovalReplay['Changed'][number]

const columns: readonly TableColumn<Work>[] = [
  { key: 'UserName', header: '审批人', minWidth: 88, rowHeader: true, ellipsis: true, title: ({ UserName }) => UserName, render: ({ UserName }) => UserName },
  { key: 'Orders', header: '30 天单数', width: 104, align: 'end', render: ({ Before, After }) => (Before === After ? After : `${Before} 到 ${After}`) },
  { key: 'Hours', header: '每单（时）', width: 92, align: 'end', render: ({ MedianHours }) => MedianHours ?? '—' },
]

const pathText = (nodes: readonly string[]): string => nodes.join(' → ') || '免审批'

const ChangedOrder = ({ order }: { readonly order: Changed }) => (
  <li>
    <Inline justify="between">
      <OrderLink orderNo={order.OrderNo} />
      <Text strong>{formatYuan(order.Amount)}</Text>
    </Inline>
    <Text tone="secondary" size={12}>{`${order.ApplicantName} · ${order.DepartmentName}`}</Text>
    <Text size={12}>{`${pathText(order.Before)} 改为 ${order.IsStuck ? '没有人能审批' : pathText(order.After)}`}</Text>
  </li>
)

/** The sentence once more as a bar; it says nothing of its own. */
const Shares = ({ result: { Total, More, Less, Other, Stuck } }: { readonly result: ApprovalReplay }) =>
  Total === 0 ? null : (
    <S.Shares aria-hidden>
      {Object.entries({ more: More, less: Less, other: Other, stuck: Stuck, same: Total - More - Less - Other - Stuck }).map(([kind, orders]) =>
        orders === 0 ? null : <span key={kind} data-kind={kind} style={{ flexGrow: orders }} />,
      )}
    </S.Shares>
  )

const Result = ({ result }: { readonly result: ApprovalReplay }) => (
  <Stack gap={16} role="status" aria-label="回放结果">
    <Text strong size={16}>{replaySentence(result)}</Text>
    {result.IsLimited ? <Text tone="secondary">{`订单较多，只回放最近 ${result.Total} 单`}</Text> : null}
    <Shares result={result} />
    <DescriptionList
      ruled
      items={[
        { term: '要审批的单', value: `${result.ApprovedBefore} 到 ${result.ApprovedAfter} 单` },
        { term: '平均每单审批', value: hoursPerOrderText(result) ?? '—' },
        { term: `${result.Days} 天合计`, value: totalHoursText(result) ?? `近 ${result.Days} 天没有审批记录，无法估算` },
        ...(result.Unmeasured > 0 && result.HoursAfter !== null ? [{ term: '用时未知', value: `${result.Unmeasured} 位审批人没有记录，按其他人的中位数估算` }] : []),
      ]}
    />
    {result.Approvers.length > 0 ? <Table label="审批人的工作量" columns={columns} rows={result.Approvers} rowKey={({ UserName }) => UserName} estimatedRowHeight={32} /> : null}
    {result.Changed.length > 0 ? (
      <S.Changed aria-label="会变化的订单">
        {result.Changed.map((order) => (
          <ChangedOrder key={order.OrderNo} order={order} />
        ))}
      </S.Changed>
    ) : null}
  </Stack>
)

/** 回放: what the draft would have made of the orders of the last days. */
export const Replay = ({ replay: { result, isStale, pending, problem }, onReplay }: ReplayProps) => (
  <Section title="回放" aside="用近 30 天的真实订单">
    <Stack gap={12}>
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      {result && isStale ? <Alert tone="warning">流程又有修改，请重新回放</Alert> : null}
      <Inline>
        <Button loading={pending} onClick={onReplay}>
          {result ? '重新回放' : '回放'}
        </Button>
      </Inline>
      {result ? <Result result={result} /> : null}
    </Stack>
  </Section>
)
