import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { noBody, requiredText, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import type { SiteConfig } from '../resources/generated/shapes.ts'
import { isLinkAddress, isWebAddress } from './link-address.ts'

/** A path of the mall, or an address of the web: a browser runs nothing that begins otherwise. */
const link = text(500).check(z.refine(isLinkAddress, 'must be a path of the mall, or begin with https:// or http://'))
const webAddress = text(500).check(z.refine(isWebAddress, 'must begin with https:// or http://'))
const webAddressOrNone = text(500).check(z.refine((address) => address === '' || isWebAddress(address), 'must begin with https:// or http://, or be empty'))
const webOrigin = text(200).check(z.refine((origin) => isWebAddress(origin) && new URL(origin).origin === origin, 'must be an origin such as https://old.example'))
const host = text(200).check(z.regex(/^[^/:\s]+$/, 'must be the name of a host'))

const label = field(requiredText(40), 'Name, as shown.')

const titledLinks = z.strictObject({
  Title: field(requiredText(60), 'Heading.'),
  Links: field(z.array(z.strictObject({ Label: label, Href: field(link, 'What it opens.') })).check(z.maxLength(20)), 'Links, in order.'),
})

const settings = {
  Name: field(requiredText(60), 'The mall’s name: the document’s title on every screen.'),
  Slogan: field(text(60), 'Beside the name.'),
  Hotlines: field(
    z.array(z.strictObject({ Label: label, Number: field(requiredText(40), 'Number, as shown.'), Hours: field(text(40), 'When somebody picks up: 工作日 9:00-18:00.') })).check(z.maxLength(6)),
    '企业业务 and 渠道业务. The first one is the contact of the login.',
  ),
  Promises: field(z.array(z.strictObject({ Title: field(requiredText(60), 'In a few words.'), Text: field(text(60), 'What it means.') })).check(z.maxLength(6)), 'Promises of the service, above the footer.'),
  FooterColumns: field(z.array(titledLinks).check(z.maxLength(8)), 'Links of the footer.'),
  Notices: field(
    z.array(z.strictObject({ Label: label, Number: field(requiredText(60), 'Number of the licence or registration.'), Href: field(webAddress, 'Where it can be checked.') })).check(z.maxLength(12)),
    'Licences and registrations.',
  ),
  Copyright: field(text(100), 'The line of the copyright.'),
  NavigationLinks: field(z.array(titledLinks).check(z.maxLength(8)), '网站导航 of the top bar: shops on other platforms, sites of the group.'),
  MobileCodes: field(
    z.array(z.strictObject({ Label: label, Hint: field(text(40), 'Below the name.'), Address: field(webAddress, 'What the QR code leads to.') })).check(z.maxLength(6)),
    'QR codes of 手机商城. Without any there is one that opens this mall.',
  ),
  TopBanner: field(z.nullable(z.strictObject({ Text: field(requiredText(100), 'One line.'), Href: field(link, 'What it opens.') })), 'The banner above every page; null: none.'),
  Invoice: field(
    z.strictObject({
      Title: field(text(100), '名称.'), TaxNumber: field(text(30), '纳税人识别号.'), Address: field(text(200), '地址.'),
      Phone: field(text(40), '电话.'), Bank: field(text(100), '开户行.'), Account: field(text(60), '账号.'),
    }),
    'What customers write on a transfer to the mall: /about/kpinfo. Empty lines are not shown.',
  ),
  ServiceHref: field(text(500).check(z.refine((address) => address === '' || isLinkAddress(address), 'must be a path of the mall, or begin with https:// or http://')), 'The live customer service; empty: none.'),
  ReviewTime: field(text(30), 'How soon the seller looks at an application for an after-sales service: 半小时内; empty: not said.'),
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
