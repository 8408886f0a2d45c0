import { createSession, type Session } from '@mall/api'
import type { SiteConfig } from '@mall/api/contract'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { forgetView, leaveView, viewOfTab, type View } from '../features/viewing/viewed.ts'
import { ViewFrame } from '../features/viewing/ViewFrame.tsx'
import { App } from './App.tsx'
import { createAppServices } from './services.ts'

/** Whoever logs in here themselves leaves the view: their login is that of the browser. */
const viewSession = ({ session }: View): Session => ({
  ...session,
  set: (login) => {
    forgetView('left')
    createSession().set(login)
    location.replace('/')
  },
})

/**
 * Shows the mall as a customer's person sees it. What the server sent is a visitor's page. Nothing of it is for the browser's other tabs: neither the session, nor the cookie that says that
 * there is one, nor the count of the cart. False where the tab has none any more.
 */
export const showView = (container: HTMLElement, site: SiteConfig): boolean => {
  const view = viewOfTab()
  if (view === null) return false
  container.replaceChildren()
  container.removeAttribute('data-prerendered')
  const services = createAppServices({
    session: viewSession(view),
    storage: sessionStorage,
    // It cannot be renewed, and nobody can log in over it.
    client: { onSessionEnd: () => undefined, onSessionLost: () => leaveView('lost') },
  })
  const frame = (children: ReactNode) => (
    <ViewFrame view={view} onEnd={leaveView}>
      {children}
    </ViewFrame>
  )
  createRoot(container).render(
    <StrictMode>
      <App services={services} site={site} frame={frame} />
    </StrictMode>,
  )
  return true
}
