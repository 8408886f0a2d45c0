import type { OrderDetail } from '@mall/api/contract'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { formatDay, formatMoment } from '@mall/app-kit/words/format.ts'
import { Steps } from '@mall/ui/steps'
import type { ReactNode } from 'react'
import { progressOf } from './progress-of.ts'

interface OrderStepsProps {
  readonly steps: OrderDetail['Steps']
  /** Below the current step: who it waits for, or until when. */
  readonly note?: ReactNode
}

/** The way of an order: when it passed each step, and what the current one waits for. */
export const OrderSteps = ({ steps, note }: OrderStepsProps) => {
  const year = formatDay(new Date(useNow()).toISOString()).slice(0, 4)
  const { current, failed } = progressOf(steps)
  return (
    <Steps
      aria-label="订单进度"
      current={current}
      failed={failed}
      items={steps.map(({ Name, Time, State }) => {
        if (Time !== null) return { label: Name, note: <time dateTime={Time}>{formatMoment(Time, year)}</time> }
        return State === 'current' && note ? { label: Name, note } : Name
      })}
    />
  )
}
