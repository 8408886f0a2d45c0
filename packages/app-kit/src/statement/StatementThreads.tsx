import type { StatementRow } from '@mall/api/contract'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { formatYuan } from '@mall/ui/price'
import type { ReactNode } from 'react'
import { Papers, type TalkSide } from '../talk/Papers.tsx'
import { withPictures } from '../talk/with-pictures.tsx'

export interface StatementThreadsProps {
  readonly rows: readonly StatementRow[]
  readonly side: TalkSide
  readonly renderOrder: (orderNo: string) => ReactNode
  readonly renderActions: (row: StatementRow) => ReactNode
  /** Downloads a picture that somebody sent. */
  readonly onPicture: (url: string) => void
}

/** What both sides said of lines, those that are disputed first; nothing where nobody said anything. */
export const StatementThreads = ({ rows, side, renderOrder, renderActions, onPicture }: StatementThreadsProps) => {
  const said = rows.filter(({ Messages }) => Messages.length > 0).toSorted((one, other) => Number(other.State === 'disputed') - Number(one.State === 'disputed'))
  if (said.length === 0) return null
  const open = said.filter(({ State }) => State === 'disputed').length
  return (
    <Section title="异议" aside={open === 0 ? '都已答复' : `${open} 行等答复`}>
      <Stack gap={20}>
        {said.map((row) => (
          <Stack key={row.RowId} gap={8}>
            <Inline gap={8}>
              {renderOrder(row.OrderNo)}
              <Text>{formatYuan(row.Amount)}</Text>
              {row.State === 'disputed' ? <StatusTag tone="danger">{row.StateName}</StatusTag> : <Text tone="secondary">{row.StateName}</Text>}
            </Inline>
            <Papers side={side} messages={withPictures(row.Messages, onPicture)} />
            {renderActions(row)}
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
