import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { noBody } from './common.ts'
import { contentNodes } from './content.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'

/** The pages of help, 1 to 15, and those about the mall: the last part of the address of each. */
export const helpPageKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', 'BizCustom', 'kpinfo'] as const

export type HelpPageKey = (typeof helpPageKeys)[number]

export const helpPageKey = field(z.literal(helpPageKeys), 'The page: the last part of its address, `/help/detail/{1–15}` or `/about/{BizCustom|kpinfo}`.')

export const helpPage = named(
  'HelpPage',
  'A page of help as the seller published it.',
  z.object({
    PageKey: helpPageKey,
    Title: field(z.string(), 'Title, as shown.'),
    Content: field(contentNodes, 'What it says.'),
  }),
)

export const helpController = { Help: 'Help, and the pages about the mall.' } as const

export const helpCalls = defineCalls({
  'POST /api/Help/Pages': {
    summary: 'Returns the pages that the seller published, in their order.',
    description: 'A page that is not among them is the one that the mall is built with.',
    access: anyone,
    scope: 'none',
    body: noBody,
    response: z.array(helpPage),
  },
})

export type { HelpPage } from '../resources/generated/shapes.ts'
