import { expect, test } from 'vitest'
import { newContent, newNode, newRule } from './flow-content.ts'
import { flowDraft, flowDraftOf } from './flow-draft.ts'

const at = '2026-03-18T02:30:00.000Z'
const people = [{ UserId: 3, UserName: '顾明远', DepartmentName: '行政部', IsActive: true }, { UserId: 4, UserName: '陈思齐', DepartmentName: '财务部', IsActive: true }]
const content = { ...newContent(), Rules: [{ ...newRule(), Nodes: [{ ...newNode('财务复核'), ApproverType: 'users' as const, UserIds: [4] }] }] }

test('keeps those who are named, and no one else who was found', () => {
  expect(flowDraft({ Version: 9, Content: content, People: people })).toEqual({ Version: 9, Content: content, People: people.slice(1) })
})

test.each([['nothing', null], ['no fields', { at, values: {} }], ['rules that are none', { at, values: { Version: 9, Content: { Rules: [{}] }, People: [] } }], ['no people', { at, values: { Version: 9, Content: content } }]])(
  'of %s nothing is restored',
  (_, draft) => {
    expect(flowDraftOf(draft)).toBeNull()
  },
)

test('what was kept is restored', () => {
  const kept = flowDraft({ Version: 9, Content: content, People: people })
  expect(flowDraftOf({ at, values: JSON.parse(JSON.stringify(kept)) as unknown })).toEqual(kept)
})
