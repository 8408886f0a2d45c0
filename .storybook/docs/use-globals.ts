import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'

const globalsUpdated = 'globalsUpdated'

/** The toolbar's globals. */
export type Globals = Readonly<Record<string, unknown>>

/** The globals of the toolbar on a page of docs; none on a page without stories. */
export const useGlobals = ({ channel, componentStories, getStoryContext }: DocsContextProps): Globals => {
  const [first] = componentStories()
  const [globals, setGlobals] = useState<Globals>(() => (first ? getStoryContext(first).globals : {}))
  useEffect(() => {
    // The page's own globals: a story in an iframe on this page reports its globals on the same channel.
    const follow = () => setGlobals(first ? getStoryContext(first).globals : {})
    channel.on(globalsUpdated, follow)
    return () => channel.off(globalsUpdated, follow)
  }, [channel, first, getStoryContext])
  return globals
}
