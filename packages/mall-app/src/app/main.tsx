import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { routes } from '../lib/routes.ts'
import { App } from './App.tsx'
import { openMall } from './entry/open-mall.ts'
import { onFirstTouch } from './first-touch.ts'
import type { AppServices } from './services.ts'
import './shelf.ts'
import { holdShell, loadShell } from './shell/shell-part.tsx'
import { topBanner } from './shell/top-banner.ts'

// First of all: a session key may not stay in the address while anything else runs.
const services = openMall()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element.')

if (services) void start(root, services)

/** Takes over the home that the build has drawn, where it is what would be drawn now; begins anew otherwise. */
async function start(container: HTMLElement, app: AppServices): Promise<void> {
  const tree = (
    <StrictMode>
      <App services={app} />
    </StrictMode>
  )
  const isHome = (routes.home.paths as readonly string[]).includes(location.pathname)
  if (container.hasChildNodes() && isHome && app.prompts.get().autoLogin === null) {
    showToVisitors(container, app.session)
    holdShell(whenWanted(app.session))
    hydrateRoot(container, tree)
  } else {
    // A shell that does not come is told by what is drawn in its place.
    await loadShell().catch(() => undefined)
    container.removeAttribute('data-prerendered')
    createRoot(container).render(tree)
  }
}

/** What only visitors see was drawn without knowing who comes, and hidden: it shows as soon as there is nobody logged in. */
function showToVisitors(container: HTMLElement, session: AppServices['session']): void {
  const show = () => {
    if (session.get() === null) container.removeAttribute('data-prerendered')
  }
  session.subscribe(show)
  show()
}

/** The shell is drawn for a visitor: it is wanted once somebody touches the page, or when it has to look otherwise. */
function whenWanted(session: AppServices['session']): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.get() !== null || topBanner.isClosed()) resolve()
    }
    onFirstTouch(resolve)
    session.subscribe(look)
    look()
  })
}
