import type { ContractTarget, Successes } from '../define.ts'
import { get, need, page } from '../steps.ts'

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
  const { Version } = await get(target, 'POST /api/Statement/Dispute', { ...asked, Text: '数量与签收单不符' }, 'admin')
  return { ...asked, Version, RequestId: crypto.randomUUID() }
}

const termsOf = async (target: ContractTarget) => {
  const { Items } = await get(target, 'POST /api/SellerStatement/List', page, 'seller')
  const { EnterpriseId } = need(Items[0], 'statement')
  const { Terms, Version } = await get(target, 'POST /api/SellerStatement/Terms', { EnterpriseId }, 'seller')
  return { ...need(Terms ?? undefined, 'terms'), EnterpriseId, Version, RequestId: crypto.randomUUID() }
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
  'POST /api/Statement/Dispute': ['admin', async (target) => ({ ...(await openStatement(target)), Text: '数量与签收单不符' })],
  'POST /api/Statement/Withdraw': ['admin', disputedStatement],
  'POST /api/Statement/Postpone': ['admin', disputedStatement],
  'POST /api/Statement/Download': ['admin', anyStatement],
  'POST /api/SellerStatement/Detail': ['seller', anyStatement],
  'POST /api/SellerStatement/Download': ['seller', anyStatement],
  'POST /api/SellerStatement/Answer': ['seller', async (target) => ({ ...(await disputedStatement(target)), LowerBy: 0.01, Text: '已核对，减一分' })],
  'POST /api/SellerStatement/Postpone': ['seller', disputedStatement],
  'POST /api/SellerStatement/Terms': ['seller', async (target) => ({ EnterpriseId: (await termsOf(target)).EnterpriseId })],
  'POST /api/SellerStatement/SaveTerms': ['seller', async (target) => ({ ...(await termsOf(target)), CreditDays: 45 })],
  'POST /api/SellerStatement/Make': ['seller', async (target) => ({ EnterpriseId: (await termsOf(target)).EnterpriseId, RequestId: crypto.randomUUID() })],
} satisfies Successes
