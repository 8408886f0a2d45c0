import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Icon } from '@mall/ui/icon'
import { Skeleton } from '@mall/ui/skeleton'
import type { ReactNode } from 'react'
import * as S from './ListPage.styles.ts'

interface Selecting {
  /** Keys of the rows that are selected. */
  readonly selection: readonly string[]
  readonly onSelectionChange: (keys: readonly string[]) => void
  /** What can be done with those that are selected. */
  readonly bulkActions: (keys: readonly string[]) => ReactNode
}

interface ListCardsProps<Row> {
  readonly subject: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly status: 'ready' | 'loading' | 'error'
  readonly empty: ReactNode
  readonly renderCard: (row: Row) => ReactNode
  /** Rows can be selected. */
  readonly selecting?: Selecting | undefined
  readonly onRetry: () => void
}

const bones = [1, 2, 3, 4]

/** From this many cards on, those out of sight cost no layout. */
const many = 100

/** A list on a phone: a card each, with lines between them. */
export const ListCards = <Row,>({ subject, rows, rowKey, status, empty, renderCard, selecting, onRetry }: ListCardsProps<Row>) => {
  if (status === 'error') {
    return (
      <S.Note role="alert">
        <Button onClick={onRetry}>加载失败，点击重试</Button>
      </S.Note>
    )
  }
  if (rows.length === 0 && status === 'ready') return <S.Note>{empty}</S.Note>
  if (rows.length === 0) {
    return (
      <S.Cards role="status" aria-label={`${subject}加载中`}>
        {bones.map((bone) => (
          <li key={bone}>
            <Skeleton lines={4} />
          </li>
        ))}
      </S.Cards>
    )
  }
  return (
    <>
      <S.Cards aria-label={`${subject}列表`} aria-busy={status === 'loading'} data-many={rows.length > many ? '' : undefined} data-selectable={selecting ? '' : undefined}>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            {selecting ? <Select rowKey={rowKey(row)} {...selecting} /> : null}
            {renderCard(row)}
          </li>
        ))}
      </S.Cards>
      {selecting ? <Selected {...selecting} keys={rows.map(rowKey).filter((key) => selecting.selection.includes(key))} /> : null}
    </>
  )
}

const Select = ({ rowKey, selection, onSelectionChange }: Selecting & { readonly rowKey: string }) => (
  <Checkbox
    aria-label={`选择 ${rowKey}`}
    checked={selection.includes(rowKey)}
    onCheckedChange={(isSelected) => onSelectionChange(isSelected ? [...selection, rowKey] : selection.filter((key) => key !== rowKey))}
  />
)

/** What can be done with the cards that are selected: at the foot of the window, wherever the list is scrolled to. */
const Selected = ({ keys, onSelectionChange, bulkActions }: Selecting & { readonly keys: readonly string[] }) =>
  keys.length === 0 ? null : (
    <S.BulkBar aria-label="批量操作">
      <output>{`已选 ${keys.length} 项`}</output>
      {bulkActions(keys)}
      {/* A sign, so that a bar with a sum and a button keeps to one line. */}
      <Button variant="text" icon={<Icon name="close" size={16} />} aria-label="取消选择" title="取消选择" onClick={() => onSelectionChange([])} />
    </S.BulkBar>
  )
