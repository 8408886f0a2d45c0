import { Fragment } from 'react'
import { componentFacts } from 'virtual:component-facts'
import { StoryLink } from '../matrix/StoryLink.tsx'
import { pageOf } from './component-pages.ts'

const pages = new Map(Object.values(componentFacts).flatMap(({ entry, components }) => components.map((component) => [component, pageOf(entry, 'docs')])))

const Code = ({ text }: { readonly text: string }) => {
  // A part is on the page of its component: TopBar.Cart.
  const page = pages.get(text) ?? pages.get(text.split('.')[0] ?? '')
  return page ? <StoryLink docs id={page}>{text}</StoryLink> : <code>{text}</code>
}

/** A sentence with Markdown's code, keys and strong words. A component's name leads to its page. */
export const Prose = ({ children }: { readonly children: string }) =>
  children.split(/(`[^`]+`|<kbd>.*?<\/kbd>|\*\*.*?\*\*)/).map((text, at) => {
    const key = `${at} ${text}`
    if (text.startsWith('`')) return <Code key={key} text={text.slice(1, -1)} />
    if (text.startsWith('<kbd>')) return <kbd key={key}>{text.slice(5, -6)}</kbd>
    if (text.startsWith('**')) return <strong key={key}>{text.slice(2, -2)}</strong>
    return <Fragment key={key}>{text}</Fragment>
  })
