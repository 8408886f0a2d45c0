import { plain, type ContractTarget, type Successes } from '../define.ts'
import { get, need, page } from '../steps.ts'

const asRead = ({ AnnouncementId, Version }: { readonly AnnouncementId: number; readonly Version: number }) => ({ AnnouncementId, Version, RequestId: crypto.randomUUID() })

const values = { Title: '样品公告', Body: '## 说明\n\n见[配送服务](/help/detail/13)，**次日**送达。', For: 'all', PartyId: null, RoleId: null, From: null, Until: null } as const

/** One that was written and is not published. */
const written = async (target: ContractTarget) => {
  const made = await get(target, 'POST /api/SellerAnnouncement/Create', { Title: values.Title, For: 'all', PartyId: null, RequestId: crypto.randomUUID() }, 'seller')
  return get(target, 'POST /api/SellerAnnouncement/Save', { ...values, ...asRead(made) }, 'seller')
}

const shown = async (target: ContractTarget) => need((await get(target, 'POST /api/Announcement/List', page, 'buyer')).Items[0], 'announcement')

export const announcements = {
  'POST /api/Announcement/List': ['buyer', plain(page)],
  'POST /api/Announcement/Detail': ['buyer', async (target) => ({ AnnouncementId: (await shown(target)).AnnouncementId })],
  'POST /api/SellerAnnouncement/Detail': ['seller', async (target) => ({ AnnouncementId: (await shown(target)).AnnouncementId })],
  'POST /api/SellerAnnouncement/Parties': ['seller', plain({ Keyword: '华启' })],
  'POST /api/SellerAnnouncement/Preview': ['seller', plain({ Body: values.Body })],
  'POST /api/SellerAnnouncement/Create': ['seller', async () => ({ Title: values.Title, For: 'company' as const, PartyId: 1, RequestId: crypto.randomUUID() })],
  'POST /api/SellerAnnouncement/Save': ['seller', async (target) => ({ ...values, ...asRead(await written(target)) })],
  'POST /api/SellerAnnouncement/Publish': ['seller', async (target) => asRead(await written(target))],
  'POST /api/SellerAnnouncement/TakeDown': ['seller', async (target) => asRead(await get(target, 'POST /api/SellerAnnouncement/Publish', asRead(await written(target)), 'seller'))],
} as const satisfies Successes
