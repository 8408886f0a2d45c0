import sanitizeHtml from 'sanitize-html'

/** Text, lists, tables and pictures of our own; no style, script, frame, form or foreign address. */
const options: sanitizeHtml.IOptions = {
  allowedTags: ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'a'],
  allowedAttributes: {
    a: ['href'], img: ['src', 'alt', 'width', 'height'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https'],
  // A picture of another host would reveal to it who views which product.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
}

/** A product's HTML as it may be shown (screens §2). */
export const safeDescription = (html: string): string => sanitizeHtml(html, options)
