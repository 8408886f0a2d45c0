import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import type { Screen } from './define-screen.ts'
import { findScreen } from './find-screen.ts'

/** The screens that the routes around a layout lead to. */
export const ScreensContext = createContext<readonly Screen[]>([])

/** The name of the screen at the present address; undefined where there is none. */
export const useScreenName = (): string | undefined => {
  const { pathname } = useLocation()
  return findScreen(useContext(ScreensContext), pathname)?.screen.name
}
