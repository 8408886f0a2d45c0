import { toFen } from '@mall/api'
import { amountInWords } from '@mall/api/contract'
import type { ReactNode } from 'react'
import * as S from './PrintDocument.styles.ts'

interface PaperSumsProps {
  /** What the paper comes to, yuan. */
  readonly amount: number | null
  /** How it adds up. */
  readonly children: ReactNode
}

/** What a paper comes to, under it in capitals (大写): nobody alters these with a pen. An amount that is withheld has none. */
export const PaperSums = ({ amount, children }: PaperSumsProps) => (
  <S.Sums>
    {children}
    {amount === null ? null : <S.InWords>{`大写：人民币${amountInWords(toFen(amount))}`}</S.InWords>}
  </S.Sums>
)
