import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Change, ComponentFacts, FactTable } from 'virtual:component-facts'
import { stylingOf } from './generate/styling.ts'
import { root } from './run.ts'

const sources = join(root, 'packages/ui/src')

/** The names of a list in Markdown: `a` `b`. */
const namesOf = (list: string): readonly string[] => list.match(/[\w-]+/g) ?? []

const cellsOf = (row: string): readonly string[] =>
  row
    .replaceAll(String.raw`\|`, '\0')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('\0', '|').replaceAll(/\\([{}<])/g, '$1').trim())

/** The tables of a section of a guide. */
export const tablesOf = (guide: string, heading: string): readonly FactTable[] => {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const tables = section.match(/(?:^\|.*\n?)+/gm) ?? []
  return tables.map((table) => {
    const [head = '', , ...rows] = table.trim().split('\n')
    return { head: cellsOf(head), rows: rows.map(cellsOf) }
  })
}

/** What a guide says of an attribute: on which element, and when. */
const saidOf = (tables: readonly FactTable[], attribute: string): readonly string[] =>
  tables
    .flatMap(({ rows }) => rows)
    .filter(([name = '']) => new RegExp(`\`${attribute}\\b(?!-)`).test(name))
    .map((cells) => cells.slice(1).join(' · '))

/** The entries of a log: its paragraphs and the items of its lists, each on one line. */
const entriesOf = (log: string): readonly string[] =>
  log
    .split(/\n\s*\n|\n(?=\s*- )/)
    .map((text) => text.replace(/^\s*- (?:[\da-f]{7,}: )?/, '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !text.startsWith('#'))

/** The releases of a package, newest first: what is not released yet, then the change log. */
export const releasesOf = (name: string, changesets: readonly string[], log: string): readonly { readonly version: string; readonly entries: readonly string[] }[] => {
  const pending = changesets.flatMap((text) => {
    const [, packages = '', listed = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? []
    return packages.includes(`'${name}'`) ? entriesOf(listed) : []
  })
  const released = log
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ version: text.split('\n')[0]?.trim() ?? '', entries: entriesOf(text.slice(text.indexOf('\n'))) }))
  return [...(pending.length > 0 ? [{ version: '', entries: pending }] : []), ...released]
}

/** The entries of the log about these components; when it names none of them, the first release. */
export const changesOf = (releases: ReturnType<typeof releasesOf>, components: readonly string[]): readonly Change[] => {
  const named = new RegExp(`\`(?:${components.join('|')})\\b`)
  const listed = releases.flatMap(({ version, entries }) => entries.filter((text) => named.test(text)).map((text) => ({ version, text })))
  const first = releases.at(-1)
  return listed.length > 0 || !first ? listed : [{ version: first.version, text: first.entries[0] ?? '' }]
}

const isOfMall = (file: string): boolean => !/\.(?:test|stories)\.|\/testing\//.test(file)

/** How many files of the mall import each entry. */
const usesByEntry = (): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>()
  for (const file of globSync('packages/{app-kit,mall-app,seller-app}/src/**/*.{ts,tsx}', { cwd: root }).filter(isOfMall)) {
    const entries = new Set([...readFileSync(join(root, file), 'utf8').matchAll(/from '@mall\/ui\/([\w-]+)'/g)].map(([, entry = '']) => entry))
    for (const entry of entries) uses.set(entry, (uses.get(entry) ?? 0) + 1)
  }
  return uses
}

const factsOf = (file: string, releases: ReturnType<typeof releasesOf>, uses: ReadonlyMap<string, number>): ComponentFacts => {
  const entry = dirname(file)
  const guide = readFileSync(join(sources, file), 'utf8')
  const { components, parts, states, variables } = stylingOf(entry)
  const attributes = tablesOf(guide, 'Data attributes')
  return {
    entry,
    name: basename(file, '.mdx'),
    components: namesOf(components),
    parts: namesOf(parts),
    states: namesOf(states).map((name) => ({ name, said: saidOf(attributes, name) })),
    variables: namesOf(variables),
    keys: tablesOf(guide, 'Keyboard'),
    changes: changesOf(releases, namesOf(components)),
    uses: uses.get(entry) ?? 0,
  }
}

/** The facts of every entry that has a guide, by entry. */
export const readComponentFacts = (): Readonly<Record<string, ComponentFacts>> => {
  const changesets = globSync('.changeset/*.md', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
  const releases = releasesOf('@mall/ui', changesets, readFileSync(join(root, 'packages/ui/CHANGELOG.md'), 'utf8'))
  const uses = usesByEntry()
  return Object.fromEntries(globSync('*/*.mdx', { cwd: sources }).toSorted().map((file) => [dirname(file), factsOf(file, releases, uses)]))
}
