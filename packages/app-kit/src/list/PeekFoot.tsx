import type { ReactNode } from 'react'
import * as S from './PeekFoot.styles.ts'

/** The last part of a peek: what can be done with the row, in sight at the foot of the panel. */
export const PeekFoot = ({ children }: { readonly children: ReactNode }) => <S.Foot data-part="peek-foot">{children}</S.Foot>
