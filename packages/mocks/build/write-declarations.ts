import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { pointAt } from '../../../scripts/point-at.ts'

const compilerOptions: ts.CompilerOptions = { declaration: true, strict: true, exactOptionalPropertyTypes: true, isolatedDeclarations: true, target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext }

/** The declaration of one module, from its text alone: what it exports says its type, so that no type of the server is inferred into it. */
const declarationOf = (path: string): string => {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(path, 'utf8'), { fileName: path, compilerOptions, reportDiagnostics: true })
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, { getCanonicalFileName: (name) => name, getCurrentDirectory: ts.sys.getCurrentDirectory, getNewLine: () => '\n' }))
  return outputText
}

/** The modules that the text of a declaration names, its own and those of other packages. */
const namedIn = (text: string): readonly string[] => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)

/** Packages that a declaration may name. */
const allowed = /^(?:@mall\/api(?:\/.*)?|msw)$/

/**
 * Writes the declarations of the entries, and of what they name, into `dist`. The compiler would follow every import into the sources of the
 * server, to declare types that no entry has.
 * @throws Error where one names a package that its users do not have, or does not say a type.
 */
export const writeDeclarations = (folder: string, entries: readonly string[]): void => {
  const waiting = [...entries]
  const written = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (written.has(name)) continue
    written.add(name)
    const text = declarationOf(join(folder, 'src', `${name}.ts`))
    for (const other of namedIn(text)) {
      if (other.startsWith('.')) waiting.push(join(dirname(name), other).replace(/\.ts$/, ''))
      else if (!allowed.test(other)) throw new Error(`The declaration of ${name} names ${other}`)
    }
    const target = join(folder, 'dist', `${name}.d.ts`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, pointAt(text, '.js'))
  }
}
