import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from './expect.ts'
import type { OutsideSite } from './settle.ts'

interface Manifest {
  readonly version: string
  readonly description?: string
  readonly license?: string
  readonly keywords?: readonly string[]
  readonly repository?: { readonly url?: string; readonly directory?: string }
  readonly main?: string
  readonly module?: string
  readonly types?: string
  readonly engines?: { readonly node?: string }
  readonly sideEffects?: boolean | readonly string[]
  readonly exports?: Readonly<Record<string, unknown>>
}

/** The newest version of a changelog as `changeset version` writes it; before the first release the one that it counts from. */
const newestVersion = (changelog: string): string => /^## (\d\S*)$/m.exec(changelog)?.[1] ?? '0.0.0'

/** Links of a Markdown file to files, as paths in the package; what an example was answered is no link. */
const linksOf = (folder: string, document: string): string[] =>
  [...readFileSync(join(folder, document), 'utf8').replaceAll(/```.*?```/gs, '').matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => join(dirname(document), target))

/** The version of Node that a README asks for, as `engines` says it. */
const nodeOf = (readme: string): string | null => {
  const version = /`engines` ask for Node (\d+(?:\.\d+)*) or newer/.exec(readme)?.[1]
  return version === undefined ? null : `>=${version}`
}

/** The most MB that a package may have unpacked: little more than it has. */
const limits: Readonly<Record<string, number>> = { api: 7.9, ui: 4.2, mocks: 14.2 }

/** Sections of the specification and tests are not in a package, so nothing in it may name them. */
const notShipped = /specification §|§\d|\.(?:test|stories|guide)\.tsx?\b/i

/** Checks an installed package of ours as its users get it: its manifest, its documents, and their links. */
export const expectPackage = (site: OutsideSite, name: string): void => {
  const folder = site.installed(`@mall/${name}`)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { description, license, keywords = [], repository, engines, sideEffects, exports = {}, version, main = '', module = main, types = '' } = manifest
  const said = { description, license, keywords: keywords.length > 0, url: repository?.url?.startsWith('git+https://'), node: engines?.node?.startsWith('>='), sideEffects }
  expect('Its manifest says what it is', Object.entries(said).flatMap(([field, value]) => (value === undefined || value === '' || (field !== 'sideEffects' && value === false) ? [field] : [])), [])
  expect('and where it is made', repository?.directory, `packages/${name}`)
  expect('and can be imported', exports['./package.json'], './package.json')
  expect('and has its entry for tools that know no exports', [main, module, types].filter((file) => !file.startsWith('./dist/') || !existsSync(join(folder, file))), [])
  expect('Its README asks for the same Node', nodeOf(readFileSync(join(folder, 'README.md'), 'utf8')), engines?.node)
  expect('Its licence, its README, its index for agents and its changes are packed', ['LICENSE', 'README.md', 'llms.txt', 'CHANGELOG.md'].filter((file) => !existsSync(join(folder, file))), [])
  expect('Its version is the newest of its changes', version, newestVersion(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')))
  const documents = globSync(['README.md', 'llms.txt', 'docs/**/*.md'], { cwd: folder })
  expect('Every link of its documents leads to a packed file', documents.flatMap((document) => linksOf(folder, document).filter((path) => !existsSync(join(folder, path))).map((path) => `${document}: ${path}`)), [])
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())
  const texts = files.filter((file) => /\.(?:d\.c?ts|md|txt)$/.test(file) && file !== 'CHANGELOG.md' && !file.endsWith('licenses.md'))
  expect('and none of its texts names what is not packed', texts.filter((file) => notShipped.test(readFileSync(join(folder, file), 'utf8'))), [])
  const size = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1e6
  const limit = limits[name] ?? 0
  expect(`Unpacked it has at most ${limit} MB`, size <= limit ? 'at most' : size.toFixed(2), 'at most')
}
