// `npx -y pnpm@12.21.0 run mall:image` builds the image of the Containerfile, starts it as docs/running.md says, on a read-only file system and as a user without rights, and
// asks it what it promises. Needs podman or docker, and the base image: from its registry, by MALL_IMAGE_BASE=…, or made here by debootstrap. Where one is missing it says so and passes.
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { firstFreePort } from './free-ports.ts'
import { root, seconds } from './run.ts'

const tag = 'localhost/mall-checked'
const localBase = 'localhost/mall-base'

/** A user that owns nothing, on every Debian. */
const nobody = '65534:65534'

const isThere = (command: string): boolean => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

const skip = (why: string): never => {
  console.log(`The image was NOT checked: ${why}`)
  process.exit(0)
}

const engine = ['podman', 'docker'].find(isThere) ?? skip('neither podman nor docker is here.')

const quietly = (args: readonly string[]) => spawnSync(engine, args, { encoding: 'utf8' })
const output = (args: readonly string[]): string => execFileSync(engine, args, { encoding: 'utf8' }).trim()

const check = (promise: string, isKept: boolean, found: unknown = ''): void => {
  if (!isKept) throw new Error(`The image breaks its promise: ${promise}. ${String(found)}`)
  console.log(`  ${promise}`)
}

const defaultBase = (): string => {
  const named = /^ARG BASE=(\S+)$/m.exec(readFileSync(join(root, 'Containerfile'), 'utf8'))?.[1]
  return named ?? skip('the Containerfile names no base.')
}

/** A Debian with this machine's Node 26, npm and certificates, for where no registry of images is reachable. */
const makeLocalBase = (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-base-'))
  const inside = (...parts: readonly string[]) => join(folder, ...parts)
  try {
    execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates,libatomic1', 'bookworm', folder], { stdio: 'ignore' })
    execFileSync('chroot', [folder, 'useradd', '--create-home', '--uid', '1000', 'node'])
    cpSync(process.execPath, inside('usr/local/bin/node'))
    const npm = dirname(dirname(realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim())))
    // Where Node's own images have it.
    const tools = 'lib/node_modules'
    mkdirSync(inside('usr/local', tools), { recursive: true })
    cpSync(npm, inside('usr/local', tools, 'npm'), { recursive: true, dereference: true })
    for (const name of ['npm', 'npx']) symlinkSync(`../${tools}/npm/bin/${name}-cli.js`, inside('usr/local/bin', name))
    cpSync('/etc/ssl/certs/ca-certificates.crt', inside('etc/ssl/certs/ca-certificates.crt'))
    execFileSync('sh', ['-c', `tar -C "$1" -c . | "$2" import --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - ${localBase}`, 'sh', folder, engine], { stdio: ['ignore', 'ignore', 'inherit'] })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const findBase = (): string => {
  const { MALL_IMAGE_BASE } = process.env
  if (MALL_IMAGE_BASE) return MALL_IMAGE_BASE
  const base = defaultBase()
  if (quietly(['pull', '--quiet', base]).status === 0) return base
  if (quietly(['image', 'inspect', localBase]).status === 0) return localBase
  if (process.getuid?.() !== 0 || !isThere('debootstrap')) skip(`${base} cannot be pulled, and debootstrap, as root, is not here to make one. MALL_IMAGE_BASE=… names another.`)
  console.log(`${base} cannot be pulled: making ${localBase} …`)
  makeLocalBase()
  return localBase
}

/** How containers run here: as everywhere, or with what a machine without the right to raise limits allows. */
const ways = [
  { before: [], run: [], build: [] },
  { before: ['--runtime', 'runc'], run: ['--ulimit', 'nofile=10000:10000', '--ulimit', 'nproc=9000:9000'], build: ['--isolation', 'chroot'] },
] as const

const findWay = (base: string) =>
  ways.find(({ before, run }) => quietly([...before, 'run', '--rm', '--network', 'host', ...run, base, 'node', '--version']).stdout?.startsWith('v26.')) ??
  skip(`${engine} cannot run ${base} with Node 26 here.`)

const base = findBase()
const way = findWay(base)
const began = performance.now()
console.log(`Building the image on ${base} with ${engine} …`)
// The format of Docker, since that of OCI has no health check.
const format = engine === 'podman' ? ['--format', 'docker'] : []
const built = spawnSync(engine, ['build', ...format, ...way.build, '--network', 'host', '--build-arg', `BASE=${base}`, '--file', 'Containerfile', '--tag', tag, '.'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
if (built.status !== 0) throw new Error(`The image cannot be built:\n${`${built.stdout}${built.stderr}`.slice(-4_000)}`)
console.log(`Built in ${seconds(began)}.`)

const port = await firstFreePort(1, 5600)
const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: '/tmp/data', MALL_SECRET: randomBytes(32).toString('base64'), SELLER_NAME: '文房商城', SELLER_TAX_NO: '310101123456789' }
const id = output([
  ...way.before, 'run', '--detach', '--network', 'host', ...way.run, '--read-only', '--user', nobody, '--cap-drop', 'all', '--tmpfs', '/tmp',
  ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]), tag,
])
const inside = (...command: readonly string[]) => quietly([...way.before, 'exec', id, ...command])
const origin = `http://127.0.0.1:${port}`

interface Healthcheck {
  readonly Test: readonly string[]
}

interface Inspected {
  readonly Config: { readonly User: string; readonly Env: readonly string[]; readonly Healthcheck?: Healthcheck }
  /** Podman's place for it. */
  readonly Healthcheck?: Healthcheck
}

try {
  const deadline = performance.now() + 120_000
  for (;;) {
    const ready = await fetch(`${origin}/readyz`).catch(() => null)
    if (ready?.ok) break
    if (performance.now() > deadline) throw new Error(`The container is not ready after two minutes:\n${quietly(['logs', id]).stdout}`)
    await sleep(200)
  }
  const [image] = JSON.parse(output(['image', 'inspect', tag])) as readonly Inspected[]
  if (image === undefined) throw new Error(`${engine} does not know the image that it built.`)
  const { User, Env } = image.Config
  check('it is ready on a read-only file system, as a user that owns nothing', inside('touch', '/mall/x').status !== 0 && inside('id', '-u').stdout.trim() === '65534')
  check('it runs as a user without rights where nobody says otherwise', User === 'node', User)
  check('it trusts no proxy by itself', !Env.some((entry) => entry.startsWith('TRUST_PROXY')))
  const [, ...probe] = (image.Healthcheck ?? image.Config.Healthcheck)?.Test ?? []
  check('its health check passes', probe.length > 0 && inside(...probe).status === 0)
  const home = await fetch(origin)
  check('it serves the built mall', home.status === 200 && (await home.text()).includes('<script'), home.status)
  const search = await fetch(`${origin}/api/Category/MallCategories`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })
  check('it takes calls', search.status === 200, search.status)
  const installed = inside('sh', '-c', 'cd node_modules && ls .pnpm').stdout
  const tools = ['vite@', 'vitest@', 'typescript@', 'playwright@', 'storybook@', 'drizzle-kit@'].filter((name) => installed.includes(`\n${name}`))
  check('it holds nothing that builds or tests', installed.length > 0 && tools.length === 0, tools.join(' '))
  quietly(['stop', '--time', '20', id])
  const code = output(['inspect', '--format', '{{.State.ExitCode}}', id])
  check('it stops in order at SIGTERM', code === '0', code)
} finally {
  quietly(['rm', '--force', id])
}
console.log(`The image keeps its promises (${seconds(began)}).`)
