import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { methodsPage, methodsTable } from '../../packages/api/scripts/methods-page.ts'
import { root } from '../run.ts'
import { componentPages, componentTable } from './component-pages.ts'
import { llmsTexts } from './llms.ts'

/** The folder that holds nothing but generated pages. */
export const componentsFolder = 'packages/ui/docs/components'

/** A document with its generated part as it should be: what stands between its two comments. */
const withPart = (path: string, part: string): string => {
  const text = readFileSync(join(root, path), 'utf8')
  const written = text.replace(/(<!-- generated:[^>]*-->\n).*?(\n<!-- \/generated -->)/s, (_all, begin: string, end: string) => `${begin}\n${part}\n${end}`)
  if (!written.includes(part)) throw new Error(`${path} has no place for what is generated`)
  return written
}

/** The documents of the two packages that say what their sources hold, by path from the root of the project. */
export const documents = (): ReadonlyMap<string, string> =>
  new Map([
    ['packages/ui/README.md', withPart('packages/ui/README.md', componentTable())],
    ...[...componentPages()].map(([name, text]) => [`${componentsFolder}/${name}`, text] as const),
    ['packages/api/README.md', withPart('packages/api/README.md', methodsTable())],
    ['packages/api/docs/methods.md', methodsPage()],
    ...llmsTexts(),
  ])
