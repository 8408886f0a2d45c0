import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))
const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** A folder outside the workspace with the packed library and the examples in it. */
export interface OutsideSite extends Disposable {
  readonly folder: string
  /** Where an example is. */
  readonly example: (name: string) => string
  /** Runs a command there and returns its output. */
  readonly run: (command: string, args: readonly string[]) => string
  /** Checks the types of the site; returns the errors of the compiler. */
  readonly types: (name: string, options: object, files: readonly string[]) => string
}

interface Manifest {
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest

/** Packs the library as it would be published and installs it, from the tarball, with its peers. */
export const settleOutside = (examples: readonly string[]): OutsideSite => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-ui-'))
  const run = (command: string, args: readonly string[], cwd = folder): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  run('pnpm', ['pack', '--pack-destination', folder], packageFolder)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('pnpm packed nothing')
  const own = read(join(workspace, 'package.json')).devDependencies ?? {}
  const used = Object.assign({}, ...examples.map((name) => read(join(workspace, 'examples', name, 'package.json')).dependencies)) as Record<string, string>
  const kept = Object.fromEntries(['@types/node', '@types/react', '@types/react-dom'].map((name) => [name, own[name]]))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: { ...used, ...kept, '@mall/ui': `file:${tarball}` } }))
  for (const name of examples) {
    const isSource = (path: string) => !/\/(node_modules|dist)$/.test(path)
    cpSync(join(workspace, 'examples', name), join(folder, name), { recursive: true, filter: isSource })
    rmSync(join(folder, name, 'tsconfig.json'))
  }
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
  return {
    folder,
    run,
    example: (name) => join(folder, name),
    types(name, options, files) {
      const config = join(folder, `tsconfig.${name}.json`)
      const compilerOptions = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], ...options }
      writeFileSync(config, JSON.stringify({ compilerOptions, include: files }))
      try {
        return run(process.execPath, [fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript-7'))), '-p', config]).trim()
      } catch (error) {
        return String((error as { stdout?: unknown }).stdout ?? error)
      }
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
