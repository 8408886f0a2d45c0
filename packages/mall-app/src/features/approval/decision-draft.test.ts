import { approvalStatus } from '@mall/api/contract'
import { buildApprovalDetail } from '@mall/mocks'
import { expect, test } from 'vitest'
import { fitDecision } from './decision-draft.ts'

const [line] = buildApprovalDetail().Lines
if (!line) throw new Error('The approval has a line')
const approval = buildApprovalDetail({ Version: 3, Lines: [{ ...line, LineId: 1, Quantity: 6 }, { ...line, LineId: 2, Quantity: 4 }] })
const typed = { Comment: '够用即可', Version: 3, Lines: [{ LineId: 2, Quantity: 1 }] }

test('what was typed about the approval as it is, is all there', () => {
  expect(fitDecision(typed, approval)).toEqual(typed)
})

test('of another version the quantities go and the words stay', () => {
  expect(fitDecision({ ...typed, Version: 2 }, approval)).toEqual({ Comment: '够用即可', Version: 3, Lines: [] })
  expect(fitDecision({ ...typed, Version: 2, Comment: '' }, approval)).toBeNull()
})

test.each([
  ['a line that is gone', { LineId: 9, Quantity: 1 }],
  ['as many as there are', { LineId: 2, Quantity: 4 }],
  ['more than there are', { LineId: 2, Quantity: 5 }],
  ['fewer than none', { LineId: 2, Quantity: -1 }],
])('%s is no change', (_, edit) => {
  expect(fitDecision({ ...typed, Lines: [edit, { LineId: 1, Quantity: 0 }] }, approval)?.Lines).toEqual([{ LineId: 1, Quantity: 0 }])
})

test('who may not change lines keeps the words only', () => {
  expect(fitDecision(typed, { ...approval, AllowActions: ['View', 'Agree', 'Reject'] })?.Lines).toEqual([])
})

test('nothing is left once the approval is over, or of nothing', () => {
  expect(fitDecision(typed, { ...approval, Status: approvalStatus.approved })).toBeNull()
  expect(fitDecision({ Comment: '', Version: 3, Lines: [] }, approval)).toBeNull()
})
