import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { StoriesInFrames } from './StoriesInFrames.tsx'

/** Sections whose stories make requests. */
const networked = /^(Screens|Flows)\//

/** The docs page of a component or screen without a hand-written one. */
export const StoryDocs = () => {
  const [story] = useContext(DocsContext).componentStories()
  return story && networked.test(story.title) ? <StoriesInFrames /> : <DocsPage />
}
