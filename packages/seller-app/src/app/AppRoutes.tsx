import type { Screen } from '@mall/app-kit/screens/define-screen.ts'
import { Guarded } from '@mall/app-kit/screens/Guarded.tsx'
import { lazyPart } from '@mall/app-kit/screens/lazy-part.ts'
import { screenRoutes } from '@mall/app-kit/screens/screen-routes.tsx'
import type { ComponentType, ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Today } from '../screens/today/Today/Today.tsx'
import type { LayoutName, SellerScreen } from '../site/define-screen.ts'
import { loginHref, routes } from '../site/routes.ts'
import { PlainLayout } from './PlainLayout.tsx'

const GuardedScreen = ({ route, children }: { readonly route: Screen; readonly children: ReactNode }) => (
  <Guarded route={route} loginHref={loginHref}>
    {children}
  </Guarded>
)

const WorkLayout = lazyPart(async () => (await import('./WorkLayout.tsx')).WorkLayout)

const layouts: Readonly<Record<LayoutName, ComponentType>> = { work: WorkLayout, none: PlainLayout }

const NotFound = lazyPart(async () => (await import('../screens/notices/NotFound/NotFound.tsx')).NotFound)

const registered = screenRoutes({ screens: Object.values<SellerScreen>(routes), layouts, entry: Today, notFound: NotFound, guarded: GuardedScreen })

/** The screens as they are registered; any other address is behind the login, as they are. */
export const AppRoutes = () => (
  <Routes>
    {registered}
    <Route element={<WorkLayout />}>
      <Route
        path="*"
        element={
          <Guarded route={{ access: 'login', kind: 'page' }} loginHref={loginHref}>
            <NotFound />
          </Guarded>
        }
      />
    </Route>
  </Routes>
)
