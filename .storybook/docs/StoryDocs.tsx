import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { ComponentDocs } from './ComponentDocs.tsx'
import { StoriesInFrames } from './StoriesInFrames.tsx'

/** Sections whose stories make requests. */
const networked = /^(Screens|Flows)\//

/** The entry of `@mall/ui` that the stories of a file are of; undefined for others. */
const entryOf = (fileName: unknown): string | undefined => /packages\/ui\/src\/([\w-]+)\/[^/]*$/.exec(String(fileName))?.[1]

/** The docs page of a component or screen without a hand-written one. */
export const StoryDocs = () => {
  const [story] = useContext(DocsContext).componentStories()
  if (!story) return <DocsPage />
  if (networked.test(story.title)) return <StoriesInFrames />
  const entry = entryOf(story.parameters.fileName)
  return entry === undefined ? <DocsPage /> : <ComponentDocs entry={entry} />
}
