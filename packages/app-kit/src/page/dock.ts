import { createContext, use, useLayoutEffect } from 'react'

/** How much of the window's width is taken beside the page. */
export const dockWidth = '480px'

/** Informs the shell that a panel is docked at the end of the window, beside the page. */
export const DockContext = createContext<(isDocked: boolean) => void>(() => undefined)

/**
 * The shell makes room at the end of the window while `isDocked`, before anything is painted. `--mall-dock` is the room that it makes;
 * without a shell it is not set, and a page makes the room itself.
 */
export const useDock = (isDocked: boolean): void => {
  const dock = use(DockContext)
  useLayoutEffect(() => {
    if (!isDocked) return undefined
    dock(true)
    return () => dock(false)
  }, [dock, isDocked])
}
