import { lazyPart } from '@mall/app-kit/screens/lazy-part.ts'
import { screenRoutes } from '@mall/app-kit/screens/screen-routes.tsx'
import { Navigate, Route, Routes } from 'react-router-dom'
import { Home } from '../screens/home/Home/Home.tsx'
import type { MallScreen } from '../site/define-screen.ts'
import { href, routes } from '../site/routes.ts'
import { GuardedScreen } from './GuardedScreen.tsx'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { layouts } from './layouts/layouts.ts'

const NotFound = lazyPart(async () => (await import('../screens/notices/NotFound/NotFound.tsx')).NotFound)

// Home is hydrated and therefore part of the entry.
const registered = screenRoutes({ screens: Object.values<MallScreen>(routes), layouts, entry: Home, notFound: NotFound, guarded: GuardedScreen })

/** The screens as they are registered, and what else has an address. */
export const AppRoutes = () => {
  return (
    <Routes>
      {registered}
      {/* The two parts of the mall that have an index of another name. */}
      <Route path="/userCenter" element={<Navigate to={href('workbench')} replace />} />
      <Route path="/shop" element={<Navigate to={href('cart')} replace />} />
      <Route element={<DefaultLayout />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
