import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'

const globalsUpdated = 'globalsUpdated'

/** The toolbar's globals. */
export type Globals = Readonly<Record<string, unknown>>

/** The globals on a page of docs, as the toolbar turns them; none on a page without stories. */
export const useGlobals = ({ channel, componentStories, getStoryContext }: DocsContextProps): Globals => {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [first] = componentStories()
    return first ? getStoryContext(first).globals : {}
  })
  useEffect(() => {
    const follow = (update: { globals: Globals }) => setGlobals(update.globals)
    channel.on(globalsUpdated, follow)
    return () => channel.off(globalsUpdated, follow)
  }, [channel])
  return globals
}
