import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { id, instant, noBody, pageOf, paging } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { noticeKindNames, type NoticeKind } from './lifecycles/enumerations.ts'
import { linkTarget } from './link-target.ts'
import { amountText } from './priced.ts'

const kind = z.literal(Object.keys(noticeKindNames) as NoticeKind[])
const kindField = field(kind, 'Kind of the notice.')
const kindName = field(z.string(), 'The kind, as shown.')

export const notice = named(
  'Notice',
  'Something that happened and concerns the user.',
  z.object({
    NoticeId: field(id, 'The notice.'),
    Kind: kindField,
    KindName: kindName,
    Title: field(amountText, 'What happened, in one sentence.'),
    Facts: field(z.array(amountText), 'Further facts, in short: an amount, a name, a reason.'),
    Target: field(linkTarget, 'The very thing that it is about.'),
    Time: field(instant, 'When it happened.'),
    IsUnread: field(z.boolean(), 'Neither read nor done: it counts.'),
    IsDone: field(z.boolean(), 'What it asked for was done, here or elsewhere.'),
  }),
)

export const noticeCount = named(
  'NoticeCount',
  'How many notices are unread.',
  z.object({ Count: field(z.int().check(z.nonnegative()), 'Unread notices of the user in this enterprise.') }),
)

const ways = {
  InMall: field(z.boolean(), 'Whether such notices are listed and counted.'),
  ByMail: field(z.boolean(), 'Whether a mail is sent too, where the mall sends mails.'),
}

export const noticeSettings = named(
  'NoticeSettings',
  'How the user wants to be notified.',
  z.object({
    Mail: field(
      z.literal(['available', 'noAddress', 'notConfigured']),
      'Whether mails reach the user: `noAddress`, the account has no mail address; `notConfigured`, the mall sends none.',
    ),
    Kinds: field(z.array(z.object({ Kind: kindField, KindName: kindName, ...ways })), 'Every kind, in the order of the list of kinds.'),
  }),
)

export const noticeEvent = named(
  'NoticeEvent',
  'One event of the stream.',
  z.discriminatedUnion('Type', [
    z.object({ Type: field(z.literal('count'), 'The number of unread notices, at the beginning and whenever it may have changed.'), ...noticeCount.shape }),
    z.object({ Type: field(z.literal('notice'), 'A new notice.'), ...noticeCount.shape, Notice: field(notice, 'The notice.') }),
    z.object({ Type: field(z.literal('menu'), 'The menu of the user has changed since the stream began, as their role was: `Account/GetUserMenuList` says what it is now.'), ...noticeCount.shape }),
  ]),
)

export const noticeController = { Notice: 'What happened and concerns the user, in the enterprise of the session.' } as const

export const noticeCalls = defineCalls({
  'POST /api/Notice/List': {
    summary: 'Returns a page of the user’s notices, the latest first.',
    access: anyUser,
    scope: 'self',
    body: z.object({ Unread: field(z.optional(z.boolean()), 'True: those alone that count.'), ...paging }),
    response: named('NoticeList', 'A page of notices.', z.object({ ...pageOf(notice).shape, ...noticeCount.shape })),
  },
  'POST /api/Notice/Read': {
    summary: 'Marks notices as read, some of them or all.',
    description: 'Ids that are not the user’s own are ignored.',
    access: anyUser,
    scope: 'self',
    body: z
      .object({
        Ids: field(z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))), 'These.'),
        All: field(z.optional(z.literal(true)), 'All there are now.'),
      })
      .check(z.refine(({ Ids, All }) => (Ids === undefined) !== (All === undefined), { path: ['Ids'] })),
    response: noticeCount,
  },
  'POST /api/Notice/Count': {
    summary: 'Returns how many notices are unread.',
    access: anyUser,
    scope: 'self',
    body: noBody,
    response: noticeCount,
  },
  'POST /api/Notice/Settings': {
    summary: 'Returns how the user wants to be notified of each kind.',
    access: anyUser,
    scope: 'self',
    body: noBody,
    response: noticeSettings,
  },
  'POST /api/Notice/SettingsSave': {
    summary: 'Sets how the user wants to be notified of these kinds.',
    description: 'Kinds that are not sent stay as they are. It holds for what happens from now on.',
    access: anyUser,
    scope: 'self',
    body: z.object({ Kinds: field(z.array(z.object({ Kind: kindField, ...ways })).check(z.minLength(1), z.maxLength(20)), 'The kinds to change.') }),
    response: noticeSettings,
  },
  'GET /api/Notice/Stream': {
    summary: 'Sends the user’s notices as they come, as server-sent events.',
    description:
      'Begins with the number of unread ones. A header `Last-Event-ID` brings what came since then first. It ends with the session. Where the server cannot follow its database the call fails with `STREAM_UNAVAILABLE`: ask `Count` now and then instead.',
    access: anyUser,
    scope: 'self',
    mode: 'stream',
    response: noticeEvent,
  },
})

export type { Notice, NoticeCount, NoticeEvent, NoticeList, NoticeSettings } from '../resources/generated/shapes.ts'
