import { execFileSync } from 'node:child_process'

/** A private network of this machine: a bridge, and a namespace with an address of its own for each node. Nothing leaves the machine. */
const bridge = 'mallbr0'
const addressOf = (nth: number): string => `10.77.51.${nth}`
const namespaceOf = (nth: number): string => `mall-node-${nth}`
const cableOf = (nth: number): string => `mallcable${nth}`

const ip = (...args: readonly string[]): string => execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** The network of one node, whose cable can be pulled. */
export interface NodeNetwork {
  readonly address: string
  /** The command that runs another one as a user within the network. */
  readonly inside: (user: string, command: readonly string[]) => readonly string[]
  /** The processes that run there. */
  pids(): readonly number[]
  /** Packets are lost in both directions, without a word to either end. */
  cut(): void
  mend(): void
}

const remove = (nodes: number): void => {
  for (let nth = 1; nth <= nodes; nth++) {
    try {
      ip('netns', 'delete', namespaceOf(nth))
    } catch {
      // Left over by nobody.
    }
  }
  try {
    ip('link', 'delete', bridge)
  } catch {
    // The same.
  }
}

const connect = (nth: number): NodeNetwork => {
  const [namespace, cable, address] = [namespaceOf(nth), cableOf(nth), addressOf(nth)]
  ip('netns', 'add', namespace)
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
  ip('link', 'set', cable, 'master', bridge, 'up')
  for (const device of ['lo', 'eth0']) ip('-n', namespace, 'link', 'set', device, 'up')
  ip('-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  return {
    address,
    inside: (user, command) => ['ip', 'netns', 'exec', namespace, 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', ...command],
    pids: () => ip('netns', 'pids', namespace).split('\n').flatMap((line) => (line === '' ? [] : [Number(line)])),
    cut: () => void ip('link', 'set', cable, 'down'),
    mend: () => void ip('link', 'set', cable, 'up'),
  }
}

/** Networks of so many nodes, which this machine itself is in too. Needs root. */
export const openNetworks = (nodes: number): { readonly networks: readonly NodeNetwork[]; close(): void } => {
  remove(nodes)
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${addressOf(254)}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  return { networks: Array.from({ length: nodes }, (_, at) => connect(at + 1)), close: () => remove(nodes) }
}
