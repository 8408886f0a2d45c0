// First of all: a session key may not stay in the address while anything else runs.
import { openedWith } from './entry/take-secrets.ts'
import type { SiteConfig } from '@mall/api/contract'
import { standInForPictures } from '@mall/app-kit/page/picture-stand-in.ts'
import { findScreen } from '@mall/app-kit/screens/find-screen.ts'
import { loadPart } from '@mall/app-kit/screens/lazy-part.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadLayout } from './layouts/layouts.ts'
import { openMall } from './entry/open-mall.ts'
import { readPageState } from './page-state.ts'
import { viewFacts } from '../features/viewing/view-facts.ts'
import type { MallScreen } from '../site/define-screen.ts'
import { siteOfDocument } from '../site/page-site.ts'
import { routes } from '../site/routes.ts'
import type { AppServices } from './services.ts'
import { followSession } from './viewer-cookie.ts'

/** The page without data is sent to everybody and hides what only visitors see: it shows as soon as nobody is logged in. */
const showToVisitors = (container: HTMLElement, session: AppServices['session']): void => {
  const show = () => {
    if (session.get() === null) container.removeAttribute('data-prerendered')
  }
  session.subscribe(show)
  show()
}

/** How long the shell, in which nothing can be pressed, stays for a screen whose scripts are late, ms. */
const patienceMs = 2_000

/** What the screen of this address needs beside the entry is on its way: its shell stays until the page is drawn at once, and not from bone to bone. */
const ownParts = async ({ session }: AppServices): Promise<void> => {
  const { screen } = findScreen(Object.values<MallScreen>(routes), location.pathname) ?? {}
  // Where only the login follows, nothing is waited for.
  if (screen === undefined || screen.load === 'entry' || (screen.access === 'login' && session.get() === null)) return
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs)
  })
  await Promise.race([late, Promise.allSettled([loadLayout(screen.layout), loadPart(screen.load)])])
}

/** Hydrates home, which the server sends rendered; draws every other page in the place of its shell. */
const show = (container: HTMLElement, app: AppServices, site: SiteConfig): void => {
  const tree = (
    <StrictMode>
      <App services={app} site={site} />
    </StrictMode>
  )
  if (container.firstElementChild === null || container.firstElementChild.hasAttribute('data-shell')) {
    // As a transition too: then React draws a part that is at hand, and not first what stands in for it.
    void ownParts(app).then(() => startTransition(() => createRoot(container).render(tree)))
    return
  }
  readPageState(app.queryClient)
  showToVisitors(container, app.session)
  // As a transition, so that React hydrates in slices and input is handled between them.
  startTransition(() => {
    hydrateRoot(container, tree)
  })
}

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element.')
const site = siteOfDocument()

/** Nothing that the page needs to be shown, and nothing for a visitor, who has no cart. */
const shareCartOnceLoggedIn = ({ session, queryClient }: Pick<AppServices, 'session' | 'queryClient'>): void => {
  const share = () => {
    if (session.get() === null) return
    unsubscribe()
    void import('./share-cart-count.ts').then(({ shareCartCount }) => shareCartCount(queryClient))
  }
  const unsubscribe = session.subscribe(share)
  share()
}

/** Once the page has all that it shows: until then its own scripts come first. Where this one does not come, pages load when they are opened. */
const followLinksOnceLoaded = (): void => {
  addEventListener('load', () => void import('./follow-links.ts').then(({ followLinks }) => followLinks(), () => undefined), { once: true })
}

/** The mall as it is for whoever uses this browser. */
const showOwn = (root: HTMLElement): void => {
  const services = openMall(site, openedWith)
  if (services === null) return
  standInForPictures(document)
  show(root, services, site)
  // Reading a cookie waits for the browser's own process: in a task of its own, after the page has begun.
  setTimeout(followSession, 0, services.session)
  shareCartOnceLoggedIn(services)
}

/** The mall as a customer's person sees it; the own one where the tab keeps no view any more. */
const showViewed = async (root: HTMLElement): Promise<void> => {
  standInForPictures(document)
  const { showView } = await import('./show-view.tsx')
  if (!showView(root, site)) showOwn(root)
}

followLinksOnceLoaded()
if (viewFacts() === null) showOwn(container)
else void showViewed(container)
