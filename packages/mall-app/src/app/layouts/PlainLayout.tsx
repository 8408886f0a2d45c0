import { MainContent } from '@mall/app-kit/shell/MainContent.tsx'
import { Outlet } from 'react-router-dom'
import { Page } from './layout.styles.ts'

/** No shell: the screen brings what it needs. */
export const PlainLayout = () => {
  return (
    <Page>
      <MainContent>
        <Outlet />
      </MainContent>
    </Page>
  )
}
