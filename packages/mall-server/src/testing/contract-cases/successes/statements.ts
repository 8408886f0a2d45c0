import type { ContractTarget, Successes } from '../define.ts'
import { approvedOrder, get, need, page, pastedTable } from '../steps.ts'

/** A statement of the administrator's companies of which lines wait to be confirmed, as its calls name it. */
const openStatement = async (target: ContractTarget) => {
  const { Items } = await get(target, 'POST /api/Statement/List', page, 'admin')
  for (const { StatementNo, AllowActions } of Items) {
    if (!AllowActions.includes('Confirm')) continue
    const { Rows, Version } = await get(target, 'POST /api/Statement/Detail', { StatementNo }, 'admin')
    const open = Rows.find(({ State, Pieces }) => State === 'open' && Pieces.every(({ Kind }) => Kind !== 'correction'))
    if (open !== undefined) return { StatementNo, Version, RowId: open.RowId, RequestId: crypto.randomUUID() }
  }
  throw new Error('The target has no statement with an open line')
}

/** Any of them. */
const anyStatement = async (target: ContractTarget) => {
  const { Items } = await get(target, 'POST /api/Statement/List', page, 'admin')
  return { StatementNo: need(Items[0], 'statement').StatementNo }
}

/** One with a line that is disputed. */
const disputedStatement = async (target: ContractTarget) => {
  const asked = await openStatement(target)
  const { Version } = await get(target, 'POST /api/Statement/Dispute', { ...asked, Text: '数量与签收单不符', Images: [] }, 'admin')
  return { ...asked, Version, RequestId: crypto.randomUUID() }
}

const termsOf = async (target: ContractTarget) => {
  const { Items } = await get(target, 'POST /api/SellerStatement/List', page, 'seller')
  const { EnterpriseId } = need(Items[0], 'statement')
  const { Terms, Version } = await get(target, 'POST /api/SellerStatement/Terms', { EnterpriseId }, 'seller')
  return { ...need(Terms ?? undefined, 'terms'), EnterpriseId, Version, RequestId: crypto.randomUUID() }
}

/** A confirmed statement of which something is unpaid. */
const payableStatement = async (target: ContractTarget) => {
  const { Items } = await get(target, 'POST /api/SellerStatement/List', { ...page, Tab: '已确认' }, 'seller')
  return need(Items.find(({ UnpaidAmount }) => UnpaidAmount > 1), 'confirmed statement')
}

/** Money of the company, or of nobody yet. */
const money = (target: ContractTarget, EnterpriseId: number | null, Amount = 100) =>
  get(target, 'POST /api/SellerPayment/Create', { RequestId: crypto.randomUUID(), EnterpriseId, PaidOn: '2026-01-05', Amount, Payer: '华启科技（上海）有限公司', Reference: '', Note: '货款' }, 'seller')

/** Money that an action is taken on, as it was read last. */
const asRead = ({ PaymentNo, Version }: { readonly PaymentNo: string; readonly Version: number }) => ({ PaymentNo, Version, RequestId: crypto.randomUUID() })

/** Money of which a part is on a statement. */
const matchedMoney = async (target: ContractTarget) => {
  const { EnterpriseId, StatementNo, Version } = await payableStatement(target)
  const written = await money(target, EnterpriseId, 0.02)
  return get(target, 'POST /api/SellerPayment/Match', { ...asRead(written), Matches: [{ StatementNo, Version, Amount: 0.01 }] }, 'seller')
}

/** What both sides do with statements. */
export const statements = {
  'POST /api/Statement/Detail': ['admin', anyStatement],
  'POST /api/Statement/Confirm': [
    'admin',
    async (target) => {
      const { RowId, ...asked } = await openStatement(target)
      return { ...asked, RowIds: [RowId] }
    },
  ],
  'POST /api/Statement/Dispute': ['admin', async (target) => ({ ...(await openStatement(target)), Text: '数量与签收单不符', Images: [] })],
  'POST /api/Statement/Withdraw': ['admin', disputedStatement],
  'POST /api/Statement/Postpone': ['admin', disputedStatement],
  'POST /api/Statement/Download': ['admin', anyStatement],
  'POST /api/SellerStatement/Detail': ['seller', anyStatement],
  'POST /api/SellerStatement/Download': ['seller', anyStatement],
  'POST /api/SellerStatement/Answer': ['seller', async (target) => ({ ...(await disputedStatement(target)), LowerBy: 0.01, Text: '已核对，减一分' })],
  'POST /api/SellerStatement/Postpone': ['seller', disputedStatement],
  'POST /api/SellerStatement/Resend': [
    'seller',
    async (target) => {
      const { Items } = await get(target, 'POST /api/SellerStatement/List', { ...page, Tab: '待确认' }, 'seller')
      return { StatementNo: need(Items.find(({ AllowActions }) => AllowActions.includes('Resend')), 'statement that waits').StatementNo, RequestId: crypto.randomUUID() }
    },
  ],
  'POST /api/SellerStatement/Terms': ['seller', async (target) => ({ EnterpriseId: (await termsOf(target)).EnterpriseId })],
  'POST /api/SellerStatement/SaveTerms': ['seller', async (target) => ({ ...(await termsOf(target)), CreditDays: 45 })],
  'POST /api/SellerStatement/Make': ['seller', async (target) => ({ EnterpriseId: (await termsOf(target)).EnterpriseId, RequestId: crypto.randomUUID() })],
  'POST /api/SellerPayment/Detail': ['seller', async (target) => ({ PaymentNo: (await matchedMoney(target)).PaymentNo })],
  'POST /api/SellerPayment/Customers': ['seller', async () => ({ Keyword: '华启' })],
  'POST /api/SellerPayment/Create': ['seller', async () => ({ RequestId: crypto.randomUUID(), EnterpriseId: null, PaidOn: '2026-01-05', Amount: 12.5, Payer: '某公司', Reference: crypto.randomUUID(), Note: '' })],
  'POST /api/SellerPayment/Claim': [
    'seller',
    async (target) => ({ ...asRead(await money(target, null)), EnterpriseId: (await termsOf(target)).EnterpriseId }),
  ],
  'POST /api/SellerPayment/Match': [
    'seller',
    async (target) => {
      const { EnterpriseId, StatementNo, Version } = await payableStatement(target)
      return { ...asRead(await money(target, EnterpriseId, 0.02)), Matches: [{ StatementNo, Version, Amount: 0.01 }] }
    },
  ],
  'POST /api/SellerPayment/PayOrder': [
    'seller',
    async (target) => {
      const { OrderNo, Version, PayableAmount } = await approvedOrder(target, 3)
      const { EnterpriseName } = await get(target, 'POST /api/SellerOrder/Detail', { OrderNo }, 'seller')
      const [company] = await get(target, 'POST /api/SellerPayment/Customers', { Keyword: EnterpriseName }, 'seller')
      const paid = { RequestId: crypto.randomUUID(), EnterpriseId: need(company, 'company').EnterpriseId, PaidOn: '2026-03-18', Amount: need(PayableAmount ?? undefined, 'amount'), Payer: '华启科技（上海）有限公司', Reference: '', Note: OrderNo }
      return { ...asRead(await get(target, 'POST /api/SellerPayment/Create', paid, 'seller')), OrderNo, OrderVersion: Version }
    },
  ],
  'POST /api/SellerPayment/Unmatch': [
    'seller',
    async (target) => {
      const found = await matchedMoney(target)
      return { ...asRead(found), MatchId: need(found.Matches[0], 'match').MatchId, Reason: '记错了客户' }
    },
  ],
  'POST /api/SellerPayment/Void': ['seller', async (target) => ({ ...asRead(await money(target, null)), Reason: '重复登记' })],
  'POST /api/SellerPayment/ImportCheck': ['seller', async () => pastedTable('日期\t金额\t对方户名\t流水号\t附言\n2026-01-05\t100\t某公司\tA1\t货款\n2026-13-01\t零\t\t\t')],
  'POST /api/SellerPayment/Import': ['seller', async () => ({ RequestId: crypto.randomUUID(), Rows: [{ RowNo: 2, Cells: ['2026-01-05', '100', '某公司', crypto.randomUUID(), '货款', '', ''] }] })],
} satisfies Successes
