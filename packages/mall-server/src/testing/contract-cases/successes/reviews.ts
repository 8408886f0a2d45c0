import type { ContractTarget, Successes } from '../define.ts'
import { get, need, page } from '../steps.ts'

const asRead = ({ ReviewId, Version }: { readonly ReviewId: number; readonly Version: number }) => ({ ReviewId, Version, RequestId: crypto.randomUUID() })

/** The latest review that is shown, as its actions name it. */
const shown = async (target: ContractTarget) => asRead(need((await get(target, 'POST /api/SellerReview/List', { ...page, Tab: 'waiting' }, 'seller')).Items[0], 'review'))

const hide = async (target: ContractTarget) => ({ ...(await shown(target)), Reason: '内容与商品无关' })

export const reviews = {
  'POST /api/SellerReview/Reply': ['seller', async (target) => ({ ...(await shown(target)), Text: '感谢支持，我们会继续保证品质。' })],
  'POST /api/SellerReview/Hide': ['seller', hide],
  'POST /api/SellerReview/Show': ['seller', async (target) => asRead(await get(target, 'POST /api/SellerReview/Hide', await hide(target), 'seller'))],
} satisfies Successes
