import { bannerFits, shownBanners, type BannerViewer, type HomeBannerContent, type HomeContent } from '@mall/api/seller/contract'
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

/** Why the page does not show what is being edited; null when it does. */
export const absenceText = (content: HomeContent, place: Place, banner: HomeBannerContent | undefined, viewer: BannerViewer): string | null => {
  if (place === 'Brands') return content.Brands ? null : '合作品牌收起了，页面上没有'
  if (place === 'HotWords') return null
  if (place !== 'Banners') return content.Floors[Number(place.slice('Floors.'.length))]?.Hidden ? '这一层收起了，页面上没有' : null
  if (banner === undefined || shownBanners(content.Banners, viewer).includes(banner)) return null
  if (banner.Hidden) return '这张横幅收起了，页面上没有'
  return bannerFits(banner, viewer) ? '前面的横幅已满，这张页面上没有' : '这张横幅不给他们看，或不在这一天'
}
