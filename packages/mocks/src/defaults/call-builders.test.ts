import { contract } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { defaultResponse } from './default-response.ts'
import { pageBuilder, responseBuilder } from './call-builders.ts'

const key = 'POST /api/Approval/List'
const build = pageBuilder(key)

test('without rows, a page is what the call answers by default, and no later page has what was changed in it', () => {
  const page = build()
  expect(page).toEqual(defaultResponse(key))
  page.Items.length = 0
  expect(build()).toEqual(defaultResponse(key))
})

test('rows that are given are all there are, each with its own parts', () => {
  const page = build([{ Purpose: '一' }, { Purpose: '二' }], { TotalAmount: 3 })
  expect(page.Items.map(({ Purpose }) => Purpose)).toEqual(['一', '二'])
  expect(page).toMatchObject({ total: 2, TotalAmount: 3 })
  expect(contract[key].response.safeParse(page).success).toBe(true)
  expect(build([])).toMatchObject({ Items: [], total: 0 })
})

test('a list without pages is an array, and is replaced as a whole', () => {
  const build = responseBuilder('POST /api/Department/Tree')
  expect(build()).toEqual(defaultResponse('POST /api/Department/Tree'))
  expect(build([])).toEqual([])
})
