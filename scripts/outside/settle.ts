import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../run.ts'

/** A folder outside the workspace with packed packages and examples in it. */
export interface OutsideSite extends Disposable {
  readonly folder: string
  /** Where an example is. */
  readonly example: (name: string) => string
  /** Runs a command there, or where the options say, and returns its output. */
  readonly run: (command: string, args: readonly string[], options?: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv }) => string
  readonly write: (name: string, text: string) => void
  /** Where a package is installed. */
  readonly installed: (name: string) => string
  /** The installed version of a package. */
  readonly version: (name: string) => string
  /** The script of an installed package's command, as its package.json names it; by default the command is called as the package is. */
  readonly command: (name: string, command?: string) => string
  /** Checks the types of the site; returns the errors of the compiler. */
  readonly types: (name: string, options: object, files: readonly string[]) => string
}

interface Manifest {
  readonly version?: string
  readonly bin?: string | Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

interface Contents {
  /** Folders of `packages`. */
  readonly packages: readonly string[]
  /** Folders of `examples`, with all that they depend on. */
  readonly examples?: readonly string[]
  /** Versions of dependencies, other than those that the examples name or beside them. */
  readonly versions?: Readonly<Record<string, string>>
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest
const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript-7')))

/** The version of a package in the workspace. */
export const ownVersion = (name: string): string => {
  const version = read(join(root, 'package.json')).devDependencies?.[name]
  if (version === undefined) throw new Error(`The workspace has no ${name}`)
  return version
}

/** Packs packages as they would be published and installs them, from their tarballs, with what the examples need. */
export const settleOutside = ({ packages, examples = [], versions = {} }: Contents): OutsideSite => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-outside-'))
  const run: OutsideSite['run'] = (command, args, options = {}) => execFileSync(command, args, { cwd: folder, ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const write: OutsideSite['write'] = (name, text) => writeFileSync(join(folder, name), text)
  for (const name of packages) run('pnpm', ['pack', '--pack-destination', folder], { cwd: join(root, 'packages', name) })
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  const packed = Object.fromEntries(
    packages.map((name) => {
      const tarball = tarballs.find((file) => file.startsWith(`mall-${name}-`))
      if (tarball === undefined) throw new Error(`pnpm packed no ${name}`)
      return [`@mall/${name}`, `file:${tarball}`]
    }),
  )
  const used = examples.map((name) => {
    const { dependencies, devDependencies } = read(join(root, 'examples', name, 'package.json'))
    return { ...dependencies, ...devDependencies }
  })
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies: Object.assign({}, ...used, versions, packed) as object }))
  for (const name of examples) {
    const isSource = (path: string) => !/\/(node_modules|dist|build|\.next|\.react-router)$/.test(path)
    cpSync(join(root, 'examples', name), join(folder, name), { recursive: true, filter: isSource })
    // What extends the workspace's options has nothing to extend here, and is checked by `types`.
    const options = join(folder, name, 'tsconfig.json')
    if (existsSync(options) && readFileSync(options, 'utf8').includes('"extends"')) rmSync(options)
  }
  // As in the workspace nothing that is installed runs a script.
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=5', '--loglevel=error'])
  const installed = (name: string) => join(folder, 'node_modules', name)
  const manifest = (name: string) => read(join(installed(name), 'package.json'))
  return {
    folder,
    run,
    write,
    installed,
    version: (name) => manifest(name).version ?? '',
    command(name, command = name) {
      const { bin } = manifest(name)
      const script = typeof bin === 'string' ? bin : bin?.[command]
      if (!script) throw new Error(`${name} has no command`)
      return join(installed(name), script)
    },
    example: (name) => join(folder, name),
    types(name, options, files) {
      const config = `tsconfig.${name}.json`
      const compilerOptions = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], ...options }
      write(config, JSON.stringify({ compilerOptions, include: files }))
      try {
        return run(process.execPath, [tsc, '-p', config]).trim()
      } catch (error) {
        return String((error as { stdout?: unknown }).stdout ?? error)
      }
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
