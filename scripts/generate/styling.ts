import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'

const folder = join(root, 'packages/ui/src')

/** Attributes of the library's internals, which are no part or state of a component. */
const common = new Set(['data-mall-theme', 'data-part', 'data-styled'])

const found = (text: string, pattern: RegExp): string => {
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !common.has(name))
  return [...new Set(names)].toSorted().map((name) => `\`${name}\``).join(' ')
}

/** The styles of a file together with those that it shares with other components. */
const styles = (file: string, seen = new Set<string>()): string => {
  if (seen.has(file)) return ''
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const shared = [...text.matchAll(/from '(\.[^']*\.styles\.ts)'/g)].map(([, path = '']) => join(dirname(file), path))
  return [text, ...shared.map((path) => styles(path, seen))].join('\n')
}

const isSource = { exclude: ['**/*.test.*', '**/*.stories.*', '**/*.guide.*'] }

/** The sources of a folder; comments name what is not there, too. */
const sourcesOf = (entry: string, wanted: (file: string) => boolean = () => true): string =>
  globSync('**/*.{ts,tsx}', { cwd: join(folder, entry), ...isSource })
    .filter(wanted)
    .map((file) => readFileSync(join(folder, entry, file), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')

const componentsOf = (entry: string): readonly string[] => {
  const code = sourcesOf(entry)
  const names = sourcesOf(entry, (file) => file === 'index.ts').matchAll(/(?<!type )\b([A-Z][a-z]\w*)\b(?=[^'\n]* from '[^']*\.tsx?')/g)
  return [...new Set([...names].map(([, name = '']) => name))].toSorted().filter((name) => new RegExp(`\\b(?:const|function) ${name}\\b`).test(code))
}

const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ')

/** The parts that take a class: what `classNames` of the component's props, or of the props that those extend, names. */
const partsOf = (code: string, type: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(type)) return []
  seen.add(type)
  const declaration = new RegExp(`(?:^|\\n)(?:export )?(?:interface|type) ${type}\\b[\\s\\S]*?(?=\\n(?:export |const |interface |type |\\}\\n)|$)`).exec(code)?.[0] ?? ''
  const own = /classNames\?: ClassNames<([^>]*)>/.exec(declaration)?.[1]
  if (own !== undefined) return (new RegExp(`type ${own} = (.*)`).exec(code)?.[1] ?? own).match(/[\w-]+(?=')/g) ?? []
  const head = declaration.split('{')[0] === declaration ? declaration : declaration.replaceAll(/\{[\s\S]*?\n\}/g, '')
  return (head.match(/\b[A-Z]\w+/g) ?? []).flatMap((name) => partsOf(code, name, seen))
}

/** The name of the element that takes `className`; '' where a component draws none. */
const ownPartOf = (code: string, component: string): string => {
  const body = code.slice(code.search(new RegExp(`\\bfunction ${component}\\b`)))
  return /(?:data-part=["]|'data-part': name = ')([\w-]+)/.exec(body)?.[1] ?? ''
}

interface Parts {
  readonly component: string
  readonly own: string
  readonly inside: readonly string[]
}

const partsIn = (entry: string): readonly Parts[] => {
  const code = sourcesOf(entry)
  const types = sourcesOf(entry, (file) => file !== 'index.ts')
  return componentsOf(entry).map((component) => ({ component, own: ownPartOf(code, component), inside: partsOf(types, `${component}Props`) }))
}

/** What a site’s styles find in the components of an entry, each as Markdown; `components` is '' where it has none. */
export interface Styling {
  readonly components: string
  readonly parts: string
  readonly states: string
  readonly variables: string
}

export const stylingOf = (entry: string): Styling => {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(folder, entry), ...isSource })
  return {
    components: inCode(componentsOf(entry)),
    parts: inCode([...new Set(partsIn(entry).flatMap(({ own, inside }) => [own, ...inside]))].filter(Boolean)),
    states: found(sourcesOf(entry), /['"\s{[](data-[a-z][\w-]*)['"]?\s?[=:]/g),
    variables: found(files.map((file) => styles(join(folder, entry, file))).join('\n'), /var\((--mall-(?!(?:font-size|line-height|space)-\d)[\w-]+)/g),
  }
}

/** The page of `@mall/ui` that lists parts, states and variables; held to the code by the test of all lists. */
export const stylingText = async (): Promise<string> => {
  const entries = globSync('*/index.ts', { cwd: folder })
    .map((path) => path.split('/')[0] ?? '')
    .toSorted()
    .filter((entry) => componentsOf(entry).length > 0)
  return [
    '<!-- Written by `npm run generate`, from the sources. Do not change it by hand. -->',
    '',
    '# Parts, states and variables',
    '',
    'All styles of the library are in the layer `mall`, so one class or attribute of yours is enough to win over them.',
    '',
    '## Parts',
    '',
    'Every element that a component draws has a name in `data-part`. The element that takes `className` has the one of the second column, or the one',
    'that the component around it gave it; the others take a class by `classNames`, as in `<SearchBox classNames={{ submit: \'my-submit\' }} />`, or a',
    'style by `.my-search [data-part=submit] { … }`. An icon is `icon` everywhere. Parts show while there is something to show in them.',
    '',
    '| component | its own `data-part` | parts |',
    '|---|---|---|',
    ...entries.flatMap(partsIn).filter(({ own }) => own !== '').map(({ component, own, inside }) => `| \`${component}\` | \`${own}\` | ${inCode(inside)} |`),
    '',
    '## States and variables',
    '',
    'A `data-*` attribute says the state of an element, and a variable is read from the nearest element that sets it. All read the scales of type and',
    'space as well, `--mall-font-size-14`, `--mall-line-height-14` and `--mall-space-16`.',
    '',
    '| component | states | variables that it reads |',
    '|---|---|---|',
    ...entries.map(stylingOf).map(({ components, states, variables }) => `| ${components} | ${states} | ${variables} |`),
    '',
  ].join('\n')
}
