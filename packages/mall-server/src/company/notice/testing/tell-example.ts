import { demo } from '../../../demo/organisation.ts'
import type { TestMall } from '../../../testing/test-mall.ts'
import { tell, type NoticeToTell } from '../store.ts'

/** When the tests of notices begin. */
export const start = new Date('2026-03-18T10:00:00+08:00')

/** A notice to the buyer. */
export const example: NoticeToTell = {
  kind: 'budgetWarning', subject: 'budget:1', enterpriseId: 1, userIds: [demo.users.buyer], title: '预算已用九成', facts: ['90%'], target: { Kind: 'approvalList' }, now: start,
}

/** Sends it, or another one like it. */
export const tellExample = (mall: TestMall, changes: Partial<NoticeToTell> = {}): Promise<void> => mall.db.transaction((tx) => tell(tx, { ...example, ...changes }))
