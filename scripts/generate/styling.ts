import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'

const folder = join(root, 'packages/ui/src')

/** What is a frame of the library itself, and nobody's part or state. */
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

/** One row for each folder that is an entry: what its components are called, and what a site's styles find in them. */
const row = (entry: string): string => {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(folder, entry), exclude: ['**/*.test.*', '**/*.stories.*'] })
  const read = (wanted: (file: string) => boolean) => files.filter(wanted).map((file) => readFileSync(join(folder, entry, file), 'utf8')).join('\n')
  // Comments name what is not there, too.
  const code = read(() => true).replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const names = found(read((file) => file === 'index.ts'), /(?<!type )\b([A-Z][a-z]\w*)\b(?=[^'\n]* from '[^']*\.tsx?')/g)
  const components = names.split(' ').filter((name) => new RegExp(`\\b(?:const|function) ${name.slice(1, -1)}\\b`).test(code)).join(' ')
  if (components === '') return ''
  const cells = [components, found(code, /data-part['"]?[=:] ?['"]([\w-]+)['"]/g), found(code, /['"\s{[](data-[a-z][\w-]*)['"]?\s?[=:]/g), found(files.map((file) => styles(join(folder, entry, file))).join('\n'), /var\((--mall-(?!(?:font-size|line-height|space)-\d)[\w-]+)/g)]
  return `| ${cells.join(' | ')} |`
}

/** The page of `@mall/ui` that lists parts, states and variables; held to the code by the test of all lists. */
export const stylingText = async (): Promise<string> => {
  const entries = globSync('*/index.ts', { cwd: folder }).map((path) => path.split('/')[0] ?? '').toSorted()
  return [
    '<!-- Written by `npm run generate`, from the sources. Do not change it by hand. -->',
    '',
    '# Parts, states and variables',
    '',
    'What a site’s styles find in each component: `data-part` names an element inside, a `data-*` attribute says its state, and a variable is read',
    'from the nearest element that sets it. `[data-part=clear] { … }` below a class of yours is enough, because all styles of the library are in the layer `mall`.',
    'All read the scales of type and space as well, `--mall-font-size-14`, `--mall-line-height-14` and `--mall-space-16`.',
    '',
    '| component | `data-part` | states | variables that it reads |',
    '|---|---|---|---|',
    ...entries.map(row).filter((line) => line !== ''),
    '',
  ].join('\n')
}
