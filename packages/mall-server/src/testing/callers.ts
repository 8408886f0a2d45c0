import type { Caller } from '../platform/http/define-routes.ts'

/** A buyer of company 1 as a handler sees them, for tests below the calls. */
export const buyerOf = (userId: number): Caller => ({
  userId,
  enterpriseId: 1,
  day: '2026-03-18',
  groupId: 1,
  departmentId: 1,
  permissions: new Set(['purchase', 'order.view', 'order.pay', 'address.view', 'address.manage', 'invoice.view', 'invoice.manage'] as const),
  scope: 'self',
  seesPrices: true,
  isGroupAdministrator: false,
  mustEnrol: false,
  isViewOnly: false,
  displayName: `采购员${userId}`,
  sessionId: crypto.randomUUID(),
})
