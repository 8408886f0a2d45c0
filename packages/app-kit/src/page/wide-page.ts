import { createContext, use, useLayoutEffect } from 'react'

/** Informs the shell that the page needs the width of the window. */
export const WidePageContext = createContext<(isWide: boolean) => void>(() => undefined)

/** The page is as wide as a sheet of numbers: the shell folds its menu while it is there, before anything is painted. */
export const useWidePage = (): void => {
  const setWide = use(WidePageContext)
  useLayoutEffect(() => {
    setWide(true)
    return () => setWide(false)
  }, [setWide])
}
