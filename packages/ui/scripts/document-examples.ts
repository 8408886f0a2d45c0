import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { surroundings } from './example-surroundings.ts'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/** The documents of `@mall/ui` whose examples need nothing but the two packages, and those of `@mall/api`. */
export const ownDocuments: readonly string[] = ['ui/docs/**/*.md', 'api/README.md', 'api/docs/**/*.md']

/** JSX that stands alone is a statement; the semicolon keeps what comes before it from being compared with it. */
const asModule = (code: string): string => `${code.replaceAll(/^(?=<[A-Za-z>])/gm, ';')}\nexport {}\n`

/** The examples of a document as modules, each on the lines that it has in the document, which the compiler then names. */
const modulesOf = (document: string): readonly (readonly [name: string, text: string])[] => {
  const text = readFileSync(join(packages, document), 'utf8')
  const found = [...text.matchAll(/^```(tsx?)\n(.*?)(?=^```$)/gms)]
  return found.map(({ 1: kind = 'ts', 2: code = '', index }, at) => {
    // The fence is a line too.
    const before = text.slice(0, index).split('\n').length
    return [`${document.replaceAll('/', '.').replace(/\.md$/, '')}.${at + 1}.${kind}`, `${'\n'.repeat(before)}${asModule(code)}`]
  })
}

/**
 * Writes every example of documents of the packages as a module of its own into a folder, with a file that declares what the examples take from
 * the page around them. Returns the documents that have examples.
 */
export const writeDocumentExamples = (target: string, patterns: readonly string[]): readonly string[] => {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'surroundings.d.ts'), surroundings)
  return globSync([...patterns], { cwd: packages }).toSorted().filter((document) => {
    const modules = modulesOf(document)
    for (const [name, text] of modules) writeFileSync(join(target, name), text)
    return modules.length > 0
  })
}
