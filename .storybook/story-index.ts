import { readCsf } from 'storybook/internal/csf-tools'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import { longName } from './story-names.ts'

/** The stories of `@mall/ui`; its theme has a page of its own. */
const ofLibrary = /[\\/]packages[\\/]ui[\\/]src[\\/]|[\\/]foundations[\\/]BrandEditor\./

/**
 * The manifest for agents is of what other sites import. Screens and flows in it would be most of it, and of those without a component Storybook
 * says that none was found.
 */
const inManifest = (fileName: string, input: IndexInput): IndexInput => (ofLibrary.test(fileName) ? input : { ...input, tags: [...(input.tags ?? []), '!manifest'] })

const indexer = (nameOf: (input: IndexInput) => string | undefined): Indexer => ({
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const { indexInputs } = (await readCsf(fileName, options)).parse()
    return indexInputs.map((input) => {
      const name = nameOf(input)
      return inManifest(fileName, name === undefined ? input : { ...input, name })
    })
  },
})

/** The index while Storybook runs for its developers. */
export const plainIndexer = indexer(({ name }) => name)

/**
 * The index of the static Storybook, whose search reads names and nothing else, and shows no story below a folder that it found better: the name
 * of a story has the Chinese word of its state, and what it shows, too. Not while Storybook runs for its developers: it would find the test of
 * such a story no longer, which it knows by the name in the index.
 */
export const bilingualIndexer = indexer(({ name, exportName, title }) => longName({ name: name ?? exportName, exportName, title: title ?? '' }))
