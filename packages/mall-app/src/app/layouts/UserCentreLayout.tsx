import { DockContext } from '@mall/app-kit/page/dock.ts'
import { useMediaQuery } from '@mall/app-kit/page/use-media-query.ts'
import { mediaQueries } from '@mall/ui/theme'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { MenuRail } from '../shell/work/MenuRail.tsx'
import { WorkFooter } from '../shell/work/WorkFooter.tsx'
import { WorkHeader } from '../shell/work/WorkHeader.tsx'
import { SkipLink } from './layout.styles.ts'
import * as S from './UserCentreLayout.styles.ts'

const WorkShell = ({ hasMenu }: { readonly hasMenu: boolean }) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const [isDocked, setDocked] = useState(false)
  return (
    <S.Shell data-density="default" data-docked={isDocked ? '' : undefined}>
      <SkipLink href="#content">跳到主要内容</SkipLink>
      <WorkHeader hasMenu={hasMenu && isPhone} />
      <S.Desk>
        {hasMenu && !isPhone ? <MenuRail narrow={isDocked} /> : null}
        <S.Column>
          <S.Sheet>
            <DockContext value={setDocked}>
              <Outlet />
            </DockContext>
          </S.Sheet>
          <WorkFooter />
        </S.Column>
      </S.Desk>
    </S.Shell>
  )
}

/** Left menu and content (specification §2), under a small header: a back office, so denser than the storefront. */
export const UserCentreLayout = () => <WorkShell hasMenu />

/** One document of the user centre, as wide as the window: without the side menu (specification §2). */
export const DocumentLayout = () => <WorkShell hasMenu={false} />
