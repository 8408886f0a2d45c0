import type { LoginInfo } from '@mall/api/contract'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { AppProviders } from '../app/AppProviders.tsx'
import type { ShellSlots } from '../lib/shell-slots.ts'
import { useSite } from '../site/site.ts'
import { storyServices } from './story-services.ts'

export interface StoryMallProps {
  /** The address that is open. `/` by default. */
  readonly at?: string
  /** The pattern of the screen's route, when it has parameters. */
  readonly path?: string
  /** Who is logged in; a visitor without. */
  readonly login?: LoginInfo | undefined
  /** What the default layout would hand down. */
  readonly slots?: ShellSlots
  /** For layouts, which have landmarks of their own. */
  readonly bare?: boolean
  readonly children: ReactNode
}

const noSlots: ShellSlots = { nav: null }

/** Shows the current address, so that a story can check it. */
const Elsewhere = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="当前地址">{decodeURIComponent(pathname + search)}</output>
}

/**
 * The mall around one connected screen of a story: a session, a router and the real client, whose calls the story's
 * handlers answer. Any other address shows its own name.
 */
export const StoryMall = ({ at = '/', path, login, slots = noSlots, bare = false, children }: StoryMallProps) => {
  const { PasskeyOrigin } = useSite()
  const [services] = useState(() => storyServices({ login, passkeyOrigin: PasskeyOrigin }))
  const Frame = bare ? 'div' : 'main'
  return (
    <MemoryRouter initialEntries={[at]}>
      <AppProviders services={services}>
        <Frame data-density="comfortable">
          <Routes>
            <Route element={<Outlet context={slots} />}>
              <Route path={path ?? at.split('?')[0] ?? '/'} element={children} />
              <Route path="*" element={<Elsewhere />} />
            </Route>
          </Routes>
        </Frame>
      </AppProviders>
    </MemoryRouter>
  )
}
