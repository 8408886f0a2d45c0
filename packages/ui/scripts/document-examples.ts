import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { surroundings } from './example-surroundings.ts'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/** The documents of `@mall/ui` whose examples need nothing but the two packages, and those of `@mall/api`. */
export const ownDocuments: readonly string[] = ['ui/docs/**/*.md', 'api/README.md', 'api/docs/**/*.md']

/** JSX that stands alone is a statement; the semicolon keeps what comes before it from being compared with it. */
const asModule = (code: string): string => `${code.replaceAll(/^(?=<[A-Za-z>])/gm, ';')}\nexport {}\n`

/** An example of a document. */
export interface DocumentExample {
  /** Path of the document below `packages`. */
  readonly document: string
  /** Its place in the document, from 1. */
  readonly number: number
  readonly kind: string
  readonly code: string
  /** How many lines of the document are before it. */
  readonly before: number
}

/** The examples in the language of the sources of the documents that match. */
export const examplesOf = (...patterns: readonly string[]): readonly DocumentExample[] =>
  globSync(patterns, { cwd: packages }).toSorted().flatMap((document) => {
    const text = readFileSync(join(packages, document), 'utf8')
    const found = [...text.matchAll(/^```(tsx?)\n(.*?)(?=^```$)/gms)]
    // The fence is a line too.
    return found.map(({ 1: kind = 'ts', 2: code = '', index }, at) => ({ document, number: at + 1, kind, code, before: text.slice(0, index).split('\n').length }))
  })

/**
 * Writes every example of documents of the packages as a module of its own into a folder, with a file that declares what the examples take from
 * the page around them. Returns the documents that have examples.
 */
export const writeDocumentExamples = (target: string, patterns: readonly string[]): readonly string[] => {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'surroundings.d.ts'), surroundings)
  const examples = examplesOf(...patterns)
  // On the lines that they have in their document, which the compiler then names.
  for (const { document, number, kind, code, before } of examples) writeFileSync(join(target, `${document.replaceAll('/', '.').replace(/\.md$/, '')}.${number}.${kind}`), `${'\n'.repeat(before)}${asModule(code)}`)
  return [...new Set(examples.map(({ document }) => document))]
}
