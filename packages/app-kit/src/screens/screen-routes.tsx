import type { ComponentType, ReactNode } from 'react'
import { Route, useParams } from 'react-router-dom'
import type { Screen } from './define-screen.ts'
import { lazyPart } from './lazy-part.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenRoutesContext } from './screen-name.ts'

interface ScreenRoutesOptions<Layout extends string> {
  /** As they are registered. */
  readonly screens: readonly Screen<string, object, Layout>[]
  readonly layouts: Readonly<Record<Layout, ComponentType>>
  /** The screen that is part of the entry; each of the others is a chunk of its own. */
  readonly entry: ComponentType
  /** Where a screen does not accept the parameters of its path. */
  readonly notFound: ComponentType
  /** Asks the app's guard before its screen is drawn. */
  readonly guarded: ComponentType<{ readonly route: Screen; readonly children: ReactNode }>
}

interface AcceptedProps {
  readonly accepts: NonNullable<Screen['accepts']>
  readonly page: ComponentType
  readonly notFound: ComponentType
}

const Accepted = ({ accepts, page: Page, notFound: NotFound }: AcceptedProps) => (accepts(useParams()) ? <Page /> : <NotFound />)

/**
 * The routes of an app's screens, by their layouts: a layout stays mounted between screens of the same one. To be called once,
 * outside of a component: routes made in each render would lose their state.
 */
export const screenRoutes = <Layout extends string>({ screens, layouts, entry, notFound, guarded: Guarded }: ScreenRoutesOptions<Layout>): readonly ReactNode[] => {
  const built = screens.filter(({ developmentOnly }) => !developmentOnly || import.meta.env.DEV)
  const named = built.flatMap((screen) => screen.paths.map((path) => ({ path, screen })))
  const elementOf = (screen: Screen) => {
    const Page = screen.load === 'entry' ? entry : lazyPart(screen.load)
    return <Guarded route={screen}>{screen.accepts ? <Accepted accepts={screen.accepts} page={Page} notFound={notFound} /> : <Page />}</Guarded>
  }
  return Object.entries<ComponentType>(layouts).map(([name, Layout]) => (
    <Route
      key={name}
      element={
        <ScreenRoutesContext value={named}>
          <ScreenBoundary>
            <Layout />
          </ScreenBoundary>
        </ScreenRoutesContext>
      }
    >
      {built
        .filter(({ layout }) => layout === name)
        .flatMap((screen) => {
          const element = elementOf(screen)
          return screen.paths.map((path) => <Route key={path} path={path} element={element} caseSensitive />)
        })}
    </Route>
  ))
}
