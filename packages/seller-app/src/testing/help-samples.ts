import type { ContentNode } from '@mall/api/contract'
import type { HelpVersion, SellerHelpDetail, SellerHelpPage } from '@mall/api/seller/contract'

const by = '陆筱'

export const helpBody = '# 配送服务\n\n## 送达时间\n\n节假日**每日一班**，当天 12:00 前的订单次日送达。\n\n| 商品页显示 | 意思 |\n|---|---|\n| 现货 | 尽快出库 |\n| 预订 | 按交货期备货 |\n\n见[退换货](/help/detail/1)。\n'

export const helpContent: readonly ContentNode[] = [
  { Tag: 'h2', Children: ['送达时间'] },
  { Tag: 'p', Children: ['节假日', { Tag: 'strong', Children: ['每日一班'] }, '，当天 12:00 前的订单次日送达。'] },
  {
    Tag: 'table',
    Children: [
      { Tag: 'thead', Children: [{ Tag: 'tr', Children: [{ Tag: 'th', Children: ['商品页显示'] }, { Tag: 'th', Children: ['意思'] }] }] },
      {
        Tag: 'tbody',
        Children: [
          { Tag: 'tr', Children: [{ Tag: 'td', Children: ['现货'] }, { Tag: 'td', Children: ['尽快出库'] }] },
          { Tag: 'tr', Children: [{ Tag: 'td', Children: ['预订'] }, { Tag: 'td', Children: ['按交货期备货'] }] },
        ],
      },
    ],
  },
  { Tag: 'p', Children: ['见', { Tag: 'a', Href: '/help/detail/1', Children: ['退换货'] }, '。'] },
]

const live = { VersionNo: 7, By: by, PublishedAt: '2026-03-16T09:00:00+08:00' }

export const helpSamples = {
  shipped: { PageKey: '1', Path: '/help/detail/1', Title: '退换货', Live: null, Draft: null },
  published: { PageKey: '13', Path: '/help/detail/13', Title: '配送服务', Live: live, Draft: null },
  drafted: { PageKey: 'BizCustom', Path: '/about/BizCustom', Title: '企业定制', Live: null, Draft: { ChangedBy: by, ChangedAt: '2026-03-16T10:20:00+08:00' } },
} as const satisfies Readonly<Record<string, SellerHelpPage>>

/** What the mall is built with, as an older release had it. */
const shippedBody = helpBody.replace('**每日一班**，当天 12:00 前的订单次日送达。', '停运，当天 10:00 前的订单次日送达。').replace('| 预订 | 按交货期备货 |\n', '')

export const helpDetail: SellerHelpDetail = { ...helpSamples.published, Body: helpBody, Shipped: shippedBody, AllowActions: ['Edit', 'Restore'], Version: 3 }

export const draftedHelp: SellerHelpDetail = {
  ...helpDetail, Draft: { ChangedBy: by, ChangedAt: '2026-03-16T10:20:00+08:00', Body: `${helpBody}\n周六照常。\n` }, AllowActions: ['Edit', 'Publish', 'Restore'], Version: 4,
}

const version: HelpVersion = { ...live, Title: '配送服务', Body: helpBody, IsLive: true, RestoredFrom: null, IsShipped: false }

export const helpVersions: readonly HelpVersion[] = [
  version,
  { ...version, VersionNo: 5, IsLive: false, IsShipped: true, Body: shippedBody, PublishedAt: '2026-03-12T09:00:00+08:00' },
  { ...version, VersionNo: 3, IsLive: false, Title: '送货', Body: '# 送货\n\n改为隔日达。\n', PublishedAt: '2026-03-10T09:00:00+08:00' },
]
