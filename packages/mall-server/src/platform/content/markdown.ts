import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { isLinkAddress, type ContentElement, type ContentNode } from '@mall/api/contract'

/** A page that people wrote: its title, which is the heading of first order, and what is drawn below it. */
export interface ContentPage {
  readonly title: string
  readonly nodes: readonly ContentNode[]
}

/** A text has something that no page shows: what it is, and in which line it begins. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError'
  constructor(line: number, message: string) {
    super(`第 ${line} 行：${message}`)
  }
}

/** What is wrong within a block, whose line is known outside of it. */
class BlockError extends Error {}

/** Lists in lists and quotes in quotes, the deepest: the parser descends without a limit of its own. */
const deepest = 8

/** The longest line, characters: what the parser looks for in a line takes longer than the line is long. */
const longestLine = 5000

const markers = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t>]|$))+/

const requireSimple = (source: string): void => {
  for (const [at, line] of source.split('\n').entries()) {
    if (line.length > longestLine) throw new MarkdownError(at + 1, `一行最多 ${longestLine} 个字`)
    const depth = markers.exec(line)?.[0].match(/>|[-*+]|\d+[.)]/g)?.length ?? 0
    if (depth > deepest) throw new MarkdownError(at + 1, `列表和引用最多嵌套 ${deepest} 层`)
  }
}

const blocksOf = (source: string): MarkedToken[] => {
  requireSimple(source)
  return lexer(source) as MarkedToken[]
}

const element = (Tag: ContentElement['Tag'], Children: ContentNode[], Href?: string): ContentElement => ({ Tag, ...(Href === undefined ? {} : { Href }), Children })

const nodesOf = (tokens: readonly Token[]): ContentNode[] => tokens.flatMap((token) => nodeOf(token as MarkedToken) ?? [])

const names: Readonly<Record<string, string>> = { html: 'HTML', image: '图片', code: '代码块（行首不要空四格）', hr: '分隔线', checkbox: '勾选框' }

const linkOf = ({ href, tokens }: Tokens.Link): ContentNode[] => {
  // The parser makes a link of an address of mail by itself.
  if (href.startsWith('mailto:')) return nodesOf(tokens)
  if (!isLinkAddress(href)) throw new BlockError(`链接“${href.slice(0, 40)}”要写本商城的路径（/ 开头），或 https:// 开头的网址`)
  return [element('a', nodesOf(tokens), href)]
}

const nodeOf = (token: MarkedToken): ContentNode | ContentNode[] | null => {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'br':
      return ' '
    case 'text':
      return token.tokens ? element('p', nodesOf(token.tokens)) : token.text
    case 'escape':
      return token.text
    case 'codespan':
      return element('code', [token.text])
    case 'strong':
      return element('strong', nodesOf(token.tokens))
    case 'em':
      return element('em', nodesOf(token.tokens))
    case 'del': {
      // 3~5 天: what looks like a struck text is a range.
      const mark = token.raw.startsWith('~~') ? '~~' : '~'
      return [mark, ...nodesOf(token.tokens), mark]
    }
    case 'link':
      return linkOf(token)
    case 'paragraph':
      return element('p', nodesOf(token.tokens))
    case 'heading':
      if (token.depth !== 2 && token.depth !== 3) throw new BlockError('小标题用 ## 或 ###')
      return element(`h${token.depth}`, nodesOf(token.tokens))
    case 'blockquote':
      return element('blockquote', nodesOf(token.tokens))
    case 'list':
      return element(token.ordered ? 'ol' : 'ul', token.items.map(itemOf))
    case 'table':
      return tableOf(token)
    default:
      throw new BlockError(`页面不显示${names[token.type] ?? `“${token.raw.trim().slice(0, 20)}”`}`)
  }
}

/** The words of a short item stand in it without a paragraph of their own. */
const itemOf = ({ tokens }: Tokens.ListItem): ContentElement =>
  element('li', tokens.flatMap((token) => (token.type === 'text' && token.tokens ? nodesOf(token.tokens) : nodesOf([token]))))

const rowOf = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[]): ContentElement =>
  element('tr', cells.map(({ tokens }) => element(tag, nodesOf(tokens))))

const tableOf = ({ header, rows }: Tokens.Table): ContentElement =>
  element('table', [element('thead', [rowOf('th', header)]), element('tbody', rows.map((row) => rowOf('td', row)))])

/** Blocks, the first of which begins in a line. */
const compiled = (blocks: readonly MarkedToken[], firstLine: number): ContentNode[] => {
  let line = firstLine
  return blocks.flatMap((block) => {
    const begins = line
    line += block.raw.split('\n').length - 1
    try {
      return nodesOf([block])
    } catch (error) {
      if (error instanceof BlockError) throw new MarkdownError(begins, error.message)
      throw error
    }
  })
}

/**
 * What is drawn of a text that has its title elsewhere.
 * @throws MarkdownError for HTML, pictures, links that lead elsewhere than to the mall or the web, and all else that pages do not show
 */
export const compileBody = (source: string): ContentNode[] => compiled(blocksOf(source), 1)

/**
 * A page that begins with its title.
 * @throws MarkdownError as `compileBody`, and without a title
 */
export const compilePage = (source: string): ContentPage => {
  const [first, ...rest] = blocksOf(source)
  if (first?.type !== 'heading' || first.depth !== 1) throw new MarkdownError(1, '第一行写标题，以“# ”开头')
  return { title: first.text, nodes: compiled(rest, first.raw.split('\n').length) }
}

/** A page cut at its headings, as Markdown: what stands before the first has the heading ''. */
export const sectionsOf = (source: string): { readonly title: string; readonly sections: readonly { readonly heading: string; readonly text: string }[] } => {
  const [first, ...rest] = blocksOf(source)
  const sections: { heading: string; text: string }[] = [{ heading: '', text: '' }]
  for (const token of rest) {
    const last = sections.at(-1)
    if (token.type === 'heading') sections.push({ heading: token.text, text: '' })
    else if (last) last.text += token.raw
  }
  const whole = sections.map(({ heading, text }) => ({ heading, text: text.trim() })).filter(({ text }) => text !== '')
  return { title: first?.type === 'heading' ? first.text : '', sections: whole }
}
