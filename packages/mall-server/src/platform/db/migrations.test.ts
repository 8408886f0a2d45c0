import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it } from 'vitest'
import * as schema from './schema/index.ts'

const folder = fileURLToPath(new URL('../../../drizzle', import.meta.url))
const read = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8')

/** What the first release begins with: it may change until then, and the rules hold for what follows it. */
const firstRelease = new Set(['0000_schema.sql', '0001_storage_and_triggers.sql', '0002_presets.sql'])

/** Whether a migration would break a process of the version before, and does not say since when what it breaks is unused. */
const takesAway = (migration: string): boolean => {
  if (/^-- unused since \d{4}\n/m.test(migration)) return false
  return migration.split(';').some((statement) =>
    /\bDROP (?:TABLE|COLUMN|VIEW)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b/i.test(statement) || (/\bADD COLUMN\b[^]*\bNOT NULL\b/i.test(statement) && !/\bDEFAULT\b/i.test(statement)))
}

/** Whether a migration says how an operator undoes it. */
const saysWayBack = (migration: string): boolean => /^-- back: \S/m.test(migration)

describe('the migrations', () => {
  it('lead to the current schema', async () => {
    const latest = readdirSync(`${folder}/meta`).filter((name) => name.endsWith('_snapshot.json')).toSorted().at(-1) ?? ''
    const migrated = JSON.parse(read(`meta/${latest}`)) as Parameters<typeof generateMigration>[0]
    expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }))).toEqual([])
  })

  it('after the first release leave the version before what it needs, and say their way back', () => {
    const later = readdirSync(folder).filter((name) => name.endsWith('.sql') && !firstRelease.has(name))
    expect(later.filter((name) => takesAway(read(name)) || !saysWayBack(read(name)))).toEqual([])
  })

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "remark";', true],
    ['ALTER TABLE "orders" RENAME COLUMN "remark" TO "note";', true],
    ['ALTER TABLE "orders" ALTER COLUMN "remark" SET NOT NULL;', true],
    ['ALTER TABLE "orders" ALTER COLUMN "remark" SET DATA TYPE integer;', true],
    ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;', true],
    ['DROP TABLE "orders";', true],
    ['-- unused since 0041\nALTER TABLE "orders" DROP COLUMN "remark";', false],
    ['ALTER TABLE "orders" ADD COLUMN "note" text;', false],
    [`ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;`, false],
    ['CREATE TABLE "note" ("id" integer NOT NULL);', false],
    ['DROP INDEX "orders_remark";', false],
  ])('%s takes something away: %s', (statement, expected) => {
    expect(takesAway(statement)).toBe(expected)
  })

  it('say their way back in a comment', () => {
    expect(saysWayBack('-- back: DROP TABLE "note";\nCREATE TABLE "note" ("id" integer NOT NULL);')).toBe(true)
    expect(saysWayBack('CREATE TABLE "note" ("id" integer NOT NULL);')).toBe(false)
  })
})
