import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/** Text, lists, tables and pictures of our own; no style, script, frame, form or foreign address. */
const options: sanitizeHtml.IOptions = {
  allowedTags: ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'a'],
  allowedAttributes: {
    a: ['href'], img: ['src', 'alt', 'width', 'height'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https'],
  // A picture of another host would reveal to it who views which product.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
}

/** The headings of a description stand below those of its page: the first order is `h3`, the others are `h4`. */
const markdown = new Marked({
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth = token.depth <= 2 ? 3 : 4
  },
})

/** A product's HTML as it may be shown (screens §2). */
export const safeDescription = (html: string): string => sanitizeHtml(html, options)

/** A product's Markdown, with the HTML in it, as it may be shown. */
export const renderDescription = (description: string): string => safeDescription(markdown.parse(description, { async: false })).trim()
