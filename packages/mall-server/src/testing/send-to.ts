import pg from 'pg'

/** Sends statements to a PostgreSQL itself, all on one connection of their own, and returns the rows of the last. */
export const sendTo = async (url: string, ...statements: readonly string[]): Promise<readonly Readonly<Record<string, string>>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: readonly Readonly<Record<string, string>>[] = []
    for (const statement of statements) rows = (await client.query<Readonly<Record<string, string>>>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
