import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { id, instant, pageOf, paging } from './common.ts'
import { contentNodes } from './content.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'

export const announcement = named(
  'Announcement',
  'What the mall announces (公告), as a line of a list.',
  z.object({
    AnnouncementId: field(id, 'The announcement.'),
    Title: field(z.string(), 'Title, as shown.'),
    PublishedAt: field(instant, 'Since when it is shown.'),
  }),
)

export const announcementDetail = named(
  'AnnouncementDetail',
  'One announcement, to read.',
  z.object({ ...announcement.shape, Content: field(contentNodes, 'What it says.') }),
)

export const announcementController = { Announcement: 'What the mall announces, to those whom it is for.' } as const

export const announcementCalls = defineCalls({
  'POST /api/Announcement/List': {
    summary: 'Returns a page of the announcements for the caller, the newest first.',
    description: 'One that is for a group, a company or a role does not exist for others.',
    access: anyone,
    scope: 'self',
    body: z.object(paging),
    response: pageOf(announcement),
  },
  'POST /api/Announcement/Detail': {
    summary: 'Returns one announcement that is for the caller.',
    access: anyone,
    scope: 'self',
    body: z.object({ AnnouncementId: announcement.shape.AnnouncementId }),
    response: announcementDetail,
  },
})

export type { Announcement, AnnouncementDetail } from '../resources/generated/shapes.ts'
