import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { noBody, requiredText, text, themeColor } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import type { SiteConfig } from '../resources/generated/shapes.ts'
import { isLinkAddress, isWebAddress } from './link-address.ts'
import { sitePath } from './site-path.ts'

/** How much a site shows: characters of its texts, and how many rows. */
export const siteLimits = {
  name: 60, slogan: 60, logo: 2000, label: 40, number: 40, hours: 40, title: 60, promise: 60, noticeNumber: 60, copyright: 100, hint: 40, banner: 100, reviewTime: 30, address: 500,
  hotlines: 6, promises: 6, columns: 8, links: 20, notices: 12, codes: 6,
} as const

/** What a value must be, for whoever writes a configuration; a form says it in its own words. */
const rule = (text: string) => ({ params: { rule: text } })

/** A path of the mall, or an address of the web: a browser runs nothing that begins otherwise. */
const link = text(siteLimits.address).check(z.refine(isLinkAddress, rule('must be a path of the mall, or begin with https:// or http://')))
const webAddress = text(siteLimits.address).check(z.refine(isWebAddress, rule('must begin with https:// or http://')))
const webAddressOrNone = text(500).check(z.refine((address) => address === '' || isWebAddress(address), rule('must begin with https:// or http://, or be empty')))
const webOrigin = text(200).check(z.refine((origin) => isWebAddress(origin) && new URL(origin).origin === origin, rule('must be an origin such as https://old.example')))
const host = text(200).check(z.regex(/^[^/:\s]+$/, 'must be the name of a host'))

/** A picture that the mall serves. */
const picture = text(siteLimits.logo).check(z.refine((address) => address === '' || sitePath(address) !== null, rule('must be a path of the mall, or be empty')))

const label = field(requiredText(siteLimits.label), 'Name, as shown.')

const titledLinks = z.strictObject({
  Title: field(requiredText(siteLimits.title), 'Heading.'),
  Links: field(z.array(z.strictObject({ Label: label, Href: field(link, 'What it opens.') })).check(z.maxLength(siteLimits.links)), 'Links, in order.'),
})

/** What a site shows of itself: the environment sets it, and the seller's page of the site over that. */
export const shownSettings = {
  Name: field(requiredText(siteLimits.name), 'The mall’s name: the document’s title on every screen.'),
  Slogan: field(text(siteLimits.slogan), 'Beside the name.'),
  Logo: field(picture, 'Address of the logo, in place of the seal and the name; empty: none.'),
  Icon: field(picture, 'Address of the icon of the browser’s tab; empty: the mall’s own.'),
  ThemeColor: field(z.nullable(themeColor), 'Colour of the site, `#RRGGBB`; null for the mall’s own. A customer’s own colour goes first.'),
  Hotlines: field(
    z.array(z.strictObject({ Label: label, Number: field(requiredText(siteLimits.number), 'Number, as shown.'), Hours: field(text(siteLimits.hours), 'When somebody picks up: 工作日 9:00-18:00.') })).check(z.maxLength(siteLimits.hotlines)),
    '企业业务 and 渠道业务. The first one is the contact of the login.',
  ),
  Promises: field(z.array(z.strictObject({ Title: field(requiredText(siteLimits.title), 'In a few words.'), Text: field(text(siteLimits.promise), 'What it means.') })).check(z.maxLength(siteLimits.promises)), 'Promises of the service, above the footer.'),
  FooterColumns: field(z.array(titledLinks).check(z.maxLength(siteLimits.columns)), 'Links of the footer.'),
  Notices: field(
    z.array(z.strictObject({ Label: label, Number: field(requiredText(siteLimits.noticeNumber), 'Number of the licence or registration.'), Href: field(webAddress, 'Where it can be checked.') })).check(z.maxLength(siteLimits.notices)),
    'Licences and registrations.',
  ),
  Copyright: field(text(siteLimits.copyright), 'The line of the copyright.'),
  NavigationLinks: field(z.array(titledLinks).check(z.maxLength(siteLimits.columns)), '网站导航 of the top bar: shops on other platforms, sites of the group.'),
  MobileCodes: field(
    z.array(z.strictObject({ Label: label, Hint: field(text(siteLimits.hint), 'Below the name.'), Address: field(webAddress, 'What the QR code leads to.') })).check(z.maxLength(siteLimits.codes)),
    'QR codes of 手机商城. Without any there is one that opens this mall.',
  ),
  TopBanner: field(z.nullable(z.strictObject({ Text: field(requiredText(siteLimits.banner), 'One line.'), Href: field(link, 'What it opens.') })), 'The banner above every page; null: none.'),
  Invoice: field(
    z.strictObject({
      Title: field(text(100), '名称.'), TaxNumber: field(text(30), '纳税人识别号.'), Address: field(text(200), '地址.'),
      Phone: field(text(40), '电话.'), Bank: field(text(100), '开户行.'), Account: field(text(60), '账号.'),
    }),
    'What customers write on a transfer to the mall: /about/kpinfo. Empty lines are not shown.',
  ),
  ServiceHref: field(text(siteLimits.address).check(z.refine((address) => address === '' || isLinkAddress(address), rule('must be a path of the mall, or begin with https:// or http://'))), 'The live customer service; empty: none.'),
  ReviewTime: field(text(siteLimits.reviewTime), 'How soon the seller looks at an application for an after-sales service: 半小时内; empty: not said.'),
}

const settings = {
  ...shownSettings,
  LinkPlatform: field(
    z.strictObject({
      Production: field(webAddressOrNone, 'From the hosts that are named.'), Test: field(webAddressOrNone, 'From any other host that is not a local one.'),
      ProductionHosts: field(z.array(host).check(z.maxLength(20)), 'Names of the production’s hosts.'),
    }),
    'Where mobile user agents go; empty: they stay.',
  ),
  SessionCookie: field(text(60).check(z.regex(/^[\w.-]*$/)), 'The cookie of a gateway in front, which /cleanCookie leaves alone.'),
}

/** What an operator sets of it; all of it has a default. */
export const siteSettings = z.partial(z.strictObject(settings))

export const siteConfig = named(
  'SiteConfig',
  'What a site of the group shows of itself, and where it sends people. What is empty is not shown.',
  z.object({
    ...settings,
    OldMall: field(
      z.object({
        Origins: field(z.array(webOrigin), 'The only origins that ever receive the token; none: there is no old mall.'),
        Mode: field(z.enum(['post', 'get']), 'How its users are sent there: by a hidden form, or by parameters of the query.'),
      }),
      'The old mall.',
    ),
    PasskeyOrigin: field(z.string(), 'Where passkeys (通行密钥) can be used; empty: they are not offered.'),
    WeChatWork: field(z.object({ CorpId: field(z.string(), 'The company’s id; empty: no login by 企业微信.'), AgentId: field(z.string(), 'The app’s.') }), '企业微信.'),
  }),
)

export const siteController = { Site: 'What a site of the group shows of itself.' } as const

export const siteCalls = defineCalls({
  'POST /api/Site/Config': {
    summary: 'Returns what the site shows of itself: name, hotlines, licences, links.',
    description: 'The pages of the mall carry it already.',
    access: anyone,
    scope: 'none',
    body: noBody,
    response: siteConfig,
  },
})

export type { SiteConfig } from '../resources/generated/shapes.ts'
/** What an operator sets; the rest follows from the connections that are configured. */
export type SiteSettings = Partial<Omit<SiteConfig, 'OldMall' | 'PasskeyOrigin' | 'WeChatWork'>>
