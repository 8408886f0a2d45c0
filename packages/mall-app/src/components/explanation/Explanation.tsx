import { Popover } from '@mall/ui/popover'
import type { ReactNode } from 'react'
import * as S from './Explanation.styles.ts'

interface ExplanationProps {
  /** The question, beginning with 为什么: the name of the button and of what it opens. */
  readonly label: `为什么${string}`
  /** The reasons, as the rule that decided gave them. */
  readonly children: ReactNode
}

/** One press says why. */
export const Explanation = ({ label, children }: ExplanationProps) => (
  <Popover label={label} align="end" trigger={<S.Question type="button" aria-label={label}>为什么</S.Question>}>
    <S.Reasons>{children}</S.Reasons>
  </Popover>
)
