import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pointAt } from './point-at.ts'

const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript-7')))

/** The declarations that some others name, and those that they name, with themselves. */
const namedBy = (entries: readonly string[], texts: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const named = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = texts.get(path)
    if (text === undefined || named.has(path)) continue
    named.add(path)
    for (const [, module = ''] of text.matchAll(/(?:from |import |import\()['"](\.[^'"]+)\.[jt]sx?['"]/g)) waiting.push(join(dirname(path), `${module}.d.ts`))
  }
  return named
}

/**
 * Writes the declarations of a package that is being built beside the modules of its `dist`: `.d.ts`, and `.d.cts` where it has CommonJS. The compiler does
 * it in seconds and the same way each time; bundling the declarations of the entries takes longer, and what it writes depends on which file was read first.
 * Declarations that no entry leads to are those of private modules, and stay away: entries are the modules called `index`, and those that are named, which are ES modules alone.
 */
export const buildTypes = (formats: readonly ('esm' | 'cjs')[], moduleEntries: readonly string[] = []): void => {
  execFileSync(process.execPath, [tsc, '--project', 'tsconfig.build.json'], { stdio: 'inherit' })
  const texts = new Map(globSync('dist/**/*.d.ts').map((path) => [path, readFileSync(path, 'utf8')]))
  const indexes = [...texts.keys()].filter((path) => /[\\/]index\.d\.ts$/.test(path))
  const required = namedBy(indexes, texts)
  const imported = namedBy([...indexes, ...moduleEntries.map((path) => join('dist', path))], texts)
  for (const [path, text] of texts) {
    // Styled nodes are not an API, and their types name internal paths of styled-components.
    const isPublic = imported.has(path) && !path.endsWith('.styles.d.ts')
    if (isPublic) writeFileSync(path, pointAt(text, '.js'))
    else rmSync(path)
    if (isPublic && formats.includes('cjs') && required.has(path)) writeFileSync(path.replace(/\.d\.ts$/, '.d.cts'), pointAt(text, '.cjs'))
  }
}
