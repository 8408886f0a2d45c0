import { plain, type ContractTarget, type Successes } from '../define.ts'
import { get, need, page, picture } from '../steps.ts'

/** The home page with a draft, as its calls name it. */
const editedHome = async (target: ContractTarget) => {
  const { Content, Version } = await get(target, 'POST /api/SellerHome/Detail', {}, 'seller')
  const Floors = [{ Name: `样品${crypto.randomUUID().slice(0, 8)}`, CategoryId: Content.Floors[0]?.CategoryId ?? null, ProductCodes: [], Hidden: false }, ...Content.Floors]
  return { ...(await get(target, 'POST /api/SellerHome/SaveDraft', { Version, RequestId: crypto.randomUUID(), Content: { ...Content, Floors } }, 'seller')), RequestId: crypto.randomUUID() }
}

const plannedHome = async (target: ContractTarget) => {
  const { Version, RequestId } = await editedHome(target)
  const { Now } = await get(target, 'POST /api/SellerToday/Sales', {}, 'seller')
  return get(target, 'POST /api/SellerHome/Publish', { Version, RequestId, LiveAt: new Date(new Date(Now).getTime() + 86_400_000).toISOString() }, 'seller')
}

const homeAsRead = ({ Version }: { readonly Version: number }) => ({ Version, RequestId: crypto.randomUUID() })

export const sellerHome = {
  'POST /api/SellerHome/Detail': ['seller', plain({})],
  'POST /api/SellerHome/SaveDraft': [
    'seller',
    async (target) => {
      const { Content, Version } = await get(target, 'POST /api/SellerHome/Detail', {}, 'seller')
      return { ...homeAsRead({ Version }), Content: { ...Content, HotWords: ['A4 复印纸', '中性笔'] } }
    },
  ],
  'POST /api/SellerHome/DiscardDraft': ['seller', async (target) => homeAsRead(await editedHome(target))],
  'POST /api/SellerHome/Publish': ['seller', async (target) => ({ ...homeAsRead(await editedHome(target)), LiveAt: null })],
  'POST /api/SellerHome/CancelPlan': [
    'seller',
    async (target) => {
      const planned = await plannedHome(target)
      return { ...homeAsRead(planned), VersionNo: need(planned.Planned[0], 'planned version').VersionNo }
    },
  ],
  'POST /api/SellerHome/Restore': [
    'seller',
    async (target) => {
      const { Live, Version } = await get(target, 'POST /api/SellerHome/Detail', {}, 'seller')
      return { ...homeAsRead({ Version }), VersionNo: need(Live ?? undefined, 'version').VersionNo }
    },
  ],
  'POST /api/SellerHome/Versions': ['seller', plain(page)],
  'POST /api/SellerHome/UploadPicture': ['seller', async () => picture('file')],
  'POST /api/SellerHome/Preview': ['seller', async (target) => ({ Content: (await get(target, 'POST /api/SellerHome/Detail', {}, 'seller')).Content })],
  'POST /api/SellerHome/ShareDraft': ['seller', async (target) => homeAsRead(await get(target, 'POST /api/SellerHome/Detail', {}, 'seller'))],
  'POST /api/SellerHome/Shared': [
    'visitor',
    async (target) => ({ Key: (await get(target, 'POST /api/SellerHome/ShareDraft', homeAsRead(await get(target, 'POST /api/SellerHome/Detail', {}, 'seller')), 'seller')).Key }),
  ],
} as const satisfies Successes
