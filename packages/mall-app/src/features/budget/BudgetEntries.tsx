import type { BudgetEntry } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { OrderLink } from '../order/OrderLink.tsx'
import * as S from './BudgetEntries.styles.ts'

interface EntryProps {
  readonly entry: BudgetEntry
}

/** The order that caused it; why, where somebody adjusted it. */
export const EntryCause = ({ entry: { OrderNo, Reason } }: EntryProps) => (OrderNo === null ? Reason || '—' : <OrderLink orderNo={OrderNo} />)

export const EntryKind = ({ entry: { Kind, KindName } }: EntryProps) => <S.Kind data-kind={Kind}>{KindName}</S.Kind>

/** An entry where there is no room for the columns of a ledger. */
export const EntryCard = ({ entry }: EntryProps) => (
  <Stack gap={4}>
    <Inline justify="between">
      <EntryKind entry={entry} />
      <Text strong>{`${entry.Amount > 0 ? '+' : ''}${formatAmount(entry.Amount)}`}</Text>
    </Inline>
    <Inline justify="between">
      <Text tone="secondary">{`${formatInstant(entry.Time)} ${entry.Operator}`}</Text>
      <Text tone="secondary">{`余 ${formatAmount(entry.Balance)}`}</Text>
    </Inline>
    <EntryCause entry={entry} />
  </Stack>
)

/** A few entries, ruled as in a ledger, each with what was left after it. */
export const BudgetEntries = ({ entries }: { readonly entries: readonly BudgetEntry[] }) => (
  <S.Entries aria-label="最近流水">
    <thead>
      <tr>
        <th scope="col">时间</th>
        <th scope="col">类型</th>
        <th scope="col">金额（元）</th>
        <th scope="col">余额（元）</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={entry.EntryId}>
          <th scope="row">
            {formatInstant(entry.Time).slice(5)}
            <small>
              <EntryCause entry={entry} />
            </small>
          </th>
          <td>
            <EntryKind entry={entry} />
          </td>
          <td>{`${entry.Amount > 0 ? '+' : ''}${formatAmount(entry.Amount)}`}</td>
          <td>{formatAmount(entry.Balance)}</td>
        </tr>
      ))}
    </tbody>
  </S.Entries>
)

export { Part as EntriesPart } from './BudgetEntries.styles.ts'
