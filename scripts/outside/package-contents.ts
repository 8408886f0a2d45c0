import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from './expect.ts'
import type { OutsideSite } from './settle.ts'

interface Manifest {
  readonly version: string
  readonly description?: string
  readonly license?: string
  readonly keywords?: readonly string[]
  readonly repository?: { readonly url?: string; readonly directory?: string }
  readonly engines?: { readonly node?: string }
  readonly sideEffects?: boolean | readonly string[]
  readonly exports?: Readonly<Record<string, unknown>>
}

/** The newest version of a changelog as `changeset version` writes it; before the first release the one that it counts from. */
const newestVersion = (changelog: string): string => /^## (\d\S*)$/m.exec(changelog)?.[1] ?? '0.0.0'

/** Links of a Markdown file to files, as paths in the package. */
const linksOf = (folder: string, document: string): string[] =>
  [...readFileSync(join(folder, document), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => join(dirname(document), target))

/** Checks an installed package of ours as its users get it: its manifest, its documents, and their links. */
export const expectPackage = (site: OutsideSite, name: string): void => {
  const folder = site.installed(`@mall/${name}`)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { description, license, keywords = [], repository, engines, sideEffects, exports = {}, version } = manifest
  const said = { description, license, keywords: keywords.length > 0, url: repository?.url?.startsWith('git+https://'), node: engines?.node?.startsWith('>='), sideEffects }
  expect('Its manifest says what it is', Object.entries(said).flatMap(([field, value]) => (value === undefined || value === '' || (field !== 'sideEffects' && value === false) ? [field] : [])), [])
  expect('and where it is made', repository?.directory, `packages/${name}`)
  expect('and can be imported', exports['./package.json'], './package.json')
  expect('Its licence, its README, its index for agents and its changes are packed', ['LICENSE', 'README.md', 'llms.txt', 'CHANGELOG.md'].filter((file) => !existsSync(join(folder, file))), [])
  expect('Its version is the newest of its changes', version, newestVersion(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')))
  const documents = globSync(['README.md', 'llms.txt', 'docs/**/*.md'], { cwd: folder })
  expect('Every link of its documents leads to a packed file', documents.flatMap((document) => linksOf(folder, document).filter((path) => !existsSync(join(folder, path))).map((path) => `${document}: ${path}`)), [])
}
