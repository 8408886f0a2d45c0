import { onTestFinished } from 'vitest'
import { defineMallElements } from '../elements/index.ts'

type Tags = HTMLElementTagNameMap

/** An element of ours in the page until the test ends, its properties set before it is there. */
export const place = <Tag extends keyof Tags>(tag: Tag, properties: Partial<Tags[Tag]> = {}, parent: Element = document.body): Tags[Tag] => {
  defineMallElements()
  const element = document.createElement(tag)
  Object.assign(element, properties)
  parent.append(element)
  onTestFinished(() => element.remove())
  return element
}

/** What HTML says, in the page until the test ends. */
export const placeHtml = (html: string): HTMLElement => {
  defineMallElements()
  const holder = document.createElement('div')
  holder.innerHTML = html
  document.body.append(holder)
  onTestFinished(() => holder.remove())
  return holder
}

/** What is inside of an element. */
export const inside = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector} in ${element.localName}`)
  return found
}

/** The details of all events of a name from now on, heard on the document. */
export const detailsOf = <Name extends keyof GlobalEventHandlersEventMap>(name: Name): unknown[] => {
  const details: unknown[] = []
  const listen = (event: Event) => details.push((event as CustomEvent<unknown>).detail)
  document.addEventListener(name, listen)
  onTestFinished(() => document.removeEventListener(name, listen))
  return details
}
