import type { HomeContent } from '@mall/api/seller/contract'
import type { BannerTheme } from '@mall/pictures'
import { bannerPicture } from '../../catalogue/pictures/addresses.ts'
import type { bannerDrawing } from '../../platform/db/schema/catalogue.ts'

/** Banners, and the first-level category that each leads to; null for the whole list. */
const banners: readonly { readonly title: string; readonly subtitle: string; readonly theme: BannerTheme; readonly category: string | null }[] = [
  { title: '一站配齐办公所需', subtitle: '三千余种办公用品，协议价直采', theme: 'study', category: null },
  { title: '开工文具季', subtitle: '书写、本册、桌面文具整盒更省', theme: 'paper-and-ink', category: '书写工具' },
  { title: '会议接待茶歇', subtitle: '茶水咖啡与休闲食品，次日送达', theme: 'tea', category: '茶水咖啡' },
  { title: '新办公室焕新', subtitle: '工位、座椅、收纳，送货上门并安装', theme: 'shelf', category: '办公家具' },
]

export const bannerDrawings: (typeof bannerDrawing.$inferInsert)[] = banners.map(({ theme }, at) => ({ id: at + 1, theme }))

/** Floors by the name of their first-level category. */
const floors: readonly (readonly [name: string, category: string])[] = [
  ['办公用纸 · 天天用', '办公用纸'], ['书写有手感', '书写工具'], ['打印不停歇', '打印耗材'], ['桌面数码', '电脑外设'], ['舒适工位', '办公家具'], ['清洁补给', '清洁用品'],
  ['茶水间', '茶水咖啡'], ['安全生产', '劳动防护'],
]

/** The first version of the demo's home page. */
export const homeContentOf = (idOf: (category: string) => number): HomeContent => ({
  Banners: banners.map(({ title, subtitle, category }, at) => ({
    Title: title, Subtitle: subtitle, ImageUrl: bannerPicture(at + 1), Alt: '', FocusX: 50, FocusY: 50, Link: { Kind: 'products', CategoryId: category === null ? null : idOf(category) }, From: null, Until: null, For: 'all', Hidden: false,
  })),
  Floors: floors.map(([name, category]) => ({ Name: name, CategoryId: idOf(category), ProductCodes: [], Hidden: false })),
  Brands: true,
  HotWords: [],
})
