import { incomingStatus, type SellerIncoming, type SellerIncomingAction, type SellerIncomingList } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { arrivalText } from './incoming-words.ts'

export interface IncomingSectionProps {
  /** Of the product that is looked at. Undefined while they load; null when they could not be read. */
  readonly incoming: SellerIncomingList | null | undefined
  readonly onRetryIncoming: () => void
  readonly onIncomingTask: (task: SellerIncomingAction, incoming: SellerIncoming) => void
}

const actionNames: Readonly<Record<SellerIncomingAction, string>> = { Receive: '登记到货', SetDay: '改日期', Cancel: '取消' }

const Row = ({ row, onIncomingTask }: { readonly row: SellerIncoming } & Pick<IncomingSectionProps, 'onIncomingTask'>) => (
  <Stack gap={4}>
    <Inline gap={8}>
      <Text strong>{`${row.Rest} 件`}</Text>
      <Text tone={row.OverdueDays > 0 ? 'danger' : undefined}>{arrivalText(row.ExpectedOn, row.OverdueDays)}</Text>
    </Inline>
    <Text as="p" size={12} tone="secondary">
      {[row.Note, row.Received > 0 ? `共 ${row.Quantity} 件，已到 ${row.Received} 件` : '', `${row.EnteredBy}登记`].filter((part) => part !== '').join('；')}
    </Text>
    {row.AllowActions.length === 0 ? null : (
      <Inline gap={8}>
        {row.AllowActions.map((action) => (
          <Button key={action} onClick={() => onIncomingTask(action, row)}>{actionNames[action]}</Button>
        ))}
      </Inline>
    )}
  </Stack>
)

/** What is on its way of a product. What has ended is in its movements. */
export const IncomingSection = ({ incoming, onRetryIncoming, onIncomingTask }: IncomingSectionProps) => {
  const rows = incoming?.Items.filter(({ Status }) => Status === incomingStatus.onWay) ?? []
  return (
    <Section level={3} title="在途" aside={rows.length > 0 ? `${rows.length} 批` : undefined}>
      {incoming === undefined ? <Skeleton lines={2} role="status" aria-label="在途加载中" /> : null}
      {incoming === null ? <Button onClick={onRetryIncoming}>在途加载失败，点击重试</Button> : null}
      {incoming && rows.length === 0 ? <Empty size="small" title="没有在途" /> : null}
      {rows.length > 0 ? <Stack gap={16}>{rows.map((row) => <Row key={row.IncomingId} row={row} onIncomingTask={onIncomingTask} />)}</Stack> : null}
    </Section>
  )
}
