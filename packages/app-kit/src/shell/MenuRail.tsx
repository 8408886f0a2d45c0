import { Icon } from '@mall/ui/icon'
import type { ReactNode } from 'react'
import * as S from './MenuRail.styles.ts'
import { useMenuFold } from './use-menu-fold.ts'

interface MenuRailProps {
  /** Something stands beside the page, or it is wide itself: the menu leaves it its room. */
  readonly narrow: boolean
  readonly renderMenu: (isFolded: boolean) => ReactNode
}

/** The menu beside the sheet, and the button that folds it to its icons. */
export const MenuRail = ({ narrow, renderMenu }: MenuRailProps) => {
  const { isFolded, toggle } = useMenuFold(narrow)
  const label = isFolded ? '展开菜单' : '收起菜单'
  return (
    <S.Rail data-folded={isFolded || undefined}>
      <S.Scroll>
        {renderMenu(isFolded)}
      </S.Scroll>
      <S.Fold type="button" aria-label={label} title={isFolded ? label : undefined} onClick={toggle}>
        <Icon name={isFolded ? 'unfold' : 'fold'} />
        {isFolded ? null : label}
      </S.Fold>
    </S.Rail>
  )
}
