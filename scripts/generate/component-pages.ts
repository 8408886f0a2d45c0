import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../run.ts'
import { readComponents, type Component, type NamedType, type Prop } from './component-props.ts'
import { stylingOf } from './styling.ts'

const sources = join(root, 'packages/ui/src')
const heading = '<!-- Written by `npm run generate`, from the sources. Do not change it by hand. -->'

const code = (text: string): string => `\`${text}\``
/** A text in a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|')

/** The components of one entry of the package: they share a guide, and so a page. */
interface Page {
  readonly entry: string
  readonly name: string
  readonly components: readonly Component[]
  /** The guide of Storybook, '' where there is none. */
  readonly guide: string
}

/** A guide without what only Storybook can show: the stories and the controls. */
const markdownOf = (guide: string): string => {
  const text = guide
    .replace(/^(?:import .*\n)+/, '')
    .replaceAll(/^<(?:Meta|Canvas|Controls)\b[^>]*\/>\n*/gm, '')
    .replace(/^## Props\n*$/m, '')
    .replaceAll(/\\([{}<])/g, '$1')
    .trim()
  const left = /^<[A-Z].*|^import .*/m.exec(text.replaceAll(/^```.*?^```$/gms, ''))
  if (left) throw new Error(`A guide has ${left[0]}, which no page can show`)
  return text
}

/** The components themselves: what their comments say, for those that have no guide. */
const described = (components: readonly Component[]): string =>
  components.map(({ name, meaning, example }) => [`**${code(name)}** ${meaning}`, ...(example === '' ? [] : [`\`\`\`tsx\n${example}\n\`\`\``])].join('\n\n')).join('\n\n')

const propRow = ({ name, types, required, meaning }: Prop): string => `| ${code(name)}${required ? ' *' : ''} | ${cell(types.map(code).join(' or '))} | ${cell(meaning)} |`

const propsTable = ({ name, props, otherProps }: Component): string[] => [
  `### ${code(name)}`,
  '',
  ...(props.length > 0 ? ['| prop | type | |', '|---|---|---|', ...props.map(propRow), ''] : []),
  ...(otherProps === '' ? [] : [otherProps, '']),
  ...(props.length === 0 && otherProps === '' ? ['No props of its own: all are passed to its element.', ''] : []),
]

const typeSection = ({ name, meaning, fields, text }: NamedType): string[] => [
  `### Type ${code(name)}`,
  '',
  ...[meaning, text === '' ? '' : `${code(text)}.`].filter(Boolean).flatMap((line) => [line, '']),
  ...(fields.length > 0 ? ['| field | type | |', '|---|---|---|', ...fields.map(propRow), ''] : []),
]

/** Each once, whichever component of the page names it. */
const typesList = (components: readonly Component[]): string[] => {
  const types = new Map(components.flatMap((component) => component.types.map((type) => [type.name, type] as const)))
  return types.size > 0 ? ['## Types', '', ...[...types.values()].flatMap(typeSection)] : []
}

const stylesList = (entry: string): string[] => {
  const { parts, states, variables } = stylingOf(entry)
  const lines = [['Parts (`data-part`)', parts], ['States', states], ['Variables that it reads', variables]].filter(([, names]) => names !== '')
  return lines.length > 0 ? ['## Parts, states and variables', '', ...lines.map(([title, names]) => `- ${title}: ${names}`), ''] : []
}

const pageText = ({ entry, name, components, guide }: Page): string => {
  const text = [
    heading,
    '',
    guide === '' ? `# ${name}\n\n${described(components)}` : markdownOf(guide),
    '',
    '## Props',
    '',
    '`*` is required; all others may be left out. `ref`, which every component with an element takes, is not listed.',
    '',
    ...components.flatMap(propsTable),
    ...typesList(components),
    ...stylesList(entry),
  ].join('\n')
  if (/specification §|\{@/.test(text)) throw new Error(`${name} names what is not in the package`)
  return text
}

const readPages = (): readonly Page[] => {
  const components = readComponents()
  const pages = [...new Set(components.map(({ entry }) => entry))].map((entry): Page => {
    const [file] = globSync('*.mdx', { cwd: join(sources, entry) })
    const own = components.filter((component) => component.entry === entry)
    const name = file ? basename(file, '.mdx') : (own[0]?.name ?? entry)
    // The one that the page is named after comes first.
    const sorted = own.toSorted((one, other) => Number(other.name === name) - Number(one.name === name))
    return { entry, name, components: sorted, guide: file ? readFileSync(join(sources, entry, file), 'utf8') : '' }
  })
  return pages.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The keys that the first column of a guide's table names, once each. */
const keysOf = (guide: string): string => {
  const [, table = ''] = /^## Keyboard\n+\|.*\n\| ?---.*\n((?:\|.*\n)+)/m.exec(guide) ?? []
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  const keys = cells.flatMap((text) => (text.includes('<kbd>') ? [...text.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, key = '']) => key) : text.split(/,| or |\s/)))
  return [...new Set(keys.map((key) => key.trim()).filter(Boolean))].map((key) => `<kbd>${key}</kbd>`).join(' ')
}

const firstSentence = (text: string): string => /^.*?(?<!\be\.g)[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text

const tableRow = ({ entry, name, components, guide }: Page): string => {
  const shown = components.map((component, at) => (at === 0 ? `[${code(component.name)}](docs/components/${name}.md)` : code(component.name)))
  const props = components.flatMap((component, at) => {
    const names = component.props.map((prop) => code(prop.name)).join(' ')
    return names === '' ? [] : [at === 0 ? names : `${code(component.name)}: ${names}`]
  })
  const { parts, variables } = stylingOf(entry)
  const style = [parts, variables === '' ? '' : `[${variables.split(' ').length} variables](docs/components/${name}.md#parts-states-and-variables)`].filter(Boolean)
  return `| ${[shown.join('<br>'), cell(firstSentence(components[0]?.meaning ?? '')), props.join('<br>'), keysOf(guide), style.join('<br>')].join(' | ')} |`
}

let pages: readonly Page[] | undefined
/** Read once: the compiler needs seconds for it. */
const allPages = (): readonly Page[] => (pages ??= readPages())

/** The pages of `packages/ui/docs/components`, by name: the guides with the props, parts and variables of their components. */
export const componentPages = (): ReadonlyMap<string, string> => new Map(allPages().map((page) => [`${page.name}.md`, pageText(page)]))

/** The table of all components in the README of `@mall/ui`. */
export const componentTable = (): string => ['| component | what it is | props of its own | keys | parts and variables |', '|---|---|---|---|---|', ...allPages().map(tableRow)].join('\n')

/** A line for each component with its page and how it is imported, for `llms.txt`. */
export const componentLinks = (): readonly string[] =>
  allPages().map(({ entry, name, components }) => {
    const names = components.map((component) => component.name).toSorted((one, other) => Number(other === name) - Number(one === name))
    return `- [${name}](docs/components/${name}.md): ${firstSentence(components[0]?.meaning ?? '')} \`import { ${names.join(', ')} } from '@mall/ui/${entry}'\``
  })
