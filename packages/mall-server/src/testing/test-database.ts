import postgres from 'postgres'
import { openEmbedded, openPostgres, type OpenDatabase } from '../node/open-database.ts'

/** A database of its own for one test file: PGlite in memory, or a new database on the server of TEST_DATABASE_URL. */
export const openTestDatabase = async (): Promise<OpenDatabase & { readonly url: string | null }> => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { ...(await openEmbedded(null)), url: null }
  const name = `mall_test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openPostgres(url.href, 20)
  return {
    ...opened,
    url: url.href,
    close: async () => {
      await opened.close()
      await admin.unsafe(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    },
  }
}
