// Databases with the demo as of today, for tests that start the server as a process: it fills an empty one itself, which takes several times as long as its start.
import { join } from 'node:path'
import { openEmbedded } from '../hosts/node/open-database.ts'
import { createScratchDatabase, type ScratchDatabase } from './scratch-database.ts'
import { embeddedFile, templateOf } from './test-database.ts'

/** The beginning of this day in UTC: all processes of a day copy one database. */
const today = (): Date => new Date(new Date().toISOString().slice(0, 10))

/** Puts an embedded database into a folder of data. */
export const fillFolder = async (dataDir: string): Promise<void> => {
  const { close } = await openEmbedded(join(dataDir, 'pg'), await embeddedFile(today()))
  await close()
}

/** A new database on a PostgreSQL server. */
export const createFilledDatabase = (server: string, name: string): Promise<ScratchDatabase> => createScratchDatabase(server, name, templateOf(today()))
