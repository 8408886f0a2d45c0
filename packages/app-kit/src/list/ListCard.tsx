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
  /** After the note: a time, which is whole where the note has no room. */
  readonly moment?: string
  readonly actions?: ReactNode
}

/** A row of a list on a phone. */
export const ListCard = ({ start, end, about, amount, note, moment, actions }: ListCardProps) => (
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
      {moment === undefined ? (
        <span>{note}</span>
      ) : (
        <S.Dated>
          <span>{note}</span>
          <span>{`，${moment}`}</span>
        </S.Dated>
      )}
      {actions}
    </div>
  </S.Card>
)
