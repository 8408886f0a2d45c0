import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useState, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { DockContext } from '../page/dock.ts'
import { WidePageContext } from '../page/wide-page.ts'
import { SkipLink } from './frame.styles.ts'
import { MenuRail } from './MenuRail.tsx'
import * as S from './WorkShell.styles.ts'

interface WorkShellProps {
  /** The header; with the menu behind a button of it where there is no room beside the content. */
  readonly renderHeader: (hasMenu: boolean) => ReactNode
  /** The menu beside the sheet. A document has none. */
  readonly renderMenu?: ((isFolded: boolean) => ReactNode) | undefined
  readonly footer: ReactNode
}

/** A back office: a small header, a menu, and one sheet on the desk. */
export const WorkShell = ({ renderHeader, renderMenu, footer }: WorkShellProps) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const [isDocked, setDocked] = useState(false)
  const [isWide, setWide] = useState(false)
  return (
    <S.Shell data-density="default" data-docked={isDocked ? '' : undefined}>
      <SkipLink href="#content">跳到主要内容</SkipLink>
      {renderHeader(renderMenu !== undefined && isPhone)}
      <S.Desk>
        {renderMenu && !isPhone ? <MenuRail narrow={isDocked || isWide} renderMenu={renderMenu} /> : null}
        <S.Column>
          <S.Sheet>
            <DockContext value={setDocked}>
              <WidePageContext value={setWide}>
                <Outlet />
              </WidePageContext>
            </DockContext>
          </S.Sheet>
          {footer}
        </S.Column>
      </S.Desk>
    </S.Shell>
  )
}
