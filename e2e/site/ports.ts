const first = Number(process.env.MALL_E2E_PORT ?? 5190)

/** Ports of 127.0.0.1 that the flows use: the servers under test, and the servers that a test replaces. */
export const ports = { pglite: first, postgresql: first + 1, limits: first + 2, site: first + 3, oldMall: first + 4, messenger: first + 5, model: first + 6, empty: first + 7 } as const

const named = Object.keys(ports).length

/** The port of the seller of a mall under test. */
export const sellerPortOf = (mall: number): number => mall + named

/** How many ports follow each other. */
export const portCount = named * 2
