import type { ReactNode } from 'react'
import { footRef } from '../page/foot-height.ts'
import * as S from './PeekFoot.styles.ts'

/** The last part of a peek: what can be done with the row, in sight at the foot of the panel. */
export const PeekFoot = ({ children }: { readonly children: ReactNode }) => <S.Foot ref={footRef} data-part="peek-foot">{children}</S.Foot>
