import { afterEach, expect, onTestFinished, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { defineMallElements } from './elements/index.ts'
import { exportedNames } from './testing/exported-names.ts'
import { everyComponent } from './testing/every-component/index.ts'
import { MallThemeProvider } from './theme/index.ts'
import { en } from './messages/en/index.ts'

afterEach(cleanup)

/** Han characters, and the punctuation that is written with them. */
const chinese = /[\p{Script=Han}\u3001-\u3011\uff01-\uff0f\uff1a-\uff20]/u

/** What people read or hear of a page: its words, and the names and hints of its elements. Text fields are what somebody typed. */
const wordsOf = (root: ParentNode): string[] => {
  const elements = [...root.querySelectorAll('*')].filter((element) => element.tagName !== 'STYLE' && element.tagName !== 'SCRIPT')
  const said = elements.flatMap((element) => ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''))
  const written = elements.flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''))
  return [...said, ...written]
}

/** Opens what a press opens, so that its texts are seen too. */
const open = async (root: Element): Promise<void> => {
  for (const element of root.querySelectorAll<HTMLElement>('[aria-expanded=false], [aria-haspopup]')) if (element.isConnected && !element.matches('[aria-expanded=true]')) element.click()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

test('every component has an English sample', () => {
  const components = exportedNames.filter((name) => /^[A-Z][a-z]/.test(name))
  expect(Object.keys(everyComponent).toSorted()).toEqual(components)
})

test.each(Object.entries(everyComponent))('%s in English has no Chinese', async (_, element) => {
  await render(<MallThemeProvider messages={en}>{element}</MallThemeProvider>)
  await open(document.body)
  // What is loaded when it is needed, such as a calendar or a drawing, has come.
  await expect.poll(() => document.querySelectorAll('[data-part=plot] [data-part=skeleton], [data-part=waiting]')).toHaveLength(0)
  expect(wordsOf(document.body).filter((text) => chinese.test(text))).toEqual([])
})

test.each(['mall-top-bar', 'mall-search-box', 'mall-slide-captcha'] as const)('<%s> in English has no Chinese', async (tag) => {
  defineMallElements()
  const element = document.createElement(tag)
  element.messages = en
  document.body.append(element)
  onTestFinished(() => element.remove())
  expect(wordsOf(element.shadowRoot ?? element).filter((text) => chinese.test(text))).toEqual([])
  expect(element.shadowRoot?.querySelector('[aria-label]')).not.toBeNull()
})
