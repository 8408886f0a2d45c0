import type { ContentElement, ContentNode } from '@mall/api/contract'
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'

const element = (Tag: ContentElement['Tag'], Children: ContentNode[], Href?: string): ContentElement => ({ Tag, ...(Href === undefined ? {} : { Href }), Children })

/** Whether a link leads to a page of this site: a path as it is written here, which no browser takes for another address. */
const isOwnPath = (href: string): boolean => /^\/(?![/\\])[\w\-./?=&%#~]*$/.test(href) && !/^\/(?:api|files|pictures)\b/i.test(href) && !href.includes('..')

const row = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[]): ContentElement => element('tr', cells.map(({ tokens }) => element(tag, nodesOf(tokens))))

const nodeOf = (token: MarkedToken): ContentNode[] => {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
      return []
    case 'br':
      return ['\n']
    case 'text':
      return token.tokens ? nodesOf(token.tokens) : [token.text]
    case 'escape':
      return [token.text]
    case 'strong':
      return [element('strong', nodesOf(token.tokens))]
    case 'em':
    case 'del':
      return nodesOf(token.tokens)
    case 'codespan':
    case 'code':
      return [element('code', [token.text])]
    case 'link':
      return isOwnPath(token.href) ? [element('a', nodesOf(token.tokens), token.href)] : nodesOf(token.tokens)
    case 'paragraph':
      return [element('p', nodesOf(token.tokens))]
    case 'heading':
      return [element(token.depth < 3 ? 'h2' : 'h3', nodesOf(token.tokens))]
    case 'blockquote':
      return [element('blockquote', nodesOf(token.tokens))]
    case 'list':
      return [element(token.ordered ? 'ol' : 'ul', token.items.map(({ tokens }) => element('li', nodesOf(tokens))))]
    case 'table':
      return [element('table', [element('thead', [row('th', token.header)]), element('tbody', token.rows.map((cells) => row('td', cells)))])]
    case 'image':
      return [token.text]
    default:
      // HTML, and whatever else there is: its characters, as they were written.
      return [token.raw]
  }
}

const nodesOf = (tokens: readonly Token[]): ContentNode[] => tokens.flatMap((token) => nodeOf(token as MarkedToken))

/**
 * The Markdown of an answer as data that {@link Content} draws: a short list of elements, never HTML. Nobody vouches for what is in it, so links
 * lead to pages of this site or are text, and nothing is loaded.
 */
export const answerNodes = (markdown: string): readonly ContentNode[] => {
  try {
    return nodesOf(lexer(markdown))
  } catch {
    // Nested deeper than the parser goes, which no person writes: as it stands.
    return [element('p', [markdown])]
  }
}
