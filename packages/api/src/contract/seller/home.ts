import * as z from 'zod/mini'
import { fileUrl, id, instant, pageOf, paging, requestId } from '../common.ts'
import { anyone } from '../access.ts'
import { field, named } from '../describe.ts'
import { photoRules } from '../photo.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { givenHomeContent, homeContent } from './home-content.ts'

/** What can be done with the home page, in the order of its buttons. */
export const sellerHomeActions = ['Edit', 'DiscardDraft', 'Publish', 'Restore'] as const

export type SellerHomeAction = (typeof sellerHomeActions)[number]

/** How long a link to a preview leads to it, hours. */
export const homePreviewHours = 24

/** The latest that a version can be planned for, days from now. */
export const homePlanDays = 180

const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const write = { Version: version, RequestId: requestId }

const published = {
  VersionNo: field(id, 'Its number, from 1.'),
  LiveAt: field(instant, 'From when on it is shown.'),
  By: field(z.string(), 'Who published it; 系统 for the mall itself.'),
  PublishedAt: field(instant, 'When.'),
  RestoredFrom: field(z.nullable(id), 'The earlier version that it is; null for one of its own.'),
}

export const homeVersion = named(
  'HomeVersion',
  'A published version of the home page.',
  z.object({
    ...published,
    State: field(z.literal(['live', 'planned', 'past', 'cancelled']), 'live 买家现在看到的, planned 到时换上, past 以前的, cancelled 已取消.'),
    Changes: field(z.array(z.string()), 'What it changed of the version before, in words.'),
  }),
)

export const sellerHomeDetail = named(
  'SellerHomeDetail',
  'The home page: what is shown, what is planned, and what was changed and not published yet.',
  z.object({
    Live: field(z.nullable(z.object(published)), 'The version that is shown; null: nobody has published one.'),
    Content: field(homeContent, 'What is shown.'),
    Planned: field(z.array(z.object(published)), 'Versions that come, the next one first.'),
    Draft: field(
      z.nullable(z.object({ Content: field(homeContent, 'What it has.'), ChangedBy: field(z.string(), 'Who saved it last.'), ChangedAt: field(instant, 'When.') })),
      'What was changed and not published yet; null for nothing.',
    ),
    Categories: field(z.array(z.object({ CategoryId: id, Name: field(z.string(), 'Name.'), Path: field(z.string(), 'With those above it: 办公用纸 / 复印纸.'), Hidden: field(z.boolean(), 'Hidden in the navigation: a floor of it is not shown.') })), 'Categories that links and floors can name.'),
    AllowActions: field(z.array(z.literal(sellerHomeActions)), 'Actions that the user may take now.'),
    CanPreview: field(z.boolean(), 'Whether the server can render a preview.'),
    Today: field(z.string(), 'The day of the mall, Asia/Shanghai.'),
    Version: field(z.int(), 'Changes with everything that is saved or published.'),
  }),
)

export const sellerHomeController = { SellerHome: 'The home page, as the seller makes it.' } as const

const html = z.object({ Html: field(z.string(), 'The page. It is shown in a frame that runs no script.') })
const manage = staffWith('content.manage')

export const sellerHomeCalls = defineSellerCalls({
  'POST /api/SellerHome/Detail': {
    summary: 'Returns the home page with its draft.',
    access: staffWith('content.view'),
    scope: 'none',
    body: z.object({}),
    response: sellerHomeDetail,
  },
  'POST /api/SellerHome/SaveDraft': {
    summary: 'Saves what was changed of the home page; nobody who buys sees it.',
    description: 'All editors work on one draft. It may have what cannot be published yet. A draft that says what is shown is none.',
    access: manage,
    scope: 'none',
    body: z.object({ ...write, Content: givenHomeContent }),
    response: sellerHomeDetail,
  },
  'POST /api/SellerHome/DiscardDraft': {
    summary: 'Throws the draft of the home page away.',
    access: manage,
    scope: 'none',
    body: z.object(write),
    response: sellerHomeDetail,
  },
  'POST /api/SellerHome/Publish': {
    summary: 'Publishes the draft as a new version, at once or at a time.',
    description: 'A version that is planned is one of its own: what is edited later is a new draft.',
    access: manage,
    scope: 'none',
    body: z.object({ ...write, LiveAt: field(z.nullable(instant), 'When it takes the place of the version before; null: now.') }),
    response: sellerHomeDetail,
  },
  'POST /api/SellerHome/CancelPlan': {
    summary: 'Cancels a version that is planned and not shown yet.',
    access: manage,
    scope: 'none',
    body: z.object({ ...write, VersionNo: field(id, 'The version.') }),
    response: sellerHomeDetail,
  },
  'POST /api/SellerHome/Restore': {
    summary: 'Shows an earlier version again, as a new one.',
    description: 'The draft stays as it is.',
    access: manage,
    scope: 'none',
    body: z.object({ ...write, VersionNo: field(id, 'The version.') }),
    response: sellerHomeDetail,
  },
  'POST /api/SellerHome/Versions': {
    summary: 'Returns a page of the published versions, the newest first.',
    access: staffWith('content.view'),
    scope: 'none',
    body: z.object(paging),
    response: pageOf(homeVersion),
  },
  'POST /api/SellerHome/UploadPicture': {
    summary: 'Uploads a picture of a banner and returns its address.',
    description: 'As `SellerProduct/UploadPicture`. `SaveDraft` keeps it; one that is never saved is deleted after a day.',
    access: manage,
    scope: 'none',
    mode: 'multipart',
    file: { field: 'file', rules: photoRules },
    response: z.object({ Url: field(fileUrl, 'Address of the photo: `photoSources` returns its widths.') }),
  },
  'POST /api/SellerHome/Preview': {
    summary: 'Renders the home page as a visitor would see it with this content.',
    access: staffWith('content.view'),
    scope: 'none',
    body: z.object({ Content: givenHomeContent }),
    response: html,
  },
  'POST /api/SellerHome/ShareDraft': {
    summary: 'Makes a key with which somebody without a login sees the draft for a day.',
    description: 'The key shows what the draft is now, whatever becomes of it. The page that takes it reads it behind `#`.',
    access: manage,
    scope: 'none',
    body: z.object(write),
    response: z.object({ Key: field(z.string(), 'The key.'), Until: field(instant, 'Until when it opens the preview.') }),
  },
  'POST /api/SellerHome/Shared': {
    summary: 'Renders a preview that somebody was given the key of.',
    access: anyone,
    scope: 'none',
    body: z.object({ Key: field(z.string().check(z.regex(/^[\w-]{43}$/)), 'The key.') }),
    response: html,
  },
})

export type { HomeVersion, SellerHomeDetail } from '../../resources/generated/shapes.ts'
