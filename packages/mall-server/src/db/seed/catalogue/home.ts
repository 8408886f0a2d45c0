import { addDays, midnightOf } from '../../../time.ts'
import type { homeBanner, homeFloor, notice } from '../../schema/catalogue.ts'

/** Banners by the theme of their drawing. */
export const banners: (typeof homeBanner.$inferInsert)[] = [
  { title: '一站配齐办公所需', subtitle: '三千余种办公用品，协议价直采', link: '/product/index', theme: 'desk', position: 1 },
  { title: '开工文具季', subtitle: '书写、本册、桌面文具整盒更省', link: '/product/index?Cid=12', theme: 'paper-and-ink', position: 2 },
  { title: '会议接待茶歇', subtitle: '茶水咖啡与休闲食品，次日送达', link: '/product/index?Cid=23', theme: 'tea', position: 3 },
  { title: '新办公室焕新', subtitle: '工位、座椅、收纳，送货上门并安装', link: '/product/index?Cid=19', theme: 'shelf', position: 4 },
]

/** Floors by the name of their first-level category. */
export const floors: readonly (readonly [name: string, category: string])[] = [
  ['办公用纸 · 天天用', '办公用纸'], ['书写有手感', '书写工具'], ['打印不停歇', '打印耗材'], ['桌面数码', '电脑外设'], ['舒适工位', '办公家具'], ['清洁补给', '清洁用品'],
  ['茶水间', '茶水咖啡'], ['安全生产', '劳动防护'],
]

export const noticesOf = (now: Date): (typeof notice.$inferInsert)[] => {
  const today = midnightOf(now)
  const rows: readonly (readonly [string, string, number])[] = [
    ['关于节假日配送与客服时间的通知', '/help/detail/13', 2],
    ['协议价更新说明：本季度新增协议商品', '/product/index', 6],
    ['电子发票开具流程优化公告', '/help/detail/9', 11],
    ['西部地区仓库升级，部分商品发货延迟提示', '/help/detail/15', 17],
    ['账期客户对账单下载指引', '/help/detail/11', 25],
  ]
  return rows.map(([title, link, daysAgo]) => ({ title, link, publishedAt: addDays(today, -daysAgo) }))
}
