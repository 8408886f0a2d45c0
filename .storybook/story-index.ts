import { readCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'
import { longName } from './story-names.ts'

/**
 * The index of the static Storybook, whose search reads names and nothing else, and shows no story below a folder that it found better: the name
 * of a story has the Chinese word of its state, and what it shows, too. Not while Storybook runs for its developers: it would find the test of
 * such a story no longer, which it knows by the name in the index.
 */
export const bilingualIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const { indexInputs } = (await readCsf(fileName, options)).parse()
    return indexInputs.map((input) => ({ ...input, name: longName({ name: input.name ?? input.exportName, exportName: input.exportName, title: input.title ?? '' }) }))
  },
}
