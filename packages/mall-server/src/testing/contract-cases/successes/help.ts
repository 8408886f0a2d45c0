import type { HelpPageKey } from '@mall/api/contract'
import { plain, type ContractTarget, type Successes } from '../define.ts'
import { get, page } from '../steps.ts'

const PageKey: HelpPageKey = '13'

const Body = '# 配送服务\n\n## 时效\n\n见[退换货](/help/detail/1)，**次日**送达。\n'

/** A draft that differs from what is shown, whichever was published before. */
const written = async (target: ContractTarget) => {
  const { Version } = await get(target, 'POST /api/SellerHelp/Detail', { PageKey }, 'seller')
  return get(target, 'POST /api/SellerHelp/SaveDraft', { PageKey, Version, RequestId: crypto.randomUUID(), Body: `${Body}\n${crypto.randomUUID()}\n` }, 'seller')
}

const asRead = ({ Version }: { readonly Version: number }) => ({ PageKey, Version, RequestId: crypto.randomUUID() })

const published = async (target: ContractTarget) => get(target, 'POST /api/SellerHelp/Publish', asRead(await written(target)), 'seller')

export const help = {
  'POST /api/Help/Pages': [
    'visitor',
    async (target) => {
      await published(target)
      return {}
    },
  ],
  'POST /api/SellerHelp/Pages': ['seller', plain({})],
  'POST /api/SellerHelp/Detail': ['seller', plain({ PageKey: '1' })],
  'POST /api/SellerHelp/Versions': [
    'seller',
    async (target) => {
      await published(target)
      return { PageKey, ...page }
    },
  ],
  'POST /api/SellerHelp/Preview': ['seller', plain({ Body })],
  'POST /api/SellerHelp/SaveDraft': ['seller', async (target) => ({ Body, ...asRead(await get(target, 'POST /api/SellerHelp/Detail', { PageKey }, 'seller')) })],
  'POST /api/SellerHelp/Publish': ['seller', async (target) => asRead(await written(target))],
  'POST /api/SellerHelp/Restore': ['seller', async (target) => ({ VersionNo: null, ...asRead(await get(target, 'POST /api/SellerHelp/Detail', { PageKey }, 'seller')) })],
} as const satisfies Successes
