import { bannerAudiences, homeLimits, shownBanners, type HomeBannerContent, type HomeContent, type HomeProblem } from '@mall/api/seller/contract'

/** What is being edited. */
export type Place = 'Banners' | `Floors.${number}` | 'Brands' | 'HotWords'

/** The place of a problem. */
export const placeOfProblem = ({ Path }: HomeProblem): Place => {
  const [part = '', at = ''] = Path.split('.')
  return part === 'Floors' ? `Floors.${Number(at)}` : part === 'HotWords' ? 'HotWords' : 'Banners'
}

/** 11-27 到 12-31, 所有人 */
export const bannerNote = ({ From, Until, For, Hidden }: HomeBannerContent): string => {
  const short = (day: string) => day.slice(5)
  const days = From === null && Until === null ? '一直' : From === null ? `到 ${short(Until ?? '')}` : Until === null ? `从 ${short(From)} 起` : `${short(From)} 到 ${short(Until)}`
  return Hidden ? '收起' : [days, ...(For === 'all' ? [] : [bannerAudiences[For]])].join('，')
}

/** How many banners are shown on a day, and which are more than there is room for. */
export const bannersOn = (banners: HomeContent['Banners'], day: string) => {
  const numbered = banners.map((banner, at) => ({ ...banner, number: at + 1 }))
  const shownTo = (isLoggedIn: boolean) => shownBanners(numbered, { day, isLoggedIn })
  const [visitors, customers] = [shownTo(false), shownTo(true)]
  const isFitting = (number: number) => shownBanners(numbered.filter((banner) => banner.number === number), { day, isLoggedIn: false }).length + shownBanners(numbered.filter((banner) => banner.number === number), { day, isLoggedIn: true }).length > 0
  const crowded = numbered.filter(({ number }) => isFitting(number) && ![...visitors, ...customers].some((banner) => banner.number === number)).map(({ number }) => number)
  return { visitors: visitors.length, customers: customers.length, crowded }
}

/** What is said of banners of a day. */
export const bannersText = (banners: HomeContent['Banners'], day: string): string => {
  const { visitors, customers } = bannersOn(banners, day)
  return visitors === customers ? `今天显示 ${visitors} 张` : `今天访客看到 ${visitors} 张，客户看到 ${customers} 张`
}

/** That some do not come to be shown; null when all are. */
export const crowdedText = (banners: HomeContent['Banners'], day: string): string | null => {
  const { crowded } = bannersOn(banners, day)
  return crowded.length === 0 ? null : `第 ${crowded.join('、')} 张今天轮不到：同时最多显示 ${homeLimits.shownBanners} 张，靠前的先显示`
}

/** 5 种，按销量 */
export const floorNote = ({ ProductCodes, Hidden }: HomeContent['Floors'][number]): string => (Hidden ? '收起' : ProductCodes.length === 0 ? '按销量' : `手选 ${ProductCodes.length} 种`)
