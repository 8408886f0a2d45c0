import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCsf } from 'storybook/internal/csf-tools'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The stories of one file, as in Storybook's index. */
export interface StoryFile {
  /** Path from the root of the project. */
  readonly path: string
  readonly title: string
  readonly stories: readonly {
    /** As in Storybook's URLs. */
    readonly id: string
    /** As in the sidebar. */
    readonly name: string
    readonly exportName: string
  }[]
}

const readFile = async (path: string): Promise<StoryFile> => {
  const { meta, indexInputs } = (await readCsf(root + path, { makeTitle: (title) => title ?? '' })).parse()
  const stories = indexInputs.map(({ __id: id = '', name = '', exportName }) => ({ id, name, exportName }))
  return { path, title: meta?.title ?? '', stories }
}

/** Reads the files of stories that match a pattern, with the parser of Storybook's index. */
export const readStories = (pattern: string): Promise<StoryFile[]> => Promise.all(globSync(pattern, { cwd: root }).map(readFile))
