import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'
import { postgresPrograms } from '../../packages/mall-server/src/testing/own-postgres.ts'
import { openNetworks, type NodeNetwork } from './network.ts'
import { patroniSettings, proxySettings } from './settings.ts'

const nodeCount = 3
/** The user that PostgreSQL runs as: it refuses root. */
const user = 'postgres'

type Role = 'primary' | 'successor' | 'other'

const isWhole = (roles: readonly (Role | null)[]): boolean => !roles.includes(null) && roles.includes('primary') && roles.includes('successor')

/** Until it has asked each node twice, haproxy takes all of them for primaries, ms. */
const proxyBeginsMs = 4_000

export interface ClusterNode {
  readonly name: string
  /** Ends everything on it at once, as a machine that loses its power. */
  kill(): void
  /** Starts it again with the data that it had. */
  start(): void
  /** Cuts it off from the others, and from the mall, while it runs on. */
  cut(): void
  mend(): void
  /** `successor`: has all that was acknowledged, and takes over. Null without a response. */
  role(): Promise<Role | null>
}

/** PostgreSQL on three nodes with failover: etcd decides which one is the primary, Patroni starts and stops, haproxy leads the mall to it. */
export interface Cluster extends AsyncDisposable {
  /** Of an empty database, through the proxy. */
  readonly url: string
  /** Of the node that lists read, through the proxy. */
  readonly readUrl: string
  readonly nodes: readonly ClusterNode[]
  /** Resolves when there is a primary, and a node that can take over. */
  primary(): Promise<ClusterNode>
  /** The node that would take over from it. */
  successor(): Promise<ClusterNode>
  /** Resolves when all nodes are there, one of each of the two. */
  whole(): Promise<void>
  /** Makes another node the primary in order, as for an upgrade of one. */
  switchover(): void
}

const needed = ['etcd', 'patroni', 'patronictl', 'haproxy', 'ip', 'setpriv'] as const

const isInstalled = (program: string): boolean => ['/usr/bin', '/usr/sbin', '/bin', '/sbin'].some((folder) => existsSync(join(folder, program)))

/** What is missing to start a cluster here; null when nothing is. */
export const missingForCluster = (): string | null => {
  if (process.getuid?.() !== 0) return 'root, for the networks of the nodes'
  const missing = needed.filter((program) => !isInstalled(program))
  if (missing.length > 0) return `${missing.join(', ')} (Debian: apt-get install patroni etcd-server haproxy iproute2)`
  return postgresPrograms === null ? 'PostgreSQL' : null
}

const createNode = (nth: number, networks: readonly NodeNetwork[], root: string): ClusterNode => {
  const network = networks[nth]
  if (network === undefined || postgresPrograms === null) throw new Error('There is no such node')
  const { address } = network
  const name = `node${nth + 1}`
  const folder = join(root, name)
  mkdirSync(folder)
  const settings = join(folder, 'patroni.yml')
  writeFileSync(settings, patroniSettings({ name, address, addresses: networks.map((one) => one.address), folder, programs: postgresPrograms }))
  execFileSync('chown', ['-R', `${user}:`, folder])
  const peers = networks.map((one, at) => `node${at + 1}=http://${one.address}:2380`).join(',')
  const etcd = [
    'etcd', '--name', name, '--data-dir', join(folder, 'etcd'), '--initial-cluster', peers, '--heartbeat-interval', '200', '--election-timeout', '2000', '--unsafe-no-fsync', '--enable-v2',
    '--listen-peer-urls', `http://${address}:2380`, '--initial-advertise-peer-urls', `http://${address}:2380`,
    '--listen-client-urls', `http://${address}:2379`, '--advertise-client-urls', `http://${address}:2379`,
  ]
  const run = (program: string, command: readonly string[]): void => {
    const log = openSync(join(folder, `${program}.log`), 'a')
    const [file = '', ...args] = network.inside(user, command)
    spawn(file, args, { stdio: ['ignore', log, log], cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' } }).unref()
  }
  return {
    name,
    kill: () => {
      for (const pid of network.pids()) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // Ended with its parent meanwhile.
        }
      }
    },
    start: () => {
      run('etcd', etcd)
      run('patroni', ['patroni', settings])
    },
    cut: network.cut,
    mend: network.mend,
    role: async () => {
      const ask = async (what: string) => (await fetch(`http://${address}:8008/${what}`, { signal: AbortSignal.timeout(1_000) }).catch(() => null))?.status ?? null
      const [primary, sync] = await Promise.all([ask('primary'), ask('sync')])
      if (primary === null) return null
      return primary === 200 ? 'primary' : sync === 200 ? 'successor' : 'other'
    },
  }
}

/** Starts a cluster with nothing in it, in a folder that is deleted with it. */
export const startCluster = async (): Promise<Cluster> => {
  const root = mkdtempSync(join(tmpdir(), 'mall-cluster-'))
  execFileSync('chmod', ['755', root])
  const { networks, close } = openNetworks(nodeCount)
  const nodes = networks.map((_, nth) => createNode(nth, networks, root))
  const ports = { primary: await freePort(), follower: await freePort() }
  const proxyFile = join(root, 'haproxy.cfg')
  writeFileSync(proxyFile, proxySettings(ports, networks.map(({ address }) => address)))
  const urlAt = (port: number): string => `postgres://mall@127.0.0.1:${port}/postgres`
  let proxy: ChildProcess | null = null

  const rolesOf = () => Promise.all(nodes.map((node) => node.role()))
  /** The first node of a role, once there is a primary and a successor. */
  const inRole = async (role: 'primary' | 'successor'): Promise<ClusterNode> => {
    for (;;) {
      const roles = await rolesOf()
      const found = nodes[roles.indexOf(role)]
      if (found !== undefined && roles.includes('primary') && roles.includes('successor')) return found
      await sleep(200)
    }
  }
  const primary = () => inRole('primary')
  const whole = async (): Promise<void> => {
    while (!isWhole(await rolesOf())) await sleep(200)
  }
  const dispose = async (): Promise<void> => {
    proxy?.kill('SIGKILL')
    for (const node of nodes) node.kill()
    await sleep(200)
    close()
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    for (const node of nodes) node.start()
    await primary()
    proxy = spawn('haproxy', ['-f', proxyFile, '-db'], { stdio: 'ignore' })
    await sleep(proxyBeginsMs)
    return {
      url: urlAt(ports.primary),
      readUrl: urlAt(ports.follower),
      nodes,
      primary,
      successor: () => inRole('successor'),
      whole,
      switchover: () => void execFileSync('patronictl', ['-c', join(root, 'node1', 'patroni.yml'), 'switchover', '--force'], { stdio: 'ignore' }),
      [Symbol.asyncDispose]: dispose,
    }
  } catch (error) {
    await dispose()
    throw error
  }
}
