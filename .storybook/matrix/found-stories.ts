import { storyFiles } from 'virtual:story-list'
import { titleWord } from '../story-names.ts'

/** One story as its file names it. */
export interface FoundStory {
  /** From the root of the project. */
  readonly file: string
  readonly title: string
  /** The name of its export. */
  readonly name: string
  /** As in Storybook's URLs. */
  readonly id: string
}

/** Every story of a component, a screen or a flow. */
export const foundStories: readonly FoundStory[] = storyFiles.flatMap(({ path, title, stories }) =>
  stories.map(({ id, exportName }) => ({ file: path, title, name: exportName, id })),
)

/** The stories of a screen: their title has the name that the screen is registered with, and its English name, below the root of its app. */
export const storiesOfScreen = (root: string, name: string): readonly FoundStory[] => foundStories.filter(({ title }) => `${title} `.startsWith(`${root}/${titleWord(name)} `))
