import type { RowResult } from '@mall/api/contract'
import { Icon } from '@mall/ui/icon'
import * as S from './RowResults.styles.ts'

interface RowResultsProps {
  readonly results: readonly RowResult[]
  /** What a row was, before what became of it. */
  readonly nameOf?: (rowNo: number) => string | undefined
  /** A second line of the row. */
  readonly noteOf?: (rowNo: number) => string | undefined
}

/** What became of each row of a batch. */
export const RowResults = ({ results, nameOf, noteOf }: RowResultsProps) => (
  <S.List>
    {results.map(({ RowNo, Success, Message }) => (
      <li key={RowNo} data-success={Success}>
        <Icon name={Success ? 'success' : 'error'} size={16} />
        <span>{[nameOf?.(RowNo), Message].filter(Boolean).join(' ')}</span>
        {noteOf ? <small>{noteOf(RowNo)}</small> : null}
      </li>
    ))}
  </S.List>
)
