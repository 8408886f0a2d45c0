import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCsf } from 'storybook/internal/csf-tools'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The stories of one file, as in Storybook's index. */
export interface StoryFile {
  /** Path from the root of the project. */
  readonly path: string
  readonly title: string
  /** Ids as in Storybook's URLs. */
  readonly ids: readonly string[]
  /** Names in the sidebar. */
  readonly names: readonly string[]
}

const readFile = async (path: string): Promise<StoryFile> => {
  const { meta, stories } = (await readCsf(root + path, { makeTitle: (title) => title ?? '' })).parse()
  return { path, title: meta?.title ?? '', ids: stories.map(({ id }) => id), names: stories.map(({ name }) => name ?? '') }
}

/** Reads the files of stories that match a pattern, with the parser of Storybook's index. */
export const readStories = (pattern: string): Promise<StoryFile[]> => Promise.all(globSync(pattern, { cwd: root }).map(readFile))
