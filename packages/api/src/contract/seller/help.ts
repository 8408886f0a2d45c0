import * as z from 'zod/mini'
import { id, instant, pageOf, paging, requestId } from '../common.ts'
import { contentNodes } from '../content.ts'
import { field, named } from '../describe.ts'
import { helpPageKey } from '../help.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** Texts of a page of help. */
export const helpLimits = { title: 30, body: 20_000 } as const

/** What can be done with a page of help, in the order of its buttons. */
export const sellerHelpActions = ['Edit', 'Publish', 'Restore'] as const

export type SellerHelpAction = (typeof sellerHelpActions)[number]

const target = {
  PageKey: helpPageKey,
  Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'),
  RequestId: requestId,
}

const body = field(z.string().check(z.maxLength(helpLimits.body)), 'The page as Markdown; its first line is the title, after `# `.')

const published = {
  VersionNo: field(id, 'Its number.'),
  By: field(z.string(), 'Who published it.'),
  PublishedAt: field(instant, 'When.'),
}

const draftMark = {
  ChangedBy: field(z.string(), 'Who saved it last.'),
  ChangedAt: field(instant, 'When.'),
}

const live = field(z.nullable(z.object(published)), 'The version that is shown; null: the text that the mall is built with, nobody has published one.')

const summary = {
  PageKey: helpPageKey,
  Path: field(z.string(), 'Address of the page in the mall.'),
  Title: field(z.string(), 'Title, as shown.'),
  Live: live,
}

export const sellerHelpPage = named(
  'SellerHelpPage',
  'A page of help, as a row of the seller’s list.',
  z.object({ ...summary, Draft: field(z.nullable(z.object(draftMark)), 'What was changed and not published yet; null for nothing.') }),
)

export const helpVersion = named(
  'HelpVersion',
  'A published version of a page of help.',
  z.object({
    ...published,
    Title: summary.Title,
    Body: field(z.string(), 'The page as Markdown.'),
    IsLive: field(z.boolean(), 'Whether it is the one that is shown.'),
    RestoredFrom: field(z.nullable(id), 'The earlier version that it is; null for one of its own.'),
    IsShipped: field(z.boolean(), 'Whether it is the text that the mall is built with.'),
  }),
)

export const sellerHelpDetail = named(
  'SellerHelpDetail',
  'One page of help: what is shown, and what was changed and not published yet.',
  z.object({
    ...summary,
    Body: field(z.string(), 'What is shown, as Markdown.'),
    Draft: field(z.nullable(z.object({ ...draftMark, Body: field(z.string(), 'What it has, as Markdown.') })), 'What was changed and not published yet; null for nothing.'),
    Shipped: field(z.string(), 'The text that the mall is built with, as Markdown.'),
    AllowActions: field(z.array(z.literal(sellerHelpActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with everything that is saved or published.'),
  }),
)

/** What is typed of a page. What is wrong with its Markdown is said by the server. */
export const helpValues = z.object({ Body: body })

export const sellerHelpController = { SellerHelp: 'Help and the pages about the mall, as the seller writes them.' } as const

const view = staffWith('content.view')
const manage = staffWith('content.manage')

export const sellerHelpCalls = defineSellerCalls({
  'POST /api/SellerHelp/Pages': {
    summary: 'Returns all pages of help, in their order.',
    access: view,
    scope: 'none',
    body: z.object({}),
    response: z.array(sellerHelpPage),
  },
  'POST /api/SellerHelp/Detail': {
    summary: 'Returns one page of help with its draft.',
    access: view,
    scope: 'none',
    body: z.object({ PageKey: helpPageKey }),
    response: sellerHelpDetail,
  },
  'POST /api/SellerHelp/Versions': {
    summary: 'Returns a page of the published versions of a page of help, the newest first.',
    access: view,
    scope: 'none',
    body: z.object({ PageKey: helpPageKey, ...paging }),
    response: pageOf(helpVersion),
  },
  'POST /api/SellerHelp/Preview': {
    summary: 'Returns what is drawn of a page of help with this text.',
    description: 'HTML, pictures, links that lead out of the web, and a text without a title are a `MARKDOWN_INVALID`, which names the line.',
    access: view,
    scope: 'none',
    body: helpValues,
    response: z.object({ Title: summary.Title, Content: field(contentNodes, 'What it says.') }),
  },
  'POST /api/SellerHelp/SaveDraft': {
    summary: 'Saves what was changed of a page of help; nobody who buys sees it.',
    description: 'All editors work on one draft of each page. It may have what cannot be published yet. A draft that says what is shown is none.',
    access: manage,
    scope: 'none',
    body: z.safeExtend(helpValues, target),
    response: sellerHelpDetail,
  },
  'POST /api/SellerHelp/Publish': {
    summary: 'Publishes the draft of a page of help as a new version, which is read from now on.',
    description: 'Refused with `MARKDOWN_INVALID` as `Preview` is.',
    access: manage,
    scope: 'none',
    body: z.object(target),
    response: sellerHelpDetail,
  },
  'POST /api/SellerHelp/Restore': {
    summary: 'Shows an earlier version of a page of help again, as a new one.',
    description: 'The draft stays as it is.',
    access: manage,
    scope: 'none',
    body: z.object({ ...target, VersionNo: field(z.nullable(id), 'The version; null: the text that the mall is built with, also that of later releases.') }),
    response: sellerHelpDetail,
  },
})

export type { HelpVersion, SellerHelpDetail, SellerHelpPage } from '../../resources/generated/shapes.ts'
