import type { ComponentType } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router-dom'
import type { LayoutName, Screen } from '../lib/define-screen.ts'
import { href, routes } from '../site/routes.ts'
import { Home } from '../screens/home/Home/Home.tsx'
import { Guarded } from './Guarded.tsx'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { PlainLayout } from './layouts/PlainLayout.tsx'
import { lazyPart } from './lazy-part.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

const layouts: Readonly<Record<LayoutName, ComponentType>> = {
  default: DefaultLayout,
  shop: lazyPart(async () => (await import('./layouts/ShopLayout.tsx')).ShopLayout),
  userCentre: lazyPart(async () => (await import('./layouts/UserCentreLayout.tsx')).UserCentreLayout),
  document: lazyPart(async () => (await import('./layouts/UserCentreLayout.tsx')).DocumentLayout),
  none: PlainLayout,
}

const NotFound = lazyPart(async () => (await import('../screens/notices/NotFound/NotFound.tsx')).NotFound)

const screens = Object.values<Screen>(routes).filter(({ developmentOnly }) => !developmentOnly || import.meta.env.DEV)
const layoutNames = Object.keys(layouts) as LayoutName[]

/** Each screen is a chunk of its own, except home, which is hydrated and therefore part of the entry. */
const componentOf = ({ load }: Screen): ComponentType => (load === 'entry' ? Home : lazyPart(load))

interface AcceptedProps {
  readonly accepts: NonNullable<Screen['accepts']>
  readonly page: ComponentType
}

const Accepted = ({ accepts, page: Page }: AcceptedProps) => (accepts(useParams()) ? <Page /> : <NotFound />)

const elementOf = (screen: Screen) => {
  const Page = componentOf(screen)
  return <Guarded route={screen}>{screen.accepts ? <Accepted accepts={screen.accepts} page={Page} /> : <Page />}</Guarded>
}

const routesOf = (layout: LayoutName) =>
  screens
    .filter((screen) => screen.layout === layout)
    .flatMap((screen) => {
      const element = elementOf(screen)
      return screen.paths.map((path) => <Route key={path} path={path} element={element} caseSensitive />)
    })

/** Made once: a component that is made anew in each render would lose its state. */
const routesByLayout = Object.fromEntries(layoutNames.map((name) => [name, routesOf(name)])) as Readonly<Record<LayoutName, ReturnType<typeof routesOf>>>

/** The screens as they are registered: layouts stay while one moves between screens of the same one. */
export const AppRoutes = () => {
  return (
    <Routes>
      {layoutNames.map((name) => {
        const Layout = layouts[name]
        return (
          <Route
            key={name}
            element={
              <ScreenBoundary>
                <Layout />
              </ScreenBoundary>
            }
          >
            {routesByLayout[name]}
          </Route>
        )
      })}
      {/* The two parts of the mall that have an index of another name. */}
      <Route path="/userCenter" element={<Navigate to={href('workbench')} replace />} />
      <Route path="/shop" element={<Navigate to={href('cart')} replace />} />
      <Route element={<DefaultLayout />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
