import { Button } from '@mall/ui/button'
import { Skeleton } from '@mall/ui/skeleton'
import type { ReactNode } from 'react'
import * as S from './ListPage.styles.ts'

interface ListCardsProps<Row> {
  readonly subject: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly status: 'ready' | 'loading' | 'error'
  readonly empty: ReactNode
  readonly renderCard: (row: Row) => ReactNode
  readonly onRetry: () => void
}

const bones = [1, 2, 3, 4]

/** From this many cards on, those out of sight cost no layout. */
const many = 100

/** A list on a phone: a card each, with lines between them. */
export const ListCards = <Row,>({ subject, rows, rowKey, status, empty, renderCard, onRetry }: ListCardsProps<Row>) => {
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
    <S.Cards aria-label={`${subject}列表`} aria-busy={status === 'loading'} data-many={rows.length > many ? '' : undefined}>
      {rows.map((row) => (
        <li key={rowKey(row)}>{renderCard(row)}</li>
      ))}
    </S.Cards>
  )
}
