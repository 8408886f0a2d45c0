import type { Session } from '@mall/api'
import type { LoginInfo } from '@mall/api/contract'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { AppProviders } from '../app/AppProviders.tsx'
import { AppRoutes } from '../app/AppRoutes.tsx'
import { storyServices } from './story-services.ts'

interface WholeMallProps {
  /** The address that is open. `/` by default. */
  readonly at?: string
  /** Who is logged in; a visitor without. */
  readonly login?: LoginInfo
  /** In place of `login`: a session that others share. */
  readonly session?: Session
  /** Name of the browser's tab, when there is more than one. */
  readonly tab?: string
}

const bar = {
  padding: '4px 16px',
  borderBlockEnd: '1px solid var(--mall-divider)',
  color: 'var(--mall-text-secondary)',
  fontSize: 12,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
} as const

/** What the browser's address bar would show. */
const AddressBar = ({ tab }: { readonly tab: string | undefined }) => {
  const { pathname, search } = useLocation()
  return (
    <div style={bar}>
      {tab} <output aria-label={`当前地址${tab ?? ''}`}>{decodeURIComponent(pathname + search)}</output>
    </div>
  )
}

/** The assembled mall with its route table, guard and layouts, on the story's handlers: flows walk through it. */
export const WholeMall = ({ at = '/', login, session, tab }: WholeMallProps) => {
  const [services] = useState(() => storyServices({ login, session }))
  return (
    <MemoryRouter initialEntries={[at]}>
      <AddressBar tab={tab} />
      <AppProviders services={services}>
        {/* What is fixed to the window stays within this tab. */}
        <div data-density="comfortable" style={{ contain: 'layout' }}>
          <AppRoutes />
        </div>
      </AppProviders>
    </MemoryRouter>
  )
}
