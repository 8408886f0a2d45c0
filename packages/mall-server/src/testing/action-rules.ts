import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CallInput, CallKey, ErrorCode } from '@mall/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo } from '../demo/organisation.ts'
import { ownerOf } from '../demo/owner-of.ts'
import { auditLog } from '../platform/db/schema/writes.ts'
import { createTestMall, type TestMall } from './test-mall.ts'

interface Moved {
  readonly id: number
  readonly status: number
  readonly version: number
}

/** Calls that move a record, in the version that the caller saw, once per `RequestId`. */
type ActionKey = { [Key in CallKey]: CallInput<Key> extends { readonly Version: number; readonly RequestId: string } ? Key : never }[CallKey]

type RecordTable = PgTable & { readonly id: PgColumn; readonly $inferSelect: Moved }

interface ActionRules<Key extends ActionKey, Table extends RecordTable> {
  readonly table: Table
  /** A new record of `buyer` that the action may move; `owner` are the columns that say it is theirs. */
  readonly created: (mall: TestMall, owner: Awaited<ReturnType<typeof ownerOf>>) => PromiseLike<readonly Table['$inferSelect'][]>
  readonly input: (row: Table['$inferSelect']) => Omit<CallInput<Key>, 'Version' | 'RequestId'>
  /** The status that it leads to. */
  readonly to: number
  /** Users who may not, with the code that each gets; among them somebody of another group. */
  readonly refuses: Readonly<Record<string, ErrorCode>>
  /** What the record does not allow once it was moved. */
  readonly done: ErrorCode
}

/** The tests of what holds for every action of a buyer that moves a record: who may, once per request, in the version that was seen, with one entry in the audit log. */
export const actionRules = <const Key extends ActionKey, Table extends RecordTable>(key: Key, { table, created, input, to, refuses, done }: ActionRules<Key, Table>): void => {
  const action = key.slice('POST /api/'.length).replace('/', '.')
  const records: PgTable = table
  let mall: TestMall
  beforeAll(async () => {
    mall = await createTestMall()
  }, 120_000)
  afterAll(() => mall.close())

  const opened = async () => {
    const [row] = await created(mall, await ownerOf(mall.db, demo.users.buyer))
    if (row === undefined) throw new Error('The record was not written')
    const send = async (account: string, Version: number, RequestId: string = crypto.randomUUID()) =>
      mall.send(key, { ...input(row), Version, RequestId }, { token: (await mall.login(account)).Token })
    const read = async () => (await mall.db.select().from(records).where(eq<PgColumn>(table.id, row.id)))[0]
    const audited = () => mall.db.$count(auditLog, eq(auditLog.action, action))
    return { row, send, read, audited }
  }

  test(`${action}: who made it moves it, once per request`, async () => {
    const { row, send, read, audited } = await opened()
    const before = await audited()
    const RequestId = crypto.randomUUID()
    for (const _ of ['once', 'again']) expect(await send('buyer', row.version, RequestId)).toMatchObject({ success: true })
    expect(await read()).toMatchObject({ status: to, version: row.version + 1 })
    expect(await audited()).toBe(before + 1)
    expect(await send('buyer', row.version + 1)).toMatchObject({ success: false, code: done })
  })

  test(`${action}: whoever may not, or saw another version, leaves it as it was`, async () => {
    const { row, send, read, audited } = await opened()
    const before = await audited()
    for (const [account, code] of Object.entries(refuses)) expect(await send(account, row.version), account).toMatchObject({ success: false, code })
    expect(await send('buyer', row.version + 1)).toMatchObject({ success: false, code: 'VERSION_CONFLICT' })
    expect(await read()).toEqual(row)
    expect(await audited()).toBe(before)
  })
}
