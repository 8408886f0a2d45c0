import * as S from './FirstOfMany.styles.ts'

interface FirstOfManyProps {
  readonly first: string
  /** 等 3 种; empty where there is one alone. */
  readonly rest: string
}

/** The first of several in a cell of a table: its name may end in …, how many there are never does. */
export const FirstOfMany = ({ first, rest }: FirstOfManyProps) => (
  <S.Line>
    <span>{first}</span>
    {rest === '' ? null : <span>{rest}</span>}
  </S.Line>
)
