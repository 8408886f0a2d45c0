import type { IStyledComponent } from 'styled-components'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'

/** What is drawn beside an element: a rule about it is a rule about the element. */
const drawnBeside = /::(?:before|after|marker|placeholder|backdrop|selection|file-selector-button|-(?:webkit|moz|ms)-[\w-]+)/g
/** Transient states: the element is the library's in its other states too. */
const momentary = /:(?:hover|active|focus-visible|focus-within|focus|popover-open)(?![\w-])/g

/** Splits at a character outside of brackets. */
const cutAt = (text: string, isCut: (character: string) => boolean): readonly string[] => {
  const pieces = ['']
  let depth = 0
  for (const character of text) {
    if ('(['.includes(character)) depth += 1
    if (')]'.includes(character)) depth -= 1
    if (depth === 0 && isCut(character)) pieces.push('')
    else pieces.push(`${pieces.pop() ?? ''}${character}`)
  }
  return pieces
}

const selectorsOf = (list: string): readonly string[] => cutAt(list, (character) => character === ',')

/** The last compound of a selector: what is styled by it. */
const subjectOf = (selector: string): string => cutAt(selector.trim(), (character) => /[\s>+~]/.test(character)).at(-1) ?? ''

const rulesIn = (rules: CSSRuleList): readonly CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    const own = rule instanceof CSSStyleRule ? [rule] : []
    return rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? [...own, ...rulesIn(rule.cssRules)] : own
  })

/** Rules of styled components: those of the page itself, a browser extension or Storybook name no part. */
const ofComponents = ({ ownerNode }: CSSStyleSheet): boolean => ownerNode instanceof HTMLStyleElement && 'styled' in ownerNode.dataset

/** The provider, what is not shown or only heard, the browser's options, the drawing inside of an icon, and the days of the calendar, which have classes of their own. */
const nameless = `[data-mall-theme], [hidden], option, .${(VisuallyHidden as unknown as IStyledComponent<'web'>).styledComponentId}, svg *, [class*=rdp-], [class*=rdp-] *`

/**
 * Elements that the library's styles are about and that have no `data-part`, in HTML. Rules about every child (`> *`) name no part.
 */
export const unnamedParts = (root: ParentNode = document): readonly string[] => {
  const rules = [...document.styleSheets].filter(ofComponents).flatMap((sheet) => rulesIn(sheet.cssRules))
  const selectors = new Set(rules.flatMap(({ selectorText }) => selectorsOf(selectorText.replaceAll(drawnBeside, '').replaceAll(momentary, ':where(*)'))))
  const found = new Set<Element>()
  for (const selector of selectors) {
    const subject = subjectOf(selector)
    if (subject === '' || subject.startsWith('*') || subject.startsWith(':')) continue
    for (const element of root.querySelectorAll(selector)) if (!element.hasAttribute('data-part') && !element.matches(nameless)) found.add(element)
  }
  return [...found].map((element) => (element.cloneNode(false) as Element).outerHTML)
}
