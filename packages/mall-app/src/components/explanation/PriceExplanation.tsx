import type { PriceReason } from '@mall/api/contract'
import { Text } from '@mall/ui/text'
import { Explanation } from './Explanation.tsx'

interface PriceExplanationProps {
  readonly reason: PriceReason
  /** The product, where there are several. */
  readonly of?: string
}

/** Why a piece has its price, and what would make it cheaper. */
export const PriceExplanation = ({ reason, of = '' }: PriceExplanationProps) => (
  <Explanation label={`为什么${of}是这个价格`}>
    <p>{reason.Text}</p>
    {reason.Next === null ? null : (
      <Text as="p" tone="secondary">
        {reason.Next}
      </Text>
    )}
  </Explanation>
)
