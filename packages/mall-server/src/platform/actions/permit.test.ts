import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, expectTypeOf, test } from 'vitest'
import { schema, type Tx } from '../db/client.ts'
import type { orderApproval } from '../db/schema/approval.ts'
import type { budget } from '../db/schema/budget.ts'
import type { membershipRole, role } from '../db/schema/role.ts'
import { BusinessError } from '../http/errors.ts'
import { mayMove, permitting, type Mover } from './permit.ts'

const requireAllowed = permitting(
  (viewer: 'buyer' | 'other'): readonly ('Cancel' | 'View')[] => (viewer === 'buyer' ? ['View', 'Cancel'] : ['View']),
  () => new BusinessError('ORDER_ACTION_NOT_ALLOWED', '不允许'),
)

test('a permit is given for what is among the allowed actions, and for nothing else', () => {
  expect(requireAllowed('buyer', {}, 'Cancel')).toBeDefined()
  expect(() => requireAllowed('other', {}, 'Cancel')).toThrow('不允许')
})

test('a person makes moves of persons; the mall makes those that name it', () => {
  const permit = requireAllowed('buyer', {}, 'Cancel')
  expect([permit, 'seller', 'system'].map((by) => mayMove(['purchaser'], by as Mover))).toEqual([true, false, false])
  expect([permit, 'seller', 'system'].map((by) => mayMove(['seller'], by as Mover))).toEqual([false, true, false])
  expect([permit, 'seller', 'system'].map((by) => mayMove(['approver', 'system'], by as Mover))).toEqual([true, false, true])
})

const updateOf = <Table extends PgTable>(tx: Tx) => tx.update<Table>
type Update<Table extends PgTable> = Parameters<ReturnType<ReturnType<typeof updateOf<Table>>>['set']>[0]
const deleteOf = <Table extends PgTable>(tx: Tx) => tx.delete<Table>
type Delete<Table extends PgTable> = Parameters<ReturnType<typeof deleteOf<Table>>>[0]

test('an update writes no status of a life cycle', () => {
  expectTypeOf<{ finishedAt: null }>().toExtend<Update<typeof orderApproval>>()
  expectTypeOf<{ status: 4 }>().not.toExtend<Update<typeof orderApproval>>()
})

test('an update writes of a record in versions just what the mall keeps of it, and nothing deletes one', () => {
  expectTypeOf<{ usedFen: number; frozenFen: number }>().toExtend<Update<typeof budget>>()
  expectTypeOf<{ enabled: boolean }>().not.toExtend<Update<typeof budget>>()
  expectTypeOf<{ usedFen: number; version: number }>().not.toExtend<Update<typeof budget>>()
  expectTypeOf<{ name: string }>().not.toExtend<Update<typeof role>>()
  expectTypeOf<Delete<typeof role>>().toBeNever()
  expectTypeOf<Delete<typeof membershipRole>>().not.toBeNever()
})

const folder = fileURLToPath(new URL('../..', import.meta.url))
const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', '**/testing/**'] })
const versioned = Object.values(schema).flatMap((table) => (is(table, PgTable) && Object.values(getTableColumns(table)).some(({ name, dataType }) => name === 'version' && dataType === 'number') ? [getTableName(table)] : []))
const byHand = new RegExp(String.raw`\b(?:update|delete\s+from|merge\s+into)\s+"?(?:${versioned.join('|')})"?\s`, 'i')

test('no statement by hand changes a record in versions', () => {
  expect(versioned).toEqual(expect.arrayContaining(['orders', 'budget', 'approval_flow', 'role', 'app_user']))
  expect('sql`update budget set enabled = false`').toMatch(byHand)
  expect(sources.filter((file) => byHand.test(readFileSync(folder + file, 'utf8')))).toEqual([])
})
