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
  /** Runs a command there, or where the options say, and returns its output. */
  readonly run: (command: string, args: readonly string[], options?: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv }) => string
  /** The installed version of a package. */
  readonly version: (name: string) => string
  /** The script of an installed package's command, as its package.json names it. */
  readonly command: (name: string) => string
  /** Checks the types of the site; returns the errors of the compiler. */
  readonly types: (name: string, options: object, files: readonly string[]) => string
}

interface Manifest {
  readonly version?: string
  readonly bin?: string | Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest

/**
 * Packs the library as it would be published and installs it, from the tarball, with its peers.
 * @param versions of dependencies other than those that the examples name
 */
export const settleOutside = (examples: readonly string[], versions: Readonly<Record<string, string>> = {}): OutsideSite => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-ui-'))
  const run: OutsideSite['run'] = (command, args, options = {}) => execFileSync(command, args, { cwd: folder, ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  run('pnpm', ['pack', '--pack-destination', folder], { cwd: packageFolder })
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('pnpm packed nothing')
  const own = read(join(workspace, 'package.json')).devDependencies ?? {}
  const used = Object.assign({}, ...examples.flatMap((name) => {
    const { dependencies, devDependencies } = read(join(workspace, 'examples', name, 'package.json'))
    return [dependencies, devDependencies]
  })) as Record<string, string>
  const kept = Object.fromEntries(['@types/node', '@types/react', '@types/react-dom'].map((name) => [name, own[name]]))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: { ...kept, ...used, ...versions, '@mall/ui': `file:${tarball}` } }))
  for (const name of examples) {
    const isSource = (path: string) => !/\/(node_modules|dist|\.next)$/.test(path)
    cpSync(join(workspace, 'examples', name), join(folder, name), { recursive: true, filter: isSource })
    // What extends the workspace's options has nothing to extend here, and is checked by `types`.
    const options = join(folder, name, 'tsconfig.json')
    if (readFileSync(options, 'utf8').includes('"extends"')) rmSync(options)
  }
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
  const installed = (name: string) => join(folder, 'node_modules', name)
  const manifest = (name: string) => read(join(installed(name), 'package.json'))
  return {
    folder,
    run,
    version: (name) => manifest(name).version ?? '',
    command(name) {
      const { bin } = manifest(name)
      const script = typeof bin === 'string' ? bin : bin?.[name]
      if (!script) throw new Error(`${name} has no command`)
      return join(installed(name), script)
    },
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
