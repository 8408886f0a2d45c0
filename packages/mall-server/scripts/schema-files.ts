import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

const snapshotOfTables = async () => {
  // Imported only now: `npm run generate` writes the list of tables before.
  const exports = Object.entries(await import('../src/platform/db/schema/index.ts'))
  // By name: Node and Vitest list the exports of a module in orders of their own.
  const tables = Object.fromEntries(exports.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return { ...generateDrizzleJson(tables), id: '00000000-0000-4000-8000-000000000000' }
}

/** The migration that makes all tables. */
export const schemaSql = async (): Promise<string> => {
  const statements = await generateMigration(generateDrizzleJson({}), await snapshotOfTables())
  return `${statements.join('--> statement-breakpoint\n')}\n`
}

/** What drizzle-kit compares the tables with when it writes the next migration; on one line, since nobody reads it. */
export const schemaSnapshot = async (): Promise<string> => `${JSON.stringify(await snapshotOfTables())}\n`
