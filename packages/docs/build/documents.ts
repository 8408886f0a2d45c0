import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A document that becomes a page. */
export interface DocumentPage {
  /** From the root of the project. */
  readonly source: string
  readonly address: string
  readonly group: string
}

const pagesOf = (root: string, pattern: string, group: string, addressOf: (source: string) => string): readonly DocumentPage[] =>
  globSync(pattern, { cwd: root }).toSorted().map((source) => ({ source, address: addressOf(source), group }))

const inPackage = (source: string): string => source.replace(/^packages\/(\w+)\/(?:docs\/)?(.*)\.md$/, '$1/$2.html')

/** The documents that the packages ship and those of the examples. */
export const documentPages = (root: string): readonly DocumentPage[] => [
  { source: 'packages/ui/README.md', address: 'ui/index.html', group: '@mall/ui 组件库' },
  ...pagesOf(root, 'packages/ui/docs/*.md', '@mall/ui 组件库', inPackage),
  { source: 'packages/api/README.md', address: 'api/index.html', group: '@mall/api SDK' },
  ...pagesOf(root, 'packages/api/docs/*.md', '@mall/api SDK', inPackage),
  { source: 'packages/mocks/README.md', address: 'mocks/index.html', group: '@mall/mocks' },
  ...pagesOf(root, 'packages/api/docs/methods/*.md', '接口 Methods', inPackage),
  ...pagesOf(root, 'examples/*/README.md', '例子 Examples', (source) => `examples/${source.split('/')[1] ?? ''}.html`),
  ...pagesOf(root, 'packages/ui/docs/components/*.md', '组件 Components', inPackage),
]

/** A component of the library, by the index that the package ships. */
export interface ComponentLine {
  readonly name: string
  readonly entry: string
  readonly meaning: string
  readonly imported: string
}

/** The components that `llms.txt` of `@mall/ui` lists. */
export const componentLines = (root: string): readonly ComponentLine[] =>
  [...readFileSync(join(root, 'packages/ui/llms.txt'), 'utf8').matchAll(/^- \[(\w+)\]\(docs\/components\/\w+\.md\): (.*) `(import .* from '@mall\/ui\/([\w-]+)')`$/gm)].map(
    ([, name = '', meaning = '', imported = '', entry = '']) => ({ name, entry, meaning, imported }),
  )

/** Whether an entry of the library has a guide. */
export const hasGuide = (root: string, entry: string): boolean => globSync(`packages/ui/src/${entry}/*.guide.tsx`, { cwd: root }).length > 0

/** The name of a document's page, for its address. */
export const nameOf = (source: string): string => basename(source, '.md')
