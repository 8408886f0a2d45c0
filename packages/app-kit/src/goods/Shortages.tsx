import { shortageState, type OrderShortage } from '@mall/api/contract'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { Timeline } from '@mall/ui/timeline'
import { formatYuan } from '@mall/ui/price'
import type { ReactNode } from 'react'
import { formatInstant } from '../words/format.ts'

interface ShortagesProps {
  /** The latest first. */
  readonly shortages: readonly OrderShortage[]
  /** The buttons of one that is asked about; none for a reader. */
  readonly renderAnswers?: (shortage: OrderShortage) => ReactNode
}

const lessText = ({ LessAmount, RefundAmount }: OrderShortage): string => {
  if (LessAmount === null || LessAmount === 0) return ''
  return RefundAmount === 0 ? `，应付减少 ${formatYuan(LessAmount)}` : `，退回 ${formatYuan(LessAmount)}`
}

const offerText = ({ Replacement }: OrderShortage): string =>
  Replacement === null ? '' : `“${Replacement.CustomerProductName}” ${Replacement.Quantity}${Replacement.Unit}${Replacement.Price === null ? '' : `，每${Replacement.Unit} ${formatYuan(Replacement.Price)}`}`

const outcomes: Readonly<Record<OrderShortage['State'], (shortage: OrderShortage) => string>> = {
  [shortageState.asked]: (one) => `商家建议换成${offerText(one)}；${one.AnswerBefore === null ? '' : `${formatInstant(one.AnswerBefore)} 前`}没有答复的，不发`,
  [shortageState.replaced]: (one) => `已换成${offerText(one)}${lessText(one)}`,
  [shortageState.cut]: (one) => `不发${lessText(one)}`,
  [shortageState.later]: ({ Day }) => `稍后发，${Day === null ? '到货就发' : `${Day} 前`}`,
  [shortageState.void]: ({ StateName }) => `${StateName}：订单已取消`,
}

/** 缺货: what the seller does not have of an order, what becomes of it, and the answer that is waited for. */
export const Shortages = ({ shortages, renderAnswers }: ShortagesProps) =>
  shortages.length === 0 ? null : (
    <Section title="缺货" aside={`${shortages.length} 笔`}>
      <Timeline
        items={shortages.map((one) => ({
          id: String(one.ShortageId),
          title: `${one.CustomerProductName} 缺 ${one.Quantity}${one.Unit}`,
          time: formatInstant(one.Time),
          state: one.State === shortageState.asked ? ('current' as const) : ('done' as const),
          description: (
            <Stack gap={8}>
              <span>{`${outcomes[one.State](one)}${one.Reason === '' ? '' : `。商家说：${one.Reason}`}`}</span>
              {one.State === shortageState.asked ? renderAnswers?.(one) : null}
            </Stack>
          ),
        }))}
      />
    </Section>
  )
