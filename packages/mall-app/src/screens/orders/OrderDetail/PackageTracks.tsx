import type { OrderDetail } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Section } from '@mall/ui/section'
import { Timeline } from '@mall/ui/timeline'
import { formatInstant } from '../../../lib/format.ts'
import * as S from './OrderDetail.styles.ts'

interface PackageTracksProps {
  readonly packages: OrderDetail['Packages']
  /** Everything arrived: the newest track is the last one. */
  readonly isComplete: boolean
  readonly tracking: boolean
  readonly onTrack: () => void
}

/** The parcels of an order and where they are, the newest track first. */
export const PackageTracks = ({ packages, isComplete, tracking, onTrack }: PackageTracksProps) => {
  return (
    <Section
      title="物流包裹"
      action={
        packages.length === 0 ? null : (
          <Button variant="text" icon={<Icon name="refresh" size={16} />} loading={tracking} onClick={onTrack}>
            刷新物流
          </Button>
        )
      }
    >
      {packages.length === 0 ? '尚未发货。' : null}
      {packages.map(({ PackageNo, Carrier, TrackingNo, ShippedAt, Tracks }, at) => (
        <S.Package key={PackageNo}>
          <h3>
            <Icon name="truck" size={16} />
            包裹{at + 1}
          </h3>
          <S.Meta>
            <span>{Carrier}</span>
            <span>运单号 {TrackingNo}</span>
            <span>发货时间 {formatInstant(ShippedAt)}</span>
          </S.Meta>
          <Timeline
            aria-label={`包裹${at + 1}的物流`}
            items={Tracks.map(({ Time, Text }, place) => ({
              id: `${place}`,
              title: Text,
              time: formatInstant(Time),
              state: place === 0 && !isComplete ? 'current' : 'done',
            }))}
          />
        </S.Package>
      ))}
    </Section>
  )
}
