import type { ReactNode } from 'react'
import { componentFacts } from 'virtual:component-facts'
import { StoryLink } from '../matrix/StoryLink.tsx'
import { pageOf } from './component-pages.ts'
import { Words } from './Words.tsx'

const pages = new Map(Object.values(componentFacts).flatMap(({ entry, components }) => components.map((component) => [component, pageOf(entry)])))

const linkedCode = (text: string): ReactNode => {
  // A part is on the page of its component: TopBar.Cart.
  const page = pages.get(text) ?? pages.get(text.split('.')[0] ?? '')
  return page ? <StoryLink docs id={page}>{text}</StoryLink> : <code>{text}</code>
}

/** {@link Words}, in which a component's name leads to its page. */
export const Prose = ({ children }: { readonly children: string }) => <Words code={linkedCode}>{children}</Words>
