// First of all: a session key may not stay in the address while anything else runs.
import { openedWith } from './entry/take-secrets.ts'
import type { SiteConfig } from '@mall/api/contract'
import { standInForPictures } from '@mall/app-kit/page/picture-stand-in.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { openMall } from './entry/open-mall.ts'
import { readPageState } from './page-state.ts'
import { viewFacts } from '../features/viewing/view-facts.ts'
import { siteOfDocument } from '../site/page-site.ts'
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

/** Hydrates home, which the server sends rendered; renders every other page from nothing. */
const show = (container: HTMLElement, app: AppServices, site: SiteConfig): void => {
  const tree = (
    <StrictMode>
      <App services={app} site={site} />
    </StrictMode>
  )
  if (!container.hasChildNodes()) {
    createRoot(container).render(tree)
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

if (viewFacts() === null) showOwn(container)
else void showViewed(container)
