import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { longestChatName, longestQuestion } from './chat-limits.ts'
import { doneMessage, id, instant, noBody, productCode, quantity, requiredText } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { productItem } from './product.ts'

const sessionId = field(id, 'The conversation.')
const messageId = field(id, 'The message.')

export const adviser = named(
  'Adviser',
  'Who answers.',
  z.object({
    Kind: field(z.literal(['embedded', 'model']), '`embedded`: the mall’s own, which searches catalogue and help pages; `model`: a language model.'),
    Name: field(z.string(), 'Name, as shown.'),
  }),
)

export const chatSession = named(
  'ChatSession',
  'A conversation with the adviser.',
  z.object({
    SessionId: sessionId,
    Name: field(z.string(), 'Name: the beginning of its first question, or what the user named it.'),
    UpdatedAt: field(instant, 'When something was said last.'),
  }),
)

export const chatAction = named(
  'ChatAction',
  'Something that the adviser proposes. Nothing happens before the user clicks it.',
  z.object({
    Kind: field(z.literal('addToCart'), 'Put products into the cart.'),
    Lines: field(
      z.array(z.object({ ProductCode: productCode, Name: field(z.string(), 'Name of the product.'), Unit: field(z.string(), 'Unit of a piece.'), Quantity: quantity })).check(z.minLength(1)),
      'The products, each of which the user can buy.',
    ),
  }),
)

const state = field(
  z.literal(['complete', 'stopped', 'broken', 'failed']),
  '`stopped` by the user; `broken`: the connection or the process ended; `failed`: the adviser could not answer. All but `complete` can be continued.',
)
const rating = field(z.nullable(z.literal(['useful', 'useless'])), '有用 or 没用; null when the user said neither.')

export const chatMessage = named(
  'ChatMessage',
  'A question, or an answer with what belongs to it.',
  z.object({
    MessageId: messageId,
    Role: field(z.literal(['user', 'adviser']), 'Who said it.'),
    Text: field(z.string(), 'Of the user: plain text. Of the adviser: Markdown, which is not to be trusted.'),
    Reasoning: field(z.string(), 'How the adviser came to it; empty when it did not say.'),
    Products: field(z.array(productItem), 'Products that it names, with current prices and stock. Those that the user no longer sees are left out.'),
    Action: field(z.nullable(chatAction), 'What it proposes.'),
    State: state,
    Feedback: rating,
    Time: field(instant, 'When it was said.'),
  }),
)

const text = field(z.string(), 'What follows on the text so far.')

export const chatEvent = named(
  'ChatEvent',
  'One event of an answer.',
  z.discriminatedUnion('Type', [
    z.object({
      Type: field(z.literal('meta'), 'First of all.'),
      Session: field(chatSession, 'The conversation, which is new when none was given.'),
      QuestionId: field(id, 'The question.'),
      MessageId: field(id, 'The answer.'),
      Adviser: field(adviser, 'The adviser of this mall.'),
    }),
    z.object({ Type: field(z.literal('reasoning'), 'How the adviser thinks.'), Text: text }),
    z.object({ Type: field(z.literal('delta'), 'The answer, bit by bit.'), Text: text }),
    z.object({ Type: field(z.literal('product'), 'Products to show.'), Items: field(z.array(productItem), 'With current prices and stock.') }),
    z.object({ Type: field(z.literal('action'), 'A proposal.'), Action: field(chatAction, 'What it proposes.') }),
    z.object({ Type: field(z.literal('error'), 'The answer ends here, without `done`.'), RetMessage: field(z.string(), 'Text to show.') }),
    z.object({ Type: field(z.literal('done'), 'The answer is complete. An answer that ends without it was broken off.') }),
  ]),
)

export const deepSeekController = { DeepSeek: 'The adviser: conversations of the user, in the enterprise of the session.' } as const

export const deepSeekCalls = defineCalls({
  'POST /api/DeepSeek/Chat': {
    summary: 'Asks the adviser, and sends the answer as server-sent events while it comes.',
    description:
      'The answer ends with `done`, or with `error`. Ending the request stops it; what was said so far is stored. A user has one answer at a time: another fails with `CHAT_BUSY`.',
    access: anyUser,
    scope: 'self',
    mode: 'stream',
    body: z
      .object({
        SessionId: field(z.optional(id), 'The conversation; without it a new one begins.'),
        Text: field(z.optional(requiredText(longestQuestion)), 'The question.'),
        Resume: field(z.optional(z.literal(['again', 'continue'])), 'In place of a question: answer the last one `again`, or `continue` an answer that was stopped or broken off.'),
        Deep: field(z.optional(z.boolean()), '深度思考: also send how the adviser thinks.'),
      })
      .check(z.refine(({ SessionId, Text, Resume }) => (Resume === undefined ? Text !== undefined : Text === undefined && SessionId !== undefined), { path: ['Text'] })),
    response: chatEvent,
  },
  'POST /api/DeepSeek/SessionList': {
    summary: 'Returns the user’s conversations, the latest first, and who answers.',
    access: anyUser,
    scope: 'self',
    body: noBody,
    response: named(
      'ChatSessionList',
      'The conversations of a user.',
      z.object({ Sessions: field(z.array(chatSession), 'The latest first.'), Adviser: field(adviser, 'The adviser of this mall.') }),
    ),
  },
  'POST /api/DeepSeek/SessionRename': {
    summary: 'Gives a conversation another name.',
    access: anyUser,
    scope: 'self',
    body: z.object({ SessionId: sessionId, Name: field(requiredText(longestChatName), 'The name.') }),
    response: chatSession,
  },
  'POST /api/DeepSeek/SessionDelete': {
    summary: 'Deletes a conversation with all that was said in it.',
    access: anyUser,
    scope: 'self',
    body: z.object({ SessionId: sessionId }),
    response: field(doneMessage, 'Text to show.'),
  },
  'POST /api/DeepSeek/MessageList': {
    summary: 'Returns what was said in a conversation, the earliest first.',
    access: anyUser,
    scope: 'self',
    body: z.object({ SessionId: sessionId }),
    response: named(
      'ChatMessageList',
      'A conversation with all that was said.',
      z.object({ Session: field(chatSession, 'The conversation.'), Messages: field(z.array(chatMessage), 'The earliest first.') }),
    ),
  },
  'POST /api/DeepSeek/Feedback': {
    summary: 'Says whether an answer was useful.',
    access: anyUser,
    scope: 'self',
    body: z.object({ MessageId: messageId, Value: rating }),
    response: field(doneMessage, 'Text to show.'),
  },
})

export type { Adviser, ChatAction, ChatEvent, ChatMessage, ChatMessageList, ChatSession, ChatSessionList } from '../resources/generated/shapes.ts'
