import { plain, type ContractTarget, type Successes } from '../define.ts'
import { get, picture } from '../steps.ts'

const detail = (target: ContractTarget) => get(target, 'POST /api/SellerSite/Detail', {}, 'seller')

export const site = {
  'POST /api/SellerCalendar/Detail': ['seller', plain({})],
  'POST /api/SellerCalendar/Save': [
    'seller',
    async (target) => {
      const { Calendar, Version } = await get(target, 'POST /api/SellerCalendar/Detail', {}, 'seller')
      return { Calendar: { ...Calendar, Limits: { ...Calendar.Limits, Quote: 17 } }, Version, RequestId: crypto.randomUUID() }
    },
  ],
  'POST /api/SellerSite/UploadLogo': ['seller', async () => picture('file')],
  'POST /api/SellerSite/Detail': ['seller', plain({})],
  'POST /api/SellerSite/Save': [
    'seller',
    async (target) => {
      const { Site, Version } = await detail(target)
      return { ...Site, Slogan: `企业办公 ${crypto.randomUUID()}`, Version, RequestId: crypto.randomUUID() }
    },
  ],
} as const satisfies Successes
