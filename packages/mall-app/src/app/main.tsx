import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { routes } from '../lib/routes.ts'
import { App } from './App.tsx'
import { openMall } from './entry/open-mall.ts'
import './shelf.ts'
import type { AppServices } from './services.ts'

// First of all: a session key may not stay in the address while anything else runs.
const services = openMall()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element.')

if (services) start(root, services)

/** Takes over the home that the build has drawn, where it is what would be drawn now; begins anew otherwise. */
function start(container: HTMLElement, app: AppServices): void {
  const tree = (
    <StrictMode>
      <App services={app} />
    </StrictMode>
  )
  const isHome = (routes.home.paths as readonly string[]).includes(location.pathname)
  if (container.hasChildNodes() && isHome && app.prompts.get().autoLogin === null) {
    showToVisitors(container, app.session)
    hydrateRoot(container, tree)
  } else {
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
