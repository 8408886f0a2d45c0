import type { SellerOrder } from '@mall/api/seller/contract'
import { Text } from '@mall/ui/text'
import { leftOfLimit } from '../lib/work-time.ts'
import { Whole } from './Whole.ts'

export interface TimeLeftProps {
  /** What may wait for us: each of our lists has these two of a row. */
  readonly of: Pick<SellerOrder, 'LeftMinutes' | 'LimitHours'>
}

/** 离期限: how long something may still wait. */
export const TimeLeft = ({ of: { LeftMinutes, LimitHours } }: TimeLeftProps) => {
  if (LeftMinutes === null) return '—'
  const { text, tone } = leftOfLimit(LeftMinutes, LimitHours)
  return <Whole>{tone === undefined ? text : <Text tone={tone}>{text}</Text>}</Whole>
}

interface TimeLeftFactProps extends TimeLeftProps {
  /** What stands before it where it does. */
  readonly before?: string
}

/** The same beside other facts: nothing where nothing waits. */
export const TimeLeftFact = ({ of, before = '' }: TimeLeftFactProps) =>
  of.LeftMinutes === null ? null : (
    <span>
      {before}
      <Whole>
        离期限 <TimeLeft of={of} />
      </Whole>
    </span>
  )
