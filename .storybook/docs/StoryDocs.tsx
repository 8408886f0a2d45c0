import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { StoriesInFrames } from './StoriesInFrames.tsx'

/** Sections whose stories talk to the network. */
const networked = /^(Screens|Flows)\//

/** The page that a component or a screen gets without one written by hand. */
export function StoryDocs() {
  const [story] = useContext(DocsContext).componentStories()
  return story && networked.test(story.title) ? <StoriesInFrames /> : <DocsPage />
}
