/** A piece of a page: words, or an element with its children. Data, so that drawing it needs no parser and no HTML. */
export type ContentNode = string | ContentElement

export interface ContentElement {
  readonly tag: 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td' | 'strong' | 'code' | 'a'
  /** Of links. */
  readonly href?: string
  readonly children: readonly ContentNode[]
}

/** A Markdown file, compiled while the mall is built. */
export interface ContentPage {
  /** The heading of first order. */
  readonly title: string
  readonly nodes: readonly ContentNode[]
}

/** All words of a page's nodes, a space between blocks. */
export const textOf = (nodes: readonly ContentNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : inline.has(node.tag) ? textOf(node.children) : ` ${textOf(node.children)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const inline: ReadonlySet<ContentElement['tag']> = new Set(['strong', 'code', 'a'])
