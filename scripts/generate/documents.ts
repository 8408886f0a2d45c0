import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorsPage, methodsPage, methodsTable, resourcePages } from '../../packages/api/scripts/methods-page.ts'
import callExamples from '../../packages/mall-server/src/app/openapi/examples.json' with { type: 'json' }
import sellerExamples from '../../packages/mall-server/src/app/openapi/seller-examples.json' with { type: 'json' }
import { callOptionsTable, mallOptionsTable } from '../../packages/api/scripts/options-table.ts'
import { root } from '../run.ts'
import { builderTable } from './builder-table.ts'
import { componentPages, componentTable } from './component-pages.ts'
import { llmsTexts } from './llms.ts'

const componentsFolder = 'packages/ui/docs/components'
const methodsFolder = 'packages/api/docs/methods'

/** The folders that hold nothing but generated pages. */
export const generatedFolders: readonly string[] = [componentsFolder, methodsFolder]

/** A document with its generated parts as they should be, in their order: what stands between two comments each. */
const withParts = (path: string, ...parts: readonly string[]): string => {
  const text = readFileSync(join(root, path), 'utf8')
  const left = [...parts]
  const written = text.replaceAll(/(<!-- generated:[^>]*-->\n).*?(\n<!-- \/generated -->)/gs, (_all, begin: string, end: string) => `${begin}\n${left.shift() ?? ''}\n${end}`)
  if (left.length > 0 || !parts.every((part) => written.includes(part))) throw new Error(`${path} has no place for what is generated`)
  return written
}

/** The documents of the packages that say what their sources hold, by path from the root of the project. */
export const documents = (): ReadonlyMap<string, string> =>
  new Map([
    ['packages/ui/README.md', withParts('packages/ui/README.md', componentTable())],
    ...[...componentPages()].map(([name, text]) => [`${componentsFolder}/${name}`, text] as const),
    ['packages/api/README.md', withParts('packages/api/README.md', callOptionsTable(), mallOptionsTable(), methodsTable())],
    ['packages/api/docs/methods.md', methodsPage()],
    ['packages/mocks/README.md', withParts('packages/mocks/README.md', builderTable())],
    ['packages/api/docs/errors.md', errorsPage()],
    ...[...resourcePages({ ...callExamples, ...sellerExamples })].map(([name, text]) => [`${methodsFolder}/${name}`, text] as const),
    ...llmsTexts(),
  ])
