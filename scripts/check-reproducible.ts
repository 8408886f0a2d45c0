// `node scripts/check-reproducible.ts mall-app` builds packages that were just built again, from a copy of the sources in another folder, and compares all files;
// with `--turn` the one of those that are named whose turn it is.
// What differs depends on the folder, the time or the order in which files are found: nodes that were built apart would not have each other's scripts.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { must, root, seconds } from './run.ts'
import { whoseTurn } from './whose-turn.ts'

const copy = join(root, '.cache/elsewhere')

/** What builds each package, in its folder. */
const builds: Readonly<Record<string, readonly [command: string, ...args: readonly string[]]>> = {
  api: ['pnpm', 'run', 'build'],
  ui: ['pnpm', 'run', 'build'],
  'mall-app': ['pnpm', 'exec', 'node', '../../scripts/build-app.ts', 'mall-app'],
  'seller-app': ['pnpm', 'exec', 'node', '../../scripts/build-app.ts', 'seller-app'],
}

const copySources = (): void => {
  rmSync(copy, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ':(exclude)__screenshots__'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(root, file), join(copy, file))
  }
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : []))

/** Files that only one of the folders has, or that are not the same in both. */
const differences = (one: string, other: string): string[] => {
  const paths = [...new Set([one, other].flatMap(filesOf))].toSorted()
  return paths.filter((path) => ![one, other].every((folder) => existsSync(join(folder, path))) || !readFileSync(join(one, path)).equals(readFileSync(join(other, path))))
}

const begin = performance.now()
const given = process.argv.slice(2)
const named = given.filter((one) => one !== '--turn')
copySources()
await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], { cwd: copy })
for (const name of given.includes('--turn') ? whoseTurn(named) : named) {
  const [command, ...args] = builds[name] ?? []
  if (command === undefined) throw new Error(`No such package: ${name}. There are: ${Object.keys(builds).join(', ')}.`)
  await must(command, args, { cwd: join(copy, 'packages', name), stdio: ['ignore', 'ignore', 'inherit'] })
  const dist = join('packages', name, 'dist')
  const different = differences(join(root, dist), join(copy, dist))
  if (different.length > 0) throw new Error(`${different.length} files of ${dist} are not the same in ${join(copy, dist)}:\n${different.slice(0, 20).join('\n')}`)
  console.log(`✓ ${name} is built the same in another folder: ${filesOf(join(root, dist)).length} files`)
}
rmSync(copy, { recursive: true, force: true })
console.log(`Compared in ${seconds(begin)}.`)
