import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract, type CallKey } from '@mall/api/contract'
import { role } from '../db/schema/role.ts'
import type { PresetRole } from '../../company/role/presets.ts'
import type { AccessCell, AccessRow } from '../../testing/access-cell.ts'
import { accessTable, presetGrants } from '../../testing/access-table.ts'
import { loginAsPresets, type PresetSession } from '../../testing/preset-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let sessions: Readonly<Record<PresetRole, PresetSession>>
beforeAll(async () => {
  mall = await createTestMall()
  sessions = await loginAsPresets(mall)
}, 120_000)
afterAll(() => mall.close())

/** It takes no input that could stop it, and ends the session. */
const logout: CallKey = 'POST /api/Account/Logout'
const keys = (Object.keys(contract) as CallKey[]).toSorted((one, other) => Number(one === logout) - Number(other === logout))

interface Rejection { readonly MsgHeader: { readonly Code: string }; readonly MsgBody: unknown }
const rejections: Readonly<Record<number, { readonly cell: AccessCell; readonly Code: string }>> = {
  401: { cell: 'unauthorized', Code: 'UNAUTHORIZED' },
  403: { cell: 'forbidden', Code: 'FORBIDDEN' },
}

/** Makes a call with an input that none takes: who is let in gets no further than the check of the input, and nothing is changed. */
const outcomeOf = async (key: CallKey, token: string | undefined): Promise<AccessCell> => {
  const [method = '', path = ''] = key.split(' ')
  const response = await mall.fetch(encodeURI(path), {
    method,
    headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    ...(method === 'POST' ? { body: '{"PageIndex":"x","BeginTime":1}' } : {}),
  })
  const rejection = rejections[response.status]
  if (rejection === undefined) {
    expect(response.status).toBe(200)
    await response.body?.cancel()
    return 'allowed'
  }
  expect((await response.json()) as Rejection).toMatchObject({ MsgHeader: { Success: false, Code: rejection.Code }, MsgBody: null })
  return rejection.cell
}

const isRejected = (cell: AccessCell): boolean => cell === 'unauthorized' || cell === 'forbidden'

test.each(keys)('%s is for those whom the table names', async (key) => {
  const seen: Partial<Record<keyof AccessRow, AccessCell>> = { visitor: await outcomeOf(key, undefined) }
  for (const [one, { token }] of Object.entries(sessions)) seen[one as PresetRole] = await outcomeOf(key, token)
  expect(seen).toEqual(Object.fromEntries(Object.entries(accessTable[key]).map(([one, cell]) => [one, isRejected(cell) ? cell : 'allowed'])))
})

test('the preset roles of the database hold what the table says', async () => {
  const rows = await mall.db.select().from(role).where(isNull(role.enterpriseId))
  expect(Object.fromEntries(rows.map(({ code, scope, permissions }) => [code, { scope, permissions }]))).toEqual(presetGrants)
})
