import { MainContent } from '@mall/app-kit/shell/MainContent.tsx'
import { Outlet } from 'react-router-dom'
import { Page } from './PlainLayout.styles.ts'

/** No shell: the screen brings what it needs. */
export const PlainLayout = () => (
  <Page>
    <MainContent>
      <Outlet />
    </MainContent>
  </Page>
)
