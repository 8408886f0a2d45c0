import type { ReactNode } from 'react'
import * as S from './ListCard.styles.ts'

interface ListCardProps {
  /** First line: who or which, and at its end how it stands. */
  readonly start: ReactNode
  readonly end: ReactNode
  /** What it is about, with its picture. */
  readonly about: ReactNode
  readonly amount: ReactNode
  /** Last line: why, when, how many. */
  readonly note: ReactNode
  readonly actions?: ReactNode
}

/** A row of a list on a phone. */
export const ListCard = ({ start, end, about, amount, note, actions }: ListCardProps) => (
  <S.Card>
    <div>
      <span>{start}</span>
      {end}
    </div>
    <div data-part="about">
      {/* A bare text beside the amount would be no item of the line. */}
      {typeof about === 'string' ? <span>{about}</span> : about}
      {amount}
    </div>
    <div>
      <span>{note}</span>
      {actions}
    </div>
  </S.Card>
)
