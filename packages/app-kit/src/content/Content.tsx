import type { ContentElement, ContentNode } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { createElement, Fragment, type ReactNode } from 'react'
import { Prose } from './Content.styles.ts'
import { splitAtWords } from './split-at-words.ts'

interface ContentProps {
  readonly nodes: readonly ContentNode[]
  /** Words to highlight in the text. */
  readonly words?: readonly string[]
}

const noWords: readonly string[] = []

/** Draws a compiled Markdown page: elements only, never HTML. */
export const Content = ({ nodes, words = noWords }: ContentProps) => {
  return createElement(Prose, null, ...draw(nodes, words))
}

/** Children one by one, not as a list: a page never changes its order, so none of them needs a key. */
const draw = (nodes: readonly ContentNode[], words: readonly string[]): ReactNode[] =>
  nodes.map((node) => (typeof node === 'string' ? createElement(Marked, { text: node, words }) : drawElement(node, words)))

const drawElement = ({ Tag, Href, Children }: ContentElement, words: readonly string[]): ReactNode => {
  const inner = draw(Children, words)
  if (Href !== undefined) return createElement(Link, { href: Href }, ...inner)
  return createElement(Tag, Tag === 'th' ? { scope: 'col' } : null, ...inner)
}

/** A text with the searched words highlighted. */
export const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) => {
  const parts = splitAtWords(text, words).map(({ text: part, isHit }) => (isHit ? createElement('mark', null, part) : part))
  return createElement(Fragment, null, ...parts)
}
