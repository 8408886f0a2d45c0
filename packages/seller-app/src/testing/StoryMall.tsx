import type { StaffLogin } from '@mall/api/seller'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { AppProviders } from '../app/AppProviders.tsx'
import { storyServices } from './story-services.ts'

export interface StoryMallProps {
  /** The address that is open. `/` by default. */
  readonly at?: string
  /** The pattern of the screen's route, when it has parameters. */
  readonly path?: string
  /** Who is logged in; nobody without. */
  readonly login?: StaffLogin | undefined
  /** For layouts, which have landmarks of their own. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** Shows the current address, so that a story can check it. */
const Elsewhere = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="当前地址">{decodeURIComponent(pathname + search)}</output>
}

/**
 * The app around one connected screen of a story: a session, a router and the real client, whose calls the story's
 * handlers answer. Any other address shows its own name.
 */
export const StoryMall = ({ at = '/', path, login, bare = false, children }: StoryMallProps) => {
  const [services] = useState(() => storyServices(login))
  const Frame = bare ? 'div' : 'main'
  return (
    <MemoryRouter initialEntries={[at]}>
      <AppProviders services={services}>
        <Frame data-density="default">
          <Routes>
            <Route element={<Outlet />}>
              <Route path={path ?? at.split('?')[0] ?? '/'} element={children} />
              <Route path="*" element={<Elsewhere />} />
            </Route>
          </Routes>
        </Frame>
      </AppProviders>
    </MemoryRouter>
  )
}
