import { loadAhead } from '@mall/app-kit/page/load-ahead.ts'
import { routes } from '../site/routes.ts'
import type { MallScreen } from '../site/define-screen.ts'
import { hasLoad, layoutLoads } from './layouts/layouts.ts'

/** Has the scripts of the page that somebody is about to open on their way. */
export const followLinks = (): void => {
  loadAhead(document, {
    screens: Object.values<MallScreen>(routes),
    load: ({ layout, load }) => Promise.allSettled([hasLoad(layout) ? layoutLoads[layout]() : undefined, load === 'entry' ? undefined : load()]),
  })
}
