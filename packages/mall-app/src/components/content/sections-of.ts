import type { ContentNode } from '@mall/api/contract'
import { textOf } from '@mall/app-kit/content/content-page.ts'

/** A part of a page under its heading. */
export interface ContentSection {
  readonly heading: string
  readonly nodes: readonly ContentNode[]
}

/** A page cut at its headings of second order: what stands before the first is the lead. */
export const sectionsOf = (nodes: readonly ContentNode[]): { readonly lead: readonly ContentNode[]; readonly sections: readonly ContentSection[] } => {
  const starts = nodes.flatMap((node, at) => (typeof node !== 'string' && node.Tag === 'h2' ? [at] : []))
  const sections = starts.map((start, at) => {
    const heading = nodes[start]
    return { heading: heading === undefined ? '' : textOf([heading]), nodes: nodes.slice(start + 1, starts[at + 1]) }
  })
  return { lead: nodes.slice(0, starts[0]), sections }
}
