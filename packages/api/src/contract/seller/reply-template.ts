import * as z from 'zod/mini'
import { id, instant, requestId, requiredText } from '../common.ts'
import { field, named } from '../describe.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** How many template answers there are at most, and how long they may be. */
export const replyTemplateLimits = { count: 100, title: 30, text: 500 } as const

/** What can be done with a template answer. */
export const replyTemplateActions = ['Edit', 'Delete'] as const

export type ReplyTemplateAction = (typeof replyTemplateActions)[number]

const values = {
  Title: field(requiredText(replyTemplateLimits.title), 'Under which it is chosen.'),
  Text: field(requiredText(replyTemplateLimits.text), 'What it puts into a message.'),
}

/** What is typed of a template answer. */
export const replyTemplateValues = z.object(values)

export const replyTemplate = named(
  'ReplyTemplate',
  'A template answer (常用答复), which all who answer customers share.',
  z.object({
    TemplateId: field(id, 'The template.'),
    Title: field(z.string(), 'Under which it is chosen.'),
    Text: field(z.string(), 'What it puts into a message.'),
    Editor: field(z.string(), 'Who wrote it, or changed it last.'),
    Time: field(instant, 'When.'),
    AllowActions: field(z.array(z.literal(replyTemplateActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Version that was read; changes with every write.'),
  }),
)

export const replyTemplateList = named(
  'ReplyTemplateList',
  'All template answers.',
  z.object({ Items: field(z.array(replyTemplate), 'At most 100, by their titles.') }),
)

const target = { TemplateId: field(id, 'The template.'), Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'), RequestId: requestId }

export const sellerReplyTemplateController = { SellerReplyTemplate: 'Template answers that the staff put into their messages to customers.' } as const

const manage = staffWith('service.manage')

export const sellerReplyTemplateCalls = defineSellerCalls({
  'POST /api/SellerReplyTemplate/List': {
    summary: 'Returns all template answers.',
    access: manage,
    scope: 'none',
    body: z.object({}),
    response: replyTemplateList,
  },
  'POST /api/SellerReplyTemplate/Create': {
    summary: 'Adds a template answer; at most 100, each under a title of its own.',
    access: manage,
    scope: 'none',
    body: z.object({ ...values, RequestId: requestId }),
    response: replyTemplateList,
  },
  'POST /api/SellerReplyTemplate/Save': {
    summary: 'Changes a template answer.',
    access: manage,
    scope: 'none',
    body: z.object({ ...target, ...values }),
    response: replyTemplateList,
  },
  'POST /api/SellerReplyTemplate/Delete': {
    summary: 'Deletes a template answer. What was sent with it stays.',
    access: manage,
    scope: 'none',
    body: z.object(target),
    response: replyTemplateList,
  },
})

export type { ReplyTemplate, ReplyTemplateList } from '../../resources/generated/shapes.ts'
