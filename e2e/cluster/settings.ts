/** Seconds: a primary that cannot renew its claim within `ttl` stops being one, and another takes over. */
const patience = { ttl: 20, loop_wait: 5, retry_timeout: 5 }

interface Place {
  readonly name: string
  readonly address: string
  /** Of all nodes. */
  readonly addresses: readonly string[]
  readonly folder: string
  /** The folder of PostgreSQL's programs. */
  readonly programs: string
}

/** What Patroni reads on one node. JSON is YAML. */
export const patroniSettings = ({ name, address, addresses, folder, programs }: Place): string =>
  JSON.stringify({
    scope: 'mall',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd: { hosts: addresses.map((one) => `${one}:2379`) },
    bootstrap: {
      dcs: {
        ...patience,
        maximum_lag_on_failover: 1_048_576,
        // A commit is acknowledged when a second node has it, and only such a node takes over.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, fsync: 'off', hot_standby_feedback: 'on', max_standby_streaming_delay: '1s' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: `${folder}/data`,
      bin_dir: programs,
      pgpass: `${folder}/pgpass`,
      parameters: { unix_socket_directories: '' },
      pg_hba: ['host all all 10.77.51.0/24 trust', 'host replication all 10.77.51.0/24 trust'],
      authentication: { superuser: { username: 'mall' }, replication: { username: 'follower' }, rewind: { username: 'mall' } },
    },
  })

/** Where the proxy listens: for the primary, and for the follower that lists read. */
export interface ProxyPorts {
  readonly primary: number
  readonly follower: number
}

/**
 * The proxy in front of the nodes: leads to the one that says that it is the primary, and to the one that has all that was acknowledged; ends the connections
 * to one that no longer says so. Without such a follower the primary is read.
 */
export const proxySettings = ({ primary, follower }: ProxyPorts, addresses: readonly string[]): string => {
  const servers = addresses.map((address, at) => `  server node${at + 1} ${address}:5432 check port 8008`).join('\n')
  return `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions

listen primary
  bind 127.0.0.1:${primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
${servers}

listen follower
  bind 127.0.0.1:${follower}
  option httpchk OPTIONS /sync
  http-check expect status 200
${servers}
  server primary 127.0.0.1:${primary} backup
`
}
