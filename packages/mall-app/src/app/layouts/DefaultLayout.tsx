import { SkipLink } from '@mall/app-kit/shell/frame.styles.ts'
import { MainContent } from '@mall/app-kit/shell/MainContent.tsx'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import type { ShellSlots } from '../../lib/shell-slots.ts'
import { HeaderSearch } from '../shell/HeaderSearch.tsx'
import { MainNav } from '../shell/MainNav.tsx'
import { NavBar } from '../shell/NavBar.tsx'
import { SiteFooter } from '../shell/SiteFooter.tsx'
import { SiteHeader } from '../shell/SiteHeader.tsx'
import { SiteSideBar } from '../shell/SiteSideBar.tsx'
import { TopBanner } from '../shell/TopBanner.tsx'
import { TopStrip } from '../shell/TopStrip.tsx'
import { Page } from './layout.styles.ts'

const slots: ShellSlots = {
  nav: (
    <Suspense>
      <MainNav />
    </Suspense>
  ),
}

/** Top banner, top bar, header with search, category navigation, footer and side bar (specification §2). What is in a boundary is hydrated after the rest, in a task of its own. */
export const DefaultLayout = () => {
  return (
    <Page data-side-bar="">
      <SkipLink href="#content">跳到主要内容</SkipLink>
      <TopBanner />
      <TopStrip />
      <SiteHeader collapsing>
        <HeaderSearch />
      </SiteHeader>
      <NavBar />
      <MainContent>
        <Outlet context={slots} />
      </MainContent>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <Suspense>
        <SiteSideBar />
      </Suspense>
    </Page>
  )
}
