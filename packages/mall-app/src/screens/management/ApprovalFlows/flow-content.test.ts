import { expect, test } from 'vitest'
import type { ApprovalReplay } from '@mall/api/contract'
import { categoryOptions, hoursPerOrderText, newContent, problemAt, replaySentence, searched, textOf, totalHoursText } from './flow-content.ts'

const replay: ApprovalReplay = {
  Days: 30, Total: 214, IsLimited: false, ApprovedBefore: 92, ApprovedAfter: 117, More: 0, Less: 0, Other: 0, Stuck: 0, RuleOrders: [], HoursBefore: 100, HoursAfter: 100, Unmeasured: 0, Approvers: [], Changed: [],
}

test.each([
  [{ Total: 0 }, '近 30 天没有适用的订单'],
  [{}, '近 30 天 214 单中，没有变化'],
  [{ More: 37, Less: 12 }, '近 30 天 214 单中，37 单会多审批，12 单会少审批'],
  [{ Other: 3, Stuck: 1 }, '近 30 天 214 单中，3 单换审批人，1 单没有人能审批'],
])('%j: %s', (changes, sentence) => expect(replaySentence({ ...replay, ...changes })).toBe(sentence))

test.each([
  [{ HoursBefore: null }, null, null],
  [{}, '约 100 小时，不变', '1.1 到 0.9 小时，少 0.2 小时'],
  [{ HoursAfter: 121.4 }, '100 到 121.4 小时，多 21.4 小时', '1.1 到 1 小时，少 0.1 小时'],
  [{ HoursAfter: 99.9, ApprovedAfter: 92 }, '100 到 99.9 小时，少 0.1 小时', '约 1.1 小时，不变'],
  [{ HoursBefore: 0, ApprovedBefore: 0 }, '0 到 100 小时，多 100 小时', null],
])('hours of %j: %s in total, %s per order', (changes, total, perOrder) => {
  expect([totalHoursText({ ...replay, ...changes }), hoursPerOrderText({ ...replay, ...changes })]).toEqual([total, perOrder])
})

test('a category of any level is found by a part of its name, with the way to it', () => {
  const third = { CategoryId: 111, Name: '碎纸机', ProductCounts: 1 }
  const options = categoryOptions([{ CategoryId: 1, Name: '办公设备', CategoryGroup: '设备', Category2List: [{ CategoryId: 11, Name: '碎纸装订', ProductCounts: 1, Category3List: [third] }] }])
  expect(searched(options, '碎纸')).toEqual([
    { value: 11, label: '碎纸装订', note: '办公设备' },
    { value: 111, label: '碎纸机', note: '办公设备 / 碎纸装订' },
  ])
})

test('a problem stands at its own field', () => {
  const problems = [{ Path: 'Rules.1.Nodes', Text: '请至少添加一个审批节点' }]
  expect([problemAt(problems, 'Rules.1.Nodes'), problemAt(problems, 'Rules.1')]).toEqual(['请至少添加一个审批节点', undefined])
})

test('content is the same after the server cut its blanks and ordered its fields, and another once something is changed', () => {
  const content = { ...newContent(), Name: '行政采购 ' }
  const { Name, ...rest } = content
  expect(textOf({ ...rest, Name: Name.trim() })).toBe(textOf(content))
  expect(textOf({ ...content, WaitDays: 8 })).not.toBe(textOf(content))
})
