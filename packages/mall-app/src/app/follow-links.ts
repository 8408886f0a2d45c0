import { loadAhead } from '@mall/app-kit/page/load-ahead.ts'
import { fetchPart } from '@mall/app-kit/screens/lazy-part.ts'
import { routes } from '../site/routes.ts'
import type { MallScreen } from '../site/define-screen.ts'
import { fetchLayout } from './layouts/layouts.ts'

/** Has the scripts of the page that somebody is about to open on their way. */
export const followLinks = (): void => {
  loadAhead(document, {
    screens: Object.values<MallScreen>(routes),
    load: ({ layout, load }) => Promise.allSettled([fetchLayout(layout), ...(load === 'entry' ? [] : [fetchPart(load)])]),
  })
}
