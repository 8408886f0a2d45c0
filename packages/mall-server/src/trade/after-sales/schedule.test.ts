import { expect, test } from 'vitest'
import type { AfterSalesRow } from './records.ts'
import { sellerMove } from './schedule.ts'

const at = (hours: number): Date => new Date(Date.UTC(2026, 2, 18) + hours * 3_600_000)
const received = at(-24)

const service = (changes: Partial<AfterSalesRow>): AfterSalesRow => ({
  id: 1, returnNo: 'SH2026031800000001', groupId: 1, enterpriseId: 1, departmentId: 1, userId: 2, orderId: 1, lineId: 1, status: 10, version: 1, type: 1, quantity: 1,
  reason: '质量问题', description: '', images: [], returnMode: 2, contact: '', mobile: '', refundFen: 100, sellerNote: '', carrier: '', trackingNo: '', isByHand: false, createdAt: at(0), askedAt: null, checkSince: null,
  reviewedAt: null, sentAt: null, receivedAt: null, finishedAt: null, reopenedAt: null, refundedAt: null, closedAt: null, ...changes,
})

test.each<[string, Partial<AfterSalesRow>, string | null]>([
  ['looks at it', {}, 'Approve 0.5'],
  ['takes back what is not needed, for a week', { reason: '多买不需要', createdAt: at(24 * 6) }, 'Approve 144.5'],
  ['not after that', { reason: '多买不需要', createdAt: at(24 * 6 + 1) }, 'Reject 145.5'],
  ['picks it up', { status: 20, returnMode: 1, reviewedAt: at(1) }, 'FillExpress 3'],
  ['waits for what the applicant sends', { status: 20, returnMode: 2, reviewedAt: at(1) }, null],
  ['receives it', { status: 30, sentAt: at(3) }, 'Receive 27'],
  ['finishes', { status: 40, receivedAt: at(27) }, 'Finish 31'],
  ['finishes again', { status: 40, receivedAt: at(27), finishedAt: at(31), reopenedAt: at(40) }, 'Finish 64'],
  ['waits for the applicant', { status: 50, finishedAt: at(31) }, null],
  ['is done', { status: 60 }, null],
  ['leaves what the staff have', { status: 20, returnMode: 1, reviewedAt: at(1), isByHand: true }, null],
  ['leaves what was rejected', { status: 11 }, null],
  ['leaves what was cancelled', { status: 70 }, null],
])('the seller %s', (_, changes, expected) => {
  const move = sellerMove(service(changes), received)
  expect(move && `${move.action} ${(move.at.getTime() - at(0).getTime()) / 3_600_000}`).toBe(expected)
})
