import { Lexer, Tokenizer, type MarkedToken, type Token, type Tokens } from 'marked'
import { isLinkAddress, type ContentElement, type ContentNode } from '@mall/api/contract'

/** A page that people wrote: its title, which is the heading of first order, and what is drawn below it. */
export interface ContentPage {
  readonly title: string
  readonly nodes: readonly ContentNode[]
}

/** A text has something that no page shows: what it is, and in which line it begins; without a line where it is the whole text. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError'
  constructor(line: number | null, message: string) {
    super(line === null ? message : `第 ${line} 行：${message}`)
  }
}

/** What is wrong within a block, whose line is known outside of it. */
class BlockError extends Error {}

/** Lists in lists and quotes in quotes, and emphasis in emphasis, the deepest: the parser descends without a limit of its own. */
const deepest = 5

/** The longest line, characters: what the parser looks for in a line takes longer than the line is long. */
const longestLine = 5000

/** The most lines: the parser reads an item again with each of its lines. */
const mostLines = 1000

/** The most columns of a table: each row has as many cells as its header, whatever was written of it. */
const mostColumns = 20

/** The most items, rows and cells, which are drawn also where nothing is in them. */
const mostElements = 10_000

/** The most marks of one paragraph: at each, the parser stops and looks at all that follows. */
const mostMarks = 150

const marks = /[*_~`[!<\\@]|www\.|:\/\//gi

/** A quote needs no space behind its mark, an item does. */
const markers = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/

const requireSimple = (source: string): void => {
  const lines = source.split('\n')
  if (lines.length > mostLines) throw new MarkdownError(null, `最多 ${mostLines} 行`)
  for (const [at, line] of lines.entries()) {
    if (line.length > longestLine) throw new MarkdownError(at + 1, `一行最多 ${longestLine} 个字`)
    if (line.split('|').length > mostColumns + 2) throw new MarkdownError(at + 1, `表格最多 ${mostColumns} 列`)
    const depth = markers.exec(line)?.[0].match(/>|[-*+]|\d+[.)]/g)?.length ?? 0
    if (depth > deepest) throw nestedTooDeep(at + 1)
  }
}

const nestedTooDeep = (line: number): MarkdownError => new MarkdownError(line, nestedText)
const nestedText = `列表和引用最多嵌套 ${deepest} 层`

class PageTokenizer extends Tokenizer {
  /** In Chinese a sentence goes on right behind a bare address, which ends where its own characters do. */
  override url(source: string): Tokens.Link | undefined {
    const end = source.search(/[^!-~]/)
    return super.url(end === -1 ? source : source.slice(0, end))
  }
}

const createLexer = (): Lexer => new Lexer({ gfm: true, tokenizer: new PageTokenizer() })

/** Lines end as the parser ends them; it would find more of them than are counted here. */
const withPlainLines = (source: string): string => source.replaceAll(/\r\n?/g, '\n')

const blocksOf = (written: string): MarkedToken[] => {
  const source = withPlainLines(written)
  requireSimple(source)
  const lexer = createLexer()
  const blocks = lexer.blockTokens(source, lexer.tokens)
  for (const { src } of lexer.inlineQueue) {
    if ((src.match(marks)?.length ?? 0) <= mostMarks) continue
    const [begin = ''] = src.split('\n')
    throw new MarkdownError(source.split('\n').findIndex((line) => line.includes(begin)) + 1, '一段里的 *、_、` 等记号和网址太多，请分成几段')
  }
  for (const { src, tokens } of lexer.inlineQueue) lexer.inlineTokens(src, tokens)
  return blocks as MarkedToken[]
}

const element = (Tag: ContentElement['Tag'], Children: ContentNode[], Href?: string): ContentElement => ({ Tag, ...(Href === undefined ? {} : { Href }), Children })

const nodesOf = (tokens: readonly Token[]): ContentNode[] => tokens.flatMap((token) => nodeOf(token as MarkedToken) ?? [])

const wordsOf = (nodes: readonly ContentNode[]): string => nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.Children))).join('').trim()

const names: Readonly<Record<string, string>> = { html: 'HTML', image: '图片', code: '代码块（行首不要空四格）', hr: '分隔线', checkbox: '勾选框' }

const linkOf = ({ href, tokens }: Tokens.Link): ContentNode[] => {
  // The parser makes a link of an address of mail by itself.
  if (href.startsWith('mailto:')) return nodesOf(tokens)
  if (!isLinkAddress(href)) throw new BlockError(`链接“${href.slice(0, 40)}”要写本商城的路径（/ 开头），或 https:// 开头的网址`)
  if (wordsOf(nodesOf(tokens)) === '') throw new BlockError('链接要有文字')
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
      if (token.text === '') throw new BlockError('小标题要有文字')
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

type Tag = ContentElement['Tag']

const nesting: ReadonlySet<Tag> = new Set(['ul', 'ol', 'blockquote'])
const emphasis: ReadonlySet<Tag> = new Set(['strong', 'em'])

/** How many of these elements are within each other. */
const depthOf = (nodes: readonly ContentNode[], tags: ReadonlySet<Tag>): number =>
  nodes.reduce((depth, node) => (typeof node === 'string' ? depth : Math.max(depth, depthOf(node.Children, tags) + Number(tags.has(node.Tag)))), 0)

const countOf = (nodes: readonly ContentNode[]): number => nodes.reduce((count, node) => (typeof node === 'string' ? count : count + 1 + countOf(node.Children)), 0)

/** Blocks, the first of which begins in a line. */
const compiled = (blocks: readonly MarkedToken[], firstLine: number): ContentNode[] => {
  let line = firstLine
  let count = 0
  return blocks.flatMap((block) => {
    const begins = line
    line += block.raw.split('\n').length - 1
    try {
      const nodes = nodesOf([block])
      if (depthOf(nodes, nesting) > deepest) throw new BlockError(nestedText)
      if (depthOf(nodes, emphasis) > deepest) throw new BlockError(`重点最多嵌套 ${deepest} 层`)
      count += countOf(nodes)
      if (count > mostElements) throw new BlockError('列表项和格子太多，请分成几页')
      return nodes
    } catch (error) {
      if (error instanceof BlockError) throw new MarkdownError(begins, error.message)
      throw error
    }
  })
}

/**
 * What is drawn of a text that has its title elsewhere.
 * @throws MarkdownError for HTML, pictures, links that lead elsewhere than to the mall or the web, all else that pages do not show, and what is too much of it
 */
export const compileBody = (source: string): ContentNode[] => compiled(blocksOf(source), 1)

/**
 * A page that begins with its title, whose words alone are drawn.
 * @throws MarkdownError as `compileBody`, and without a title
 */
export const compilePage = (source: string): ContentPage => {
  const [first, ...rest] = blocksOf(source)
  const title = first?.type === 'heading' && first.depth === 1 && first.raw.startsWith('#') ? wordsOf(compiled([{ type: 'paragraph', raw: first.raw, text: first.text, tokens: first.tokens }], 1)) : ''
  if (first === undefined || title === '') throw new MarkdownError(1, '第一行写标题，以“# ”开头')
  return { title, nodes: compiled(rest, first.raw.split('\n').length) }
}

/** A page that was compiled, cut at its headings, as Markdown: what stands before the first has the heading ''. */
export const sectionsOf = (source: string): { readonly title: string; readonly sections: readonly { readonly heading: string; readonly text: string }[] } => {
  const [first, ...rest] = createLexer().blockTokens(withPlainLines(source)) as MarkedToken[]
  const sections: { heading: string; text: string }[] = [{ heading: '', text: '' }]
  for (const token of rest) {
    const last = sections.at(-1)
    if (token.type === 'heading') sections.push({ heading: token.text, text: '' })
    else if (last) last.text += token.raw
  }
  const whole = sections.map(({ heading, text }) => ({ heading, text: text.trim() })).filter(({ text }) => text !== '')
  return { title: first?.type === 'heading' ? first.text : '', sections: whole }
}
