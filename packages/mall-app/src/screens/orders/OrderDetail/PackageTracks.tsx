import type { OrderDetail } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'
import { openOf, type ReceiptKind } from '../../../features/order/open-receipt.ts'

interface PackageTracksProps {
  readonly packages: OrderDetail['Packages']
  /** Everything arrived: the newest track is the last one. */
  readonly isComplete: boolean
  readonly tracking: boolean
  readonly onTrack: () => void
  /** Pieces may be received and refused. */
  readonly receivable: boolean
  readonly onReceive: (kind: ReceiptKind, packageNo: string) => void
}

type Contents = OrderDetail['Packages'][number]['Lines']

/** How many pieces a package has, and what came of them. */
const contentsText = (lines: Contents): string => {
  const sum = (count: (line: Contents[number]) => number): number => lines.reduce((total, line) => total + count(line), 0)
  const [received, refused] = [sum(({ ReceivedQuantity }) => ReceivedQuantity), sum(({ RefusedQuantity }) => RefusedQuantity)]
  return [`共 ${sum(({ Quantity }) => Quantity)} 件`, ...(received > 0 ? [`已收 ${received}`] : []), ...(refused > 0 ? [`已拒 ${refused}`] : [])].join('，')
}

/** The parcels of an order and where they are, the newest track first. */
export const PackageTracks = ({ packages, isComplete, tracking, onTrack, receivable, onReceive }: PackageTracksProps) => {
  if (packages.length === 0) return null
  return (
    <Section
      title="物流包裹"
      action={
        <Button variant="text" icon={<Icon name="refresh" size={16} />} loading={tracking} onClick={onTrack}>
          刷新物流
        </Button>
      }
    >
      <Stack gap={24}>
        {packages.map(({ PackageNo, Carrier, TrackingNo, ShippedAt, Tracks, Lines }, at) => (
          <Stack key={PackageNo} gap={8}>
            <Inline gap={20}>
              <Text as="h3" size={14}>
                包裹{at + 1}
              </Text>
              <Text tone="secondary">{Carrier}</Text>
              <Text tone="secondary">运单号 {TrackingNo}</Text>
              <Text tone="secondary">发货时间 {formatInstant(ShippedAt)}</Text>
              {Lines.length > 0 ? <Text tone="secondary">{contentsText(Lines)}</Text> : null}
            </Inline>
            {receivable && Lines.some((line) => openOf(line) > 0) ? (
              <Inline>
                <Button aria-label={`包裹${at + 1}确认收货`} onClick={() => onReceive('receive', PackageNo)}>
                  确认收货
                </Button>
                <Button aria-label={`包裹${at + 1}拒收`} onClick={() => onReceive('refuse', PackageNo)}>
                  拒收
                </Button>
              </Inline>
            ) : null}
            <Timeline
              aria-label={`包裹${at + 1}的物流`}
              items={Tracks.map(({ Time, Text }, place) => ({
                id: `${place}`,
                title: Text,
                time: formatInstant(Time),
                state: place === 0 && !isComplete ? 'current' : 'done',
              }))}
            />
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
