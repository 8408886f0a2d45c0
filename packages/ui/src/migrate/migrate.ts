import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesIn, reasonToWait } from './files.ts'
import type { Rename } from './renames.ts'
import { rewrite, type Rewritten } from './rewrite.ts'
import { isVersion, stepsBetween } from './versions.ts'

const usage = `Rewrites the names of @mall/ui that have changed, in the files of this folder.

  npx @mall/ui migrate [--from 0.1.0] [--to 0.2.0] [--dry] [--force]

  --from   the version that the files are written for; otherwise every rename is applied
  --to     the version that they will be used with; otherwise that of this package
  --dry    lists what would be written, and writes nothing
  --force  writes even where git could not take it back

Ends with 0 when nothing is left to do, with 1 when places are left to a person, and with 2 when nothing was done.`

interface Options {
  readonly folder: string
  /** Of the package. */
  readonly version: string
  readonly renames: readonly Rename[]
  readonly print: (line: string) => void
}

/** Strict, so that a file in another encoding is left as it is. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const rewritten = (folder: string, path: string, steps: ReturnType<typeof stepsBetween>): Rewritten & { readonly path: string; readonly changed: boolean } => {
  try {
    const source = utf8.decode(readFileSync(join(folder, path)))
    const { code, left } = rewrite(path, source, steps)
    return { path, code, left, changed: code !== source }
  } catch (error) {
    return { path, code: '', left: [{ line: 1, what: `the file cannot be read: ${error instanceof Error ? error.message : String(error)}` }], changed: false }
  }
}

const readArgs = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, dry: { type: 'boolean' }, force: { type: 'boolean' } },
  })
  const wrong = [values.from, values.to].find((version) => version !== undefined && !isVersion(version))
  if (wrong !== undefined) throw new Error(`No version: ${wrong}`)
  if (positionals.join(' ') !== 'migrate') throw new Error(usage)
  return values
}

const migrate = (args: readonly string[], { folder, version, renames, print }: Options): number => {
  const { from = '0.0.0', to = version, dry = false, force = false } = readArgs(args)
  const steps = stepsBetween(renames, from, to)
  if (steps.length === 0) {
    print(`Nothing has been renamed between ${from} and ${to}.`)
    return 0
  }
  const reason = dry || force ? undefined : reasonToWait(folder)
  if (reason !== undefined) throw new Error(`${reason} --dry lists what would be written, --force writes it anyway.`)
  const { sources, mixed } = filesIn(folder)
  const results = sources.map((path) => rewritten(folder, path, steps))
  const changed = results.filter((one) => one.changed)
  for (const { path, code } of changed) {
    if (!dry) writeFileSync(join(folder, path), code)
    print(`${dry ? 'would write' : 'written'}  ${path}`)
  }
  const left = [
    ...results.flatMap(({ path, left }) => left.map(({ line, what }) => `${path}:${line}: ${what}`)),
    ...mixed.map((path) => `${path}:1: a file of this kind is not read: look for renamed names`),
  ]
  if (left.length > 0) print(`\nLeft to you:\n${left.join('\n')}\n`)
  print(`${changed.length} of ${sources.length + mixed.length} files with @mall/ui ${dry ? 'would be written' : 'written'}, ${left.length} places left to you.`)
  return left.length > 0 ? 1 : 0
}

/** Runs the command and returns its exit code. */
export const runMigrate = (args: readonly string[], options: Options): number => {
  try {
    return migrate(args, options)
  } catch (error) {
    options.print(error instanceof Error ? error.message : String(error))
    return 2
  }
}
