import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
}, 120_000)
afterAll(() => mall.close())

const { departments: ids } = demo

const treeOf = async (account: string) => {
  const { body, message } = await mall.call('POST /api/Department/Tree', {}, { token: (await mall.login(account)).Token })
  if (body === null) throw new Error(message)
  return body.map(({ DepartmentId, ParentId }) => [DepartmentId, ParentId])
}

test.each([
  ['a buyer, their own', 'buyer2', [[ids.platform, null]]],
  ['an approver, theirs and those below', 'approver2', [[ids.research, null], [ids.platform, ids.research], [ids.quality, ids.research]]],
  ['finance, all of the company', 'finance', [[ids.administration, null], [ids.research, null], [ids.platform, ids.research], [ids.quality, ids.research], [ids.marketing, null], [ids.finance, null]]],
])('%s', async (_, account, tree) => {
  expect(await treeOf(account)).toEqual(tree)
})

test('an administrator of a group sees its companies, and of no other group', async () => {
  const seen = (await treeOf('admin')).map(([id]) => id)
  expect(seen).toContain(ids.workshop)
  expect(seen).not.toContain(ids.operations)
})
