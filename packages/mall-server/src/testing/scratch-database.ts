import pg from 'pg'

export interface ScratchDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** What new databases are copied from, which takes a fraction of the time that filling one takes. */
export interface Template {
  readonly name: string
  /** Fills a new, empty database. */
  fill(url: string): Promise<void>
  /** Whether a database is a template that nobody will ask for any more. */
  isStale(name: string): boolean
}

/** Taken while a process looks for a template, makes it and copies it. Any number that no other lock uses. */
const templateLock = 5_100_202

const addressOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const findTemplate = async (admin: pg.Client, server: string, { name, fill, isStale }: Template): Promise<void> => {
  const { rows } = await admin.query<{ datname: string }>('select datname from pg_database')
  if (rows.some(({ datname }) => datname === name)) return
  for (const { datname } of rows) if (isStale(datname)) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  // Renamed when it is whole: a process that was killed meanwhile leaves none that is half filled.
  await admin.query(`DROP DATABASE IF EXISTS ${name}_new WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${name}_new`)
  await fill(addressOf(server, `${name}_new`))
  await admin.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`)
}

/** A new database on a PostgreSQL server, empty or copied from a template, until it is dropped, also with open connections. */
export const createScratchDatabase = async (server: string, name: string, template?: Template): Promise<ScratchDatabase> => {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    if (template === undefined) await admin.query(`CREATE DATABASE ${name}`)
    else {
      await admin.query('select pg_advisory_lock($1)', [templateLock])
      await findTemplate(admin, server, template)
      await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template.name}`)
      await admin.query('select pg_advisory_unlock($1)', [templateLock])
    }
  } catch (error) {
    await admin.end()
    throw error
  }
  return {
    url: addressOf(server, name),
    drop: async () => {
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      await admin.end()
    },
  }
}
