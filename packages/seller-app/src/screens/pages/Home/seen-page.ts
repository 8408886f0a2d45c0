import { homeLimits, shownBanners, type BannerViewer, type HomeBannerContent, type HomeContent } from '@mall/api/seller/contract'
import type { Place } from './home-words.ts'

/** For whom, and on which day, a banner is looked at: today, or the nearest day on which it is shown. */
export const viewerOf = ({ For, From, Until }: Pick<HomeBannerContent, 'For' | 'From' | 'Until'>, today: string): BannerViewer => ({
  day: From !== null && From > today ? From : Until !== null && Until < today ? Until : today,
  isLoggedIn: For === 'customers',
})

/** The page with the banners that a viewer sees: as the server renders it for a visitor today, these are what it shows. */
export const contentSeenBy = (content: HomeContent, viewer: BannerViewer): HomeContent => ({
  ...content,
  Banners: shownBanners(content.Banners, viewer).map((banner) => ({ ...banner, From: null, Until: null, For: 'all' })),
})

/** Why a banner is not among those that a viewer sees. */
const bannerAbsence = ({ For, From, Until, Hidden }: HomeBannerContent, { day, isLoggedIn }: BannerViewer): string => {
  if (Hidden) return '这张横幅收起了，页面上没有'
  if (For === 'customers' && !isLoggedIn) return '这张横幅只给已登录的客户看，访客的页面上没有'
  if (For === 'visitors' && isLoggedIn) return '这张横幅只给访客看，已登录的客户的页面上没有'
  if (From !== null && From > day) return `这张横幅 ${From} 开始，${day} 的页面上还没有`
  if (Until !== null && Until < day) return `这张横幅 ${Until} 结束，${day} 的页面上没有了`
  return `同时最多显示 ${homeLimits.shownBanners} 张，这张排在后面，页面上没有`
}

/** Why the page does not show what is being edited; null when it does. */
export const absenceText = (content: HomeContent, place: Place, banner: HomeBannerContent | undefined, viewer: BannerViewer): string | null => {
  if (place === 'Brands') return content.Brands ? null : '合作品牌收起了，页面上没有'
  if (place === 'HotWords') return null
  if (place !== 'Banners') return content.Floors[Number(place.slice('Floors.'.length))]?.Hidden ? '这一层收起了，页面上没有' : null
  return banner === undefined || shownBanners(content.Banners, viewer).includes(banner) ? null : bannerAbsence(banner, viewer)
}
