import type { StatementRow } from '@mall/api/contract'
import { Stack } from '@mall/ui/stack'
import type { ReactNode } from 'react'
import { Papers, type TalkSide } from '../talk/Papers.tsx'
import { withPictures } from '../talk/with-pictures.tsx'

export interface StatementThreadProps {
  readonly row: StatementRow
  readonly side: TalkSide
  /** What can be done about it. */
  readonly actions?: ReactNode
  /** Downloads a picture that somebody sent. */
  readonly onPicture: (url: string) => void
}

/** What both sides said of a line, and what can be done about it: it stands below the line. */
export const StatementThread = ({ row, side, actions, onPicture }: StatementThreadProps) => (
  <Stack gap={8}>
    <Papers side={side} messages={withPictures(row.Messages, onPicture)} />
    {actions}
  </Stack>
)
