import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import { formatInstant } from '../words/format.ts'
import * as S from './Talk.styles.ts'

/** What one side wrote to the other, as it is on the wire. */
export interface Message {
  readonly IsSeller: boolean
  readonly Author: string
  readonly Text: string
  readonly Time: string
  /** What goes with the words, below them. */
  readonly more?: ReactNode
}

/** Whose page it is: what this side wrote is ours. */
export type TalkSide = 'buyer' | 'seller'

export interface PapersProps {
  readonly messages: readonly Message[]
  readonly side: TalkSide
}

/** What buyer and seller wrote to each other, the oldest first, each on a paper of its own: ours with a rule in our colour. */
export const Papers = ({ messages, side }: PapersProps) => (
  <S.Papers>
    {messages.map(({ IsSeller, Author, Text: words, Time, more }) => (
      <li key={`${Time} ${Author} ${words}`} data-own={IsSeller === (side === 'seller') ? '' : undefined}>
        <Text size={12} tone="secondary">{`${Author} ${formatInstant(Time)}`}</Text>
        <Text>{words}</Text>
        {more}
      </li>
    ))}
  </S.Papers>
)
