import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ChatMessage } from '@mall/api/contract'
import { identity, instant } from '../columns.ts'
import { appUser, enterprise } from './organisation.ts'

/** A product and how many of it the adviser proposes to buy. */
export interface ProposedLine {
  readonly code: string
  readonly quantity: number
}

/** A conversation of a user with the adviser, about the catalogue of one company. */
export const chatSession = pgTable(
  'chat_session',
  {
    id: identity(),
    userId: integer('user_id').notNull().references(() => appUser.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('chat_session_user').on(table.userId, table.enterpriseId, table.updatedAt), index('chat_session_updated').on(table.updatedAt)],
)

/** A question or an answer. Of products only the codes: prices and stock are those of the moment that they are read. */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: identity(),
    sessionId: integer('session_id').notNull().references(() => chatSession.id, { onDelete: 'cascade' }),
    role: text().$type<ChatMessage['Role']>().notNull(),
    text: text().notNull(),
    reasoning: text().notNull(),
    productCodes: text('product_codes').array().notNull(),
    /** What it proposes to put into the cart; null when it proposes nothing. */
    proposed: jsonb().$type<readonly ProposedLine[]>(),
    state: text().$type<ChatMessage['State']>().notNull(),
    /** Null: the user did not say. */
    isUseful: boolean('is_useful'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('chat_message_session').on(table.sessionId, table.id)],
)

/** The one answer that is being written for a user, in whichever process. Left behind by a process that died, it is over when it expires. */
export const chatAnswering = pgTable('chat_answering', {
  userId: integer('user_id').primaryKey().references(() => appUser.id),
  answer: uuid().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
