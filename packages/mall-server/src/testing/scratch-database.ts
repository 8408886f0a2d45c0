import postgres from 'postgres'

export interface ScratchDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A new, empty database on a PostgreSQL server, until it is dropped, also with open connections. */
export const createScratchDatabase = async (server: string, name: string): Promise<ScratchDatabase> => {
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await admin.unsafe(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      await admin.end()
    },
  }
}
