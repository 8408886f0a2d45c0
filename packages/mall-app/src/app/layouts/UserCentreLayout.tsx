import { mediaQueries } from '@mall/ui/theme'
import { Outlet } from 'react-router-dom'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { MenuRail } from '../shell/work/MenuRail.tsx'
import { WorkFooter } from '../shell/work/WorkFooter.tsx'
import { WorkHeader } from '../shell/work/WorkHeader.tsx'
import { SkipLink } from './layout.styles.ts'
import * as S from './UserCentreLayout.styles.ts'

const WorkShell = ({ hasMenu }: { readonly hasMenu: boolean }) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  return (
    <S.Shell data-density="default">
      <SkipLink href="#content">跳到主要内容</SkipLink>
      <WorkHeader hasMenu={hasMenu && isPhone} />
      <S.Desk>
        {hasMenu && !isPhone ? <MenuRail /> : null}
        <S.Column>
          <S.Sheet>
            <Outlet />
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
