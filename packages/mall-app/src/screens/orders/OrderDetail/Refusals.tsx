import type { OrderDetail } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Timeline } from '@mall/ui/timeline'

interface RefusalsProps {
  readonly order: OrderDetail
  readonly onDownload: (url: string) => void
}

/** What was refused, why, what goes back for it, and where the goods are. */
export const Refusals = ({ order: { Refusals: refusals, Lines, Packages }, onDownload }: RefusalsProps) => {
  if (refusals.length === 0) return null
  return (
    <Section title="拒收记录" aside={`${refusals.reduce((sum, { Quantity }) => sum + Quantity, 0)} 件`}>
      <Timeline
        items={refusals.map(({ Time, PackageNo, LineId, Quantity, Reason, Images, RefundAmount, TakenBackAt }, at) => {
          const line = Lines.find((one) => one.LineId === LineId)
          const place = Packages.findIndex((one) => one.PackageNo === PackageNo) + 1
          const where = TakenBackAt === null ? '商品退回途中' : `商家已于 ${formatInstant(TakenBackAt)} 收回`
          return {
            id: `${at}`,
            title: `${line?.CustomerProductName ?? '—'} × ${Quantity}${line?.Unit ?? ''}`,
            time: formatInstant(Time),
            state: TakenBackAt === null ? ('current' as const) : ('done' as const),
            description: (
              <>
                {`包裹${place} · ${Reason}${RefundAmount === null ? '' : `，退回 ${formatYuan(RefundAmount)}`}；${where}`}
                {Images.map(({ Url, Name }) => (
                  <Button key={Url} variant="text" aria-label={`下载 ${Name}`} onClick={() => onDownload(Url)}>
                    {Name}
                  </Button>
                ))}
              </>
            ),
          }
        })}
      />
    </Section>
  )
}
