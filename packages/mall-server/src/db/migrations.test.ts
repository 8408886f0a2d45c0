import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it } from 'vitest'
import * as schema from './schema/index.ts'

const meta = fileURLToPath(new URL('../../drizzle/meta', import.meta.url))

/** Whether a migration would break a process of the version before, and does not say since when what it breaks is unused. */
const takesAway = (migration: string): boolean => {
  if (/^-- unused since \d{4}\n/.test(migration)) return false
  return migration.split(';').some((statement) =>
    /\bDROP (?:TABLE|COLUMN|VIEW)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b/i.test(statement) || (/\bADD COLUMN\b[^]*\bNOT NULL\b/i.test(statement) && !/\bDEFAULT\b/i.test(statement)))
}

describe('the migrations', () => {
  it('lead to the current schema', async () => {
    const latest = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json')).toSorted().at(-1) ?? ''
    const migrated = JSON.parse(readFileSync(`${meta}/${latest}`, 'utf8')) as Parameters<typeof generateMigration>[0]
    expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }))).toEqual([])
  })

  it('leave the version before what it needs: the two serve together while a mall is upgraded', () => {
    const folder = fileURLToPath(new URL('../../drizzle', import.meta.url))
    const later = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= '0040')
    expect(later.filter((name) => takesAway(readFileSync(`${folder}/${name}`, 'utf8')))).toEqual([])
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
})
