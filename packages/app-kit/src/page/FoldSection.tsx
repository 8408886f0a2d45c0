import { Icon } from '@mall/ui/icon'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import type { ReactNode } from 'react'
import * as S from './FoldSection.styles.ts'

interface FoldSectionProps {
  /** What leads to it names it by. */
  readonly id: string
  readonly title: string
  readonly aside?: string | undefined
  readonly action?: ReactNode
  /** On a phone it begins folded. */
  readonly folded?: boolean
  readonly children: ReactNode
}

/** A part of a long page: on a phone, where a page of parts is many windows long, it folds. */
export const FoldSection = ({ id, title, aside, action, folded = false, children }: FoldSectionProps) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  if (!isPhone) {
    return (
      <S.Part id={id} tabIndex={-1} title={title} aside={aside} action={action}>
        {children}
      </S.Part>
    )
  }
  return (
    <S.Fold id={id} tabIndex={-1} open={!folded}>
      <summary>
        <h2>{title}</h2>
        {aside === undefined ? null : <span data-part="aside">{aside}</span>}
        <Icon name="chevron-down" size={16} />
      </summary>
      {action === undefined ? null : <S.Actions>{action}</S.Actions>}
      {children}
    </S.Fold>
  )
}
