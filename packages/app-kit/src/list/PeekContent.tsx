import type { ReactNode } from 'react'
import { PeekFoot } from './PeekFoot.tsx'
import * as S from './ListPeek.styles.ts'

interface PeekContentProps {
  readonly title: ReactNode
  readonly amount: ReactNode
  /** Who and when. */
  readonly details: ReactNode
  /** `Section`s of level 3. */
  readonly children: ReactNode
  /** Stays in sight at the foot: where somebody decides. */
  readonly foot?: ReactNode
}

/** A row in full beside its list: what it is, what it comes to, and its parts below each other. */
export const PeekContent = ({ title, amount, details, children, foot }: PeekContentProps) => (
  <S.Content>
    <div data-part="head">
      <strong>{title}</strong>
      {amount}
      <div>{details}</div>
    </div>
    {children}
    {foot ? <PeekFoot>{foot}</PeekFoot> : null}
  </S.Content>
)
