import * as z from 'zod/mini'
import { day, id, instant, pageOf, requestId, requiredText, sorting, text } from '../common.ts'
import { contentNodes } from '../content.ts'
import { field, named } from '../describe.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { foundParties } from './agreement.ts'

/** Texts of an announcement (公告). */
export const announcementLimits = { title: 60, body: 20_000 } as const

/** How an announcement stands. It follows from what was done with it, and from its days. */
export const announcementStateNames = { live: '已发布', waiting: '待发布', over: '已撤下' } as const

export type AnnouncementState = keyof typeof announcementStateNames

/** Whose people an announcement is for. */
export const announcementAudienceNames = { all: '全部', group: '集团', company: '企业' } as const

export type AnnouncementAudience = keyof typeof announcementAudienceNames

/** What can be done with an announcement, in the order of its buttons. */
export const sellerAnnouncementActions = ['Edit', 'Publish', 'TakeDown'] as const

export type SellerAnnouncementAction = (typeof sellerAnnouncementActions)[number]

const count = z.int().check(z.nonnegative())
const state = z.literal(Object.keys(announcementStateNames) as readonly AnnouncementState[])
const audience = z.literal(Object.keys(announcementAudienceNames) as readonly AnnouncementAudience[])
const target = {
  AnnouncementId: field(id, 'The announcement.'),
  Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'),
  RequestId: requestId,
}
const title = field(requiredText(announcementLimits.title), 'Title, as shown.')

const forWhom = {
  For: field(audience, 'all everybody, visitors too; group the people of a group, company those of a company.'),
  PartyId: field(z.nullable(id), 'The group, or the company; null for all.'),
  RoleId: field(z.nullable(id), 'Only those who hold this preset role; null for all roles. Visitors hold none.'),
  From: field(z.nullable(day), 'First day; null: as soon as it is published.'),
  Until: field(z.nullable(day), 'Last day, to its end; null: until it is taken down.'),
}

const summary = {
  AnnouncementId: target.AnnouncementId,
  Title: field(z.string(), 'Title, as shown.'),
  ...forWhom,
  PartyName: field(z.string(), 'Name of the group or company; empty for all.'),
  RoleName: field(z.string(), 'Name of the role; empty for all roles.'),
  State: field(state, 'live 已发布, waiting 待发布: not published, or its first day is to come, over 已撤下: taken down, or its last day is over.'),
  StateName: field(z.string(), 'The same, as shown.'),
  PublishedAt: field(z.nullable(instant), 'When it was published; null for not yet.'),
  TakenDownAt: field(z.nullable(instant), 'When it was taken down; null where it was not.'),
  ChangedBy: field(z.string(), 'Who changed it last; 系统 for the mall itself.'),
  ChangedAt: field(instant, 'When.'),
  AllowActions: field(z.array(z.literal(sellerAnnouncementActions)), 'Actions that the user may take now.'),
  Version: field(z.int(), 'Changes with every edit.'),
}

export const sellerAnnouncement = named('SellerAnnouncement', 'An announcement, as a row of the seller’s list.', z.object(summary))

export const sellerAnnouncementDetail = named(
  'SellerAnnouncementDetail',
  'One announcement with its text.',
  z.object({
    ...summary,
    Body: field(z.string(), 'What it says, as Markdown.'),
    Roles: field(z.array(z.object({ RoleId: field(id, 'The role.'), Name: field(z.string(), 'Name.') })), 'Preset roles of buyers, for the choice.'),
    MayAddressAll: field(z.boolean(), 'Whether the user may write to all: those who see only their own customers write to these.'),
    Today: field(day, 'The day of the mall.'),
  }),
)

export const sellerAnnouncementListRequest = named(
  'SellerAnnouncementListRequest',
  'Filters and page of the announcements.',
  z.object({
    Keyword: field(z.optional(text(60)), 'Part of the title.'),
    Party: field(z.optional(text(50)), 'Part of the name of the group or company that it is for.'),
    State: field(z.optional(state), 'Only those that stand so.'),
    ...sorting(['From']),
  }),
)

export const sellerAnnouncementList = named(
  'SellerAnnouncementList',
  'A page of the announcements.',
  z.object({
    ...pageOf(sellerAnnouncement).shape,
    StateCounts: field(z.array(z.object({ State: state, Count: count })), 'Announcements per state under the same filters: the counts of the tabs.'),
    All: field(count, 'Of all states.'),
    CanCreate: field(z.boolean(), 'Whether the user may write one.'),
  }),
)

const namesItsParty = ({ For, PartyId }: { readonly For: AnnouncementAudience; readonly PartyId: number | null }): boolean => (For === 'all') === (PartyId === null)

/** What an announcement begins with. */
export const newAnnouncement = z.object({ Title: title, For: forWhom.For, PartyId: forWhom.PartyId }).check(z.refine(namesItsParty, { path: ['PartyId'] }))

/** What is typed of an announcement. What is wrong with its Markdown is said by the server. */
export const announcementValues = z
  .object({ Title: title, Body: field(z.string().check(z.maxLength(announcementLimits.body)), 'What it says, as Markdown; needed to publish it.'), ...forWhom })
  .check(
    z.refine(namesItsParty, { path: ['PartyId'] }),
    z.refine(({ From, Until }) => From === null || Until === null || From <= Until, { path: ['Until'] }),
  )

export const sellerAnnouncementController = { SellerAnnouncement: 'What the mall announces, as the seller writes it.' } as const

const manage = staffWith('content.manage')

export const sellerAnnouncementCalls = defineSellerCalls({
  'POST /api/SellerAnnouncement/List': {
    summary: 'Returns a page of the announcements, the newest first.',
    description: 'With the scope 名下客户: those for all, and for these customers.',
    access: staffWith('content.view'),
    scope: 'portfolio',
    body: sellerAnnouncementListRequest,
    response: sellerAnnouncementList,
  },
  'POST /api/SellerAnnouncement/Detail': {
    summary: 'Returns one announcement.',
    access: staffWith('content.view'),
    scope: 'portfolio',
    body: z.object({ AnnouncementId: target.AnnouncementId }),
    response: sellerAnnouncementDetail,
  },
  'POST /api/SellerAnnouncement/Parties': {
    summary: 'Finds companies and groups of the caller’s customers by their name, for whom an announcement can be.',
    access: manage,
    scope: 'portfolio',
    body: z.object({ Keyword: field(text(50), 'Part of the name; empty for the newest.') }),
    response: foundParties,
  },
  'POST /api/SellerAnnouncement/Preview': {
    summary: 'Returns what is drawn of a Markdown text.',
    description: 'HTML, pictures and links that lead out of the web are a `MARKDOWN_INVALID`, which names the line.',
    access: staffWith('content.view'),
    scope: 'none',
    body: z.object({ Body: announcementValues.shape.Body }),
    response: contentNodes,
  },
  'POST /api/SellerAnnouncement/Create': {
    summary: 'Begins an announcement, which nobody who buys sees before it is published.',
    access: manage,
    scope: 'portfolio',
    body: z.safeExtend(newAnnouncement, { RequestId: requestId }),
    response: sellerAnnouncementDetail,
  },
  'POST /api/SellerAnnouncement/Save': {
    summary: 'Saves an announcement. What is published is changed for its readers at once.',
    access: manage,
    scope: 'portfolio',
    body: z.safeExtend(announcementValues, target),
    response: sellerAnnouncementDetail,
  },
  'POST /api/SellerAnnouncement/Publish': {
    summary: 'Publishes an announcement, at once or with its first day; also one that was taken down.',
    access: manage,
    scope: 'portfolio',
    body: z.object(target),
    response: sellerAnnouncementDetail,
  },
  'POST /api/SellerAnnouncement/TakeDown': {
    summary: 'Takes an announcement down.',
    access: manage,
    scope: 'portfolio',
    body: z.object(target),
    response: sellerAnnouncementDetail,
  },
})

export type { SellerAnnouncement, SellerAnnouncementDetail, SellerAnnouncementList, SellerAnnouncementListRequest } from '../../resources/generated/shapes.ts'
