import * as z from 'zod/mini'
import type { Schema } from './define.ts'
import { field, named } from './describe.ts'
import type { ContentElement } from '../resources/generated/shapes.ts'

/** Elements of a page that people wrote. Nothing else comes of their Markdown: no HTML, no picture, no script. */
export const contentTags = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'strong', 'em', 'code', 'a'] as const

/** A piece of a page: words, or an element with its children. Data, so that drawing it needs no parser and no HTML. */
export type ContentNode = string | ContentElement

const contentElement: Schema & z.ZodMiniType<ContentElement> = named(
  'ContentElement',
  'An element of a page that people wrote.',
  z.object({
    Tag: field(z.literal(contentTags), 'What it is.'),
    Href: field(z.optional(z.string()), 'Of links: a path of the mall, or an address of the web.'),
    Children: field(z.array(z.lazy((): z.ZodMiniType<ContentNode> => z.union([z.string(), contentElement]))), 'Words, and elements.'),
  }),
)

/** What is drawn of a Markdown text. */
export const contentNodes = z.array(z.union([z.string(), contentElement]))

export type { ContentElement } from '../resources/generated/shapes.ts'
