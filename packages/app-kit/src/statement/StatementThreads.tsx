import type { StatementRow } from '@mall/api/contract'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'
import { formatYuan } from '@mall/ui/price'
import type { ReactNode } from 'react'
import { formatInstant } from '../words/format.ts'

export interface StatementThreadsProps {
  readonly rows: readonly StatementRow[]
  readonly renderOrder: (orderNo: string) => ReactNode
  readonly renderActions: (row: StatementRow) => ReactNode
}

/** What both sides said of lines, those that are disputed first; nothing where nobody said anything. */
export const StatementThreads = ({ rows, renderOrder, renderActions }: StatementThreadsProps) => {
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
            <Timeline items={row.Messages.map(({ Time, Author, Text: title }, at) => ({ id: `${at}`, title, time: formatInstant(Time), description: Author }))} />
            {renderActions(row)}
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
