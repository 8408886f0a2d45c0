import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'

interface PackagesProps {
  readonly order: SellerOrderDetail
  /** Opens the question where a package is; undefined where nobody may say so. */
  readonly onTrack: ((packageNo: string) => void) | undefined
  /** Saves the delivery note of a package. */
  readonly onDeliveryNote: (packageNo: string) => void
  /** Saves the label of a package; undefined for those who do not ship. */
  readonly onLabel: ((packageNo: string) => void) | undefined
  /** A paper is on its way. */
  readonly printing: boolean
}

const piecesOf = ({ Lines }: SellerOrderDetail['Packages'][number]): string => `${Lines.length} 种，${Lines.reduce((sum, { Quantity }) => sum + Quantity, 0)} 件`

/** What was sent so far, and where it is, the newest first. */
export const Packages = ({ order: { Packages: packages }, onTrack, onDeliveryNote, onLabel, printing }: PackagesProps) =>
  packages.length === 0 ? null : (
    <Section title="已发包裹" aside={`${packages.length} 个`}>
      <Stack gap={20}>
        {packages.map((one, at) => (
          <Stack key={one.PackageNo} gap={8}>
            <Inline gap={4}>
              <Text as="h3" size={14} strong>
                包裹{at + 1}
              </Text>
              {onTrack ? (
                <Button variant="text" aria-label={`更新物流 包裹${at + 1}`} onClick={() => onTrack(one.PackageNo)}>
                  更新物流
                </Button>
              ) : null}
              <Button variant="text" disabled={printing} aria-label={`送货单 包裹${at + 1}`} onClick={() => onDeliveryNote(one.PackageNo)}>
                送货单
              </Button>
              {onLabel ? (
                <Button variant="text" disabled={printing} aria-label={`打印面单 包裹${at + 1}`} onClick={() => onLabel(one.PackageNo)}>
                  打印面单
                </Button>
              ) : null}
            </Inline>
            <Text tone="secondary">{`${piecesOf(one)}，${one.Carrier} ${one.TrackingNo}，${formatInstant(one.ShippedAt)} 发出`}</Text>
            {one.Tracks.length === 0 ? null : (
              <Timeline aria-label={`包裹${at + 1}的物流`} items={one.Tracks.map(({ Time, Text: title }, place) => ({ id: `${place}`, title, time: formatInstant(Time) }))} />
            )}
          </Stack>
        ))}
      </Stack>
    </Section>
  )
