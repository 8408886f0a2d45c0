import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it } from 'vitest'
import * as schema from './schema/index.ts'

const meta = fileURLToPath(new URL('../../drizzle/meta', import.meta.url))

describe('the migrations', () => {
  it('lead to the current schema', async () => {
    const latest = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json')).toSorted().at(-1) ?? ''
    const migrated = JSON.parse(readFileSync(`${meta}/${latest}`, 'utf8')) as Parameters<typeof generateMigration>[0]
    expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }))).toEqual([])
  })
})
