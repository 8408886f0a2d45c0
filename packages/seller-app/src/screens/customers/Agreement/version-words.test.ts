import { agreementStatus, agreementVersionStatus, type SellerAgreementDetail } from '@mall/api/seller/contract'
import { expect, test } from 'vitest'
import { versionSentence, versionSpans } from './version-words.ts'

type Version = SellerAgreementDetail['Versions'][number]

const first: Version = { VersionNo: 1, From: '2026-01-01', Status: agreementVersionStatus.inForce, StatusName: '已批准', IsNow: false, Rows: 9, Waiting: 0, Rejected: 0, Note: '', WrittenBy: '周宁', DecidedBy: '顾一鸣', DecisionReason: '' }
const second: Version = { ...first, VersionNo: 2, From: '2026-02-15', IsNow: true }
const third: Version = { ...first, VersionNo: 3, From: '2026-04-01', Status: agreementVersionStatus.draft, StatusName: '草稿' }
const agreement = { Until: '2026-12-31', Status: agreementStatus.inForce, StatusName: '已生效', DaysLeft: 288, Versions: [third, second, first] }
const approved = { ...agreement, Versions: [{ ...third, Status: agreementVersionStatus.inForce, StatusName: '已批准' }, second, first] }
const begun = { ...agreement, DaysLeft: null, Status: agreementStatus.draft, StatusName: '草稿', Versions: [{ ...third, VersionNo: 1 }] }
const expired = { ...agreement, DaysLeft: null, Status: agreementStatus.expired, StatusName: '已到期', Versions: [{ ...second, IsNow: false }, first] }

test.each([
  ['a draft', agreement, 3, '第 3 版草稿，批准后 2026-04-01 起到 2026-12-31；客户现在按第 2 版买'],
  ['the one in force', agreement, 2, '第 2 版，2026-02-15 起到 2026-12-31，客户现在按它买'],
  ['a past one', agreement, 1, '第 1 版，2026-01-01 起，2026-02-15 换成第 2 版；客户现在按第 2 版买'],
  ['one in force that ends with the next', approved, 2, '第 2 版，2026-02-15 起，2026-04-01 换成第 3 版，客户现在按它买'],
  ['one that is to come', approved, 3, '第 3 版，2026-04-01 起到 2026-12-31，到时候自动换上；客户现在按第 2 版买'],
  ['the first draft', begun, 1, '第 1 版草稿，批准后 2026-04-01 起到 2026-12-31'],
  ['one of an agreement that is over', expired, 2, '第 2 版，2026-02-15 起到 2026-12-31，协议已到期'],
  ['none', agreement, 9, ''],
])('%s in one sentence', (_name, given, versionNo, sentence) => {
  expect(versionSentence(given, versionNo)).toBe(sentence)
})

test('versions take the days until the next, and today is in one of them', () => {
  expect(versionSpans(agreement).map(({ version, days, today }) => [version.VersionNo, days, today === null ? null : Math.round(today * 100)])).toEqual([[1, 45, null], [2, 45, 69], [3, 274, null]])
  expect(versionSpans(begun).map(({ days, today }) => [days, today])).toEqual([[274, null]])
})

test('today is not before the first version, and at its end on the last day', () => {
  expect(versionSpans({ ...begun, DaysLeft: 280 }).map(({ today }) => today)).toEqual([null])
  expect(versionSpans({ ...begun, DaysLeft: 0 }).map(({ today }) => today)).toEqual([1])
})
