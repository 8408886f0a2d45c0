import type { ContentElement, ContentNode } from '@mall/api/contract'

/** A page that people wrote, as it is drawn. */
export interface ContentPage {
  readonly title: string
  readonly nodes: readonly ContentNode[]
}

/** All words of a page's nodes, a space between blocks. */
export const textOf = (nodes: readonly ContentNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : inline.has(node.Tag) ? textOf(node.Children) : ` ${textOf(node.Children)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const inline: ReadonlySet<ContentElement['Tag']> = new Set(['strong', 'em', 'code', 'a'])
