import type { ComponentType } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { productCodeOf, routes, type LayoutName, type RouteEntry, type RouteId } from '../lib/routes.ts'
import { Guarded } from './Guarded.tsx'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { PlainLayout } from './layouts/PlainLayout.tsx'
import { lazyPart } from './lazy-part.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { notBuilt as NotBuilt, notFound as NotFound, screens } from './screens.ts'

const layouts: Readonly<Record<LayoutName, ComponentType>> = {
  default: DefaultLayout,
  shop: lazyPart(async () => (await import('./layouts/ShopLayout.tsx')).ShopLayout),
  userCentre: lazyPart(async () => (await import('./layouts/UserCentreLayout.tsx')).UserCentreLayout),
  none: PlainLayout,
}

const entries = (Object.entries(routes) as [RouteId, RouteEntry][]).filter(([, route]) => !route.developmentOnly || import.meta.env.DEV)
const layoutNames = Object.keys(layouts) as LayoutName[]

/** `/:file` is a product's page when it is `{digits}.html`, and nothing else at that place (specification §2). */
const ProductFile = ({ page: Page }: { readonly page: ComponentType }) => {
  const { file = '' } = useParams()
  return productCodeOf(file) ? <Page /> : <NotFound />
}

const element = (id: RouteId, route: RouteEntry) => {
  const Screen: ComponentType = screens[id] ?? NotBuilt
  return <Guarded route={route}>{id === 'productPage' ? <ProductFile page={Screen} /> : <Screen />}</Guarded>
}

/** The route table, drawn: layouts stay while one moves between screens of the same one. */
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
            {entries
              .filter(([, route]) => route.layout === name)
              .flatMap(([id, route]) => route.paths.map((path) => <Route key={path} path={path} element={element(id, route)} caseSensitive />))}
          </Route>
        )
      })}
      <Route element={<DefaultLayout />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
