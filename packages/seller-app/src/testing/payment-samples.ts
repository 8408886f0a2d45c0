import type { SellerPayment, SellerPaymentDetail } from '@mall/api/seller/contract'

const row: SellerPayment = {
  PaymentNo: 'SK202603000012', EnterpriseId: 1, EnterpriseName: '华启科技（上海）有限公司', PaidOn: '2026-03-17', Amount: 120_000, MatchedAmount: 100_000, RestAmount: 20_000, Payer: '华启科技（上海）有限公司',
  Reference: '2026031700012345', Note: '货款 DZ202602000087', State: 'open', StateName: '有余额', AllowActions: ['Match', 'Unmatch'], Version: 3,
}

/** Money as stories show it. */
export const paymentSamples = {
  open: row,
  unclaimed: {
    ...row, PaymentNo: 'SK202603000013', EnterpriseId: null, EnterpriseName: '', Amount: 36_410, MatchedAmount: 0, RestAmount: 36_410, Payer: '上海华启集团结算中心', Reference: '2026031800000871', Note: '2 月货款',
    State: 'unclaimed', StateName: '待认领', AllowActions: ['Claim', 'Void'], Version: 1,
  },
  matched: { ...row, PaymentNo: 'SK202603000009', PaidOn: '2026-03-11', Reference: '2026031100004417', Amount: 48_840.5, MatchedAmount: 48_840.5, RestAmount: 0, State: 'matched', StateName: '已核销', AllowActions: ['Unmatch'] },
  void: { ...row, PaymentNo: 'SK202603000008', PaidOn: '2026-03-11', MatchedAmount: 0, RestAmount: 0, Reference: '', State: 'void', StateName: '已作废', AllowActions: [] },
} as const satisfies Readonly<Record<string, SellerPayment>>

/** The page of money that is used in part, with what it can still be put on. */
export const paymentDetail: SellerPaymentDetail = {
  ...row, EnteredBy: '何静', EnteredTime: '2026-03-17T10:02:00+08:00', VoidReason: '', VoidTime: null, SuggestedCustomer: null,
  Matches: [
    { MatchId: 1, StatementNo: 'DZ202512000044', Amount: 100_000, Time: '2026-03-17T10:05:00+08:00', By: '何静', UndoneTime: '2026-03-17T11:20:00+08:00', UndoneBy: '何静', UndoReason: '付的是 1 月的账' },
    { MatchId: 2, StatementNo: 'DZ202601000061', Amount: 100_000, Time: '2026-03-17T11:21:00+08:00', By: '何静', UndoneTime: null, UndoneBy: '', UndoReason: '' },
  ],
  PaidOrders: [],
  Orders: [
    { OrderNo: 'D2026031500000207', OrderTime: '2026-03-15T14:20:00+08:00', UserName: '王璐', PayableAmount: 1_658.76, Basis: null, Version: 2 },
    { OrderNo: 'D2026031700000291', OrderTime: '2026-03-17T09:02:00+08:00', UserName: '沈知言', PayableAmount: 36_410, Basis: null, Version: 3 },
  ],
  Candidates: [
    { StatementNo: 'DZ202512000044', UntilDay: '2025-12-31', DueOn: '2026-02-22', OverdueDays: 24, UnpaidAmount: 8_840.5, Suggested: 0, Basis: null, Version: 5 },
    { StatementNo: 'DZ202602000087', UntilDay: '2026-02-28', DueOn: '2026-04-14', OverdueDays: 0, UnpaidAmount: 146_580, Suggested: 20_000, Basis: 'number', Version: 7 },
  ],
}
