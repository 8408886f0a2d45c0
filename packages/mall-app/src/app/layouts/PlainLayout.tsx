import { Outlet } from 'react-router-dom'
import { Page } from './layout.styles.ts'
import { MainContent } from './MainContent.tsx'

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
