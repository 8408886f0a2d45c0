import { createContext, useContext } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import type { Screen } from './define-screen.ts'

/** An address of a screen, as the router matches it. */
export interface ScreenRoute {
  readonly path: string
  readonly screen: Pick<Screen, 'accepts' | 'name'>
}

/** The addresses around a layout. */
export const ScreenRoutesContext = createContext<ScreenRoute[]>([])

/** The name of the screen at the present address; undefined where there is none. By the router, which every page has loaded: `findScreen` is for addresses in any case. */
export const useScreenName = (): string | undefined => {
  const { pathname } = useLocation()
  const match = matchRoutes(useContext(ScreenRoutesContext), pathname)?.[0]
  if (!match) return undefined
  const { name, accepts } = match.route.screen
  return !accepts || accepts(match.params) ? name : undefined
}
