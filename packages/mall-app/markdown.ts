import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { ContentElement, ContentNode, ContentPage } from './src/content/content-page.ts'

/** Compiles `*.md` to the data of a {@link ContentPage} while building, so that no parser ships. */
export const markdown = (): Plugin => {
  return {
    name: 'markdown',
    transform(source, id) {
      if (!id.endsWith('.md')) return null
      return { code: `export const page = ${JSON.stringify(compileMarkdown(source))}`, map: null }
    },
  }
}

/** Throws on what the pages do not know (HTML, images): better while building than an empty spot in the page. */
export const compileMarkdown = (source: string): ContentPage => {
  const [first, ...rest] = lexer(source) as MarkedToken[]
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error('A page begins with its title: # …')
  return { title: first.text, nodes: nodesOf(rest) }
}

/** A page cut at its headings, as Markdown: what stands before the first has the heading ''. */
export const sectionsOf = (source: string): { readonly title: string; readonly sections: readonly { readonly heading: string; readonly text: string }[] } => {
  const [first, ...rest] = lexer(source) as MarkedToken[]
  const sections: { heading: string; text: string }[] = [{ heading: '', text: '' }]
  for (const token of rest) {
    const last = sections.at(-1)
    if (token.type === 'heading') sections.push({ heading: token.text, text: '' })
    else if (last) last.text += token.raw
  }
  const whole = sections.map(({ heading, text }) => ({ heading, text: text.trim() })).filter(({ text }) => text !== '')
  return { title: first?.type === 'heading' ? first.text : '', sections: whole }
}

const nodesOf = (tokens: readonly Token[]): ContentNode[] => tokens.flatMap((token) => nodeOf(token as MarkedToken) ?? [])

const element = (tag: ContentElement['tag'], children: readonly ContentNode[], href?: string): ContentElement => ({
  tag,
  ...(href === undefined ? {} : { href }),
  children,
})

const nodeOf = (token: MarkedToken): ContentNode | null => {
  switch (token.type) {
    case 'space':
      return null
    case 'text':
      return token.tokens ? element('p', nodesOf(token.tokens)) : token.text
    case 'escape':
      return token.text
    case 'codespan':
      return element('code', [token.text])
    case 'strong':
      return element('strong', nodesOf(token.tokens))
    case 'link':
      return element('a', nodesOf(token.tokens), token.href)
    case 'paragraph':
      return element('p', nodesOf(token.tokens))
    case 'heading':
      if (token.depth !== 2 && token.depth !== 3) throw new Error(`A heading of order ${token.depth}: ${token.text}`)
      return element(`h${token.depth}`, nodesOf(token.tokens))
    case 'blockquote':
      return element('blockquote', nodesOf(token.tokens))
    case 'list':
      return element(token.ordered ? 'ol' : 'ul', token.items.map(itemOf))
    case 'table':
      return tableOf(token)
    default:
      throw new Error(`No page knows how to draw ${token.type}: ${token.raw}`)
  }
}

/** The words of a short item stand in it without a paragraph of their own. */
const itemOf = ({ tokens }: Tokens.ListItem): ContentElement =>
  element('li', tokens.flatMap((token) => (token.type === 'text' && token.tokens ? nodesOf(token.tokens) : nodesOf([token]))))

const rowOf = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[]): ContentElement =>
  element('tr', cells.map(({ tokens }) => element(tag, nodesOf(tokens))))

const tableOf = ({ header, rows }: Tokens.Table): ContentElement =>
  element('table', [element('thead', [rowOf('th', header)]), element('tbody', rows.map((row) => rowOf('td', row)))])
