const first = Number(process.env.MALL_E2E_PORT ?? 5190)

/** Ports of 127.0.0.1 that the flows use: the servers under test, the servers that a test replaces, and the one that listens when all are ready. */
export const ports = { pglite: first, postgresql: first + 1, limits: first + 2, site: first + 3, oldMall: first + 4, messenger: first + 5, model: first + 6, empty: first + 7, nodes: first + 8, emptyOnPostgresql: first + 9, apart: first + 10, ready: first + 11 } as const

const named = Object.keys(ports).length

/** The port of the seller of a mall under test. */
export const sellerPortOf = (mall: number): number => mall + named

/** Ports of the processes behind the proxy of the mall with many. */
export const nodePorts: readonly number[] = [0, 1, 2].map((node) => first + named * 2 + node)

/** How many ports follow each other. */
export const portCount = named * 2 + nodePorts.length
