import * as z from 'zod/mini'
import { fileUrl, instant, requestId } from '../common.ts'
import { field, named } from '../describe.ts'
import { photoRules } from '../photo.ts'
import { shownSettings } from '../site.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** What can be done with the settings of the site. */
export const sellerSiteActions = ['Edit'] as const

export type SellerSiteAction = (typeof sellerSiteActions)[number]

/** What the seller sets of the site. Where it sends its people, and how it is built in, its environment alone says. */
export const shownSite = named('ShownSite', 'What a site shows of itself, as the seller sets it.', z.object(shownSettings))

export type ShownSite = z.output<typeof shownSite>

/** What each setting is called, in the order of the settings. */
export const shownSiteNames = {
  Name: '商城名称', Slogan: '一句话介绍', Logo: '标志', Icon: '标签页图标', ThemeColor: '主题色', Hotlines: '热线', Promises: '服务承诺', FooterColumns: '页脚链接', Notices: '资质与备案', Copyright: '版权',
  NavigationLinks: '网站导航', MobileCodes: '手机商城二维码', TopBanner: '顶部横幅', Invoice: '开票信息', ServiceHref: '在线客服', ReviewTime: '售后审核时间',
} as const satisfies Readonly<Record<keyof ShownSite, string>>

/** The settings, in their order. */
export const siteSettingNames = Object.keys(shownSiteNames) as readonly (keyof ShownSite)[]

/** What the seller sets, of all that a site has. */
export const shownSiteOf = (site: ShownSite): ShownSite => Object.fromEntries(siteSettingNames.map((name) => [name, site[name]])) as unknown as ShownSite

type SettingPart = string | null | readonly SettingPart[] | { readonly [name: string]: SettingPart }

/** A setting in words: a row of it on each line. */
export const siteSettingText = (setting: SettingPart): string => {
  if (typeof setting === 'string' || setting === null) return setting ?? ''
  return Object.values(setting).map(siteSettingText).filter((text) => text !== '').join(Array.isArray(setting) ? '\n' : ' ')
}

export const sellerSiteDetail = named(
  'SellerSiteDetail',
  'The settings of the site: what holds, and what holds where the seller has set nothing.',
  z.object({
    Site: field(shownSite, 'What every page shows.'),
    Deployed: field(shownSite, 'What the environment of the mall says, which holds where the seller has set nothing.'),
    Own: field(z.array(z.literal(siteSettingNames)), 'What the seller has set, in the order of the settings.'),
    ChangedBy: field(z.nullable(z.string()), 'Who saved last; null: nobody has.'),
    ChangedAt: field(z.nullable(instant), 'When.'),
    AllowActions: field(z.array(z.literal(sellerSiteActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with everything that is saved.'),
  }),
)

export const sellerSiteController = { SellerSite: 'What the site shows of itself, as the seller sets it.' } as const

const manage = staffWith('content.manage')

export const sellerSiteCalls = defineSellerCalls({
  'POST /api/SellerSite/Detail': {
    summary: 'Returns the settings of the site.',
    access: staffWith('content.view'),
    scope: 'none',
    body: z.object({}),
    response: sellerSiteDetail,
  },
  'POST /api/SellerSite/Save': {
    summary: 'Saves the settings of the site; whoever opens a page within ten seconds or later gets them.',
    description: 'All of them at once. What is as the environment says is not kept, so that it follows the environment.',
    access: manage,
    scope: 'none',
    body: z.object({ ...shownSettings, Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'), RequestId: requestId }),
    response: sellerSiteDetail,
  },
  'POST /api/SellerSite/UploadLogo': {
    summary: 'Uploads a logo or an icon of the site and returns its address.',
    description: 'As `SellerProduct/UploadPicture`. `Save` keeps it; one that is never saved is deleted after a day.',
    access: manage,
    scope: 'none',
    mode: 'multipart',
    file: { field: 'file', rules: photoRules },
    response: z.object({ Url: field(fileUrl, 'Address of the photo: `photoSources` returns its widths.') }),
  },
})

export type { SellerSiteDetail } from '../../resources/generated/shapes.ts'
