import type { ContractTarget, Successes } from '../define.ts'
import { get, need } from '../steps.ts'

const request = () => ({ RequestId: crypto.randomUUID() })

/** Words under a title that no other case uses. */
const words = () => ({ Title: `整箱更划算 ${crypto.randomUUID().slice(0, 8)}`, Text: '您好，整箱采购可再优惠，需要的话告诉我们箱数。', ...request() })

const aTemplate = async (target: ContractTarget) => {
  const wanted = words()
  const { Items } = await get(target, 'POST /api/SellerReplyTemplate/Create', wanted, 'seller')
  const { TemplateId, Version } = need(Items.find(({ Title }) => Title === wanted.Title), 'template')
  return { TemplateId, Version, ...request() }
}

export const replyTemplates = {
  'POST /api/SellerReplyTemplate/List': [
    'seller',
    async (target) => {
      await aTemplate(target)
      return {}
    },
  ],
  'POST /api/SellerReplyTemplate/Create': ['seller', async () => words()],
  'POST /api/SellerReplyTemplate/Save': ['seller', async (target) => ({ ...words(), ...(await aTemplate(target)) })],
  'POST /api/SellerReplyTemplate/Delete': ['seller', (target) => aTemplate(target)],
} as const satisfies Successes
