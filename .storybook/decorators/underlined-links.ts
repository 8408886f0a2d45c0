import { drawSkipped } from './draw-skipped.ts'

const letter = /\p{L}/u

/** What a name before a value does not have, and a sentence has. */
const clause = /[，。；？！]/

const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline'

/** The words of a line, without those of links and buttons. */
const wordsOf = (node: Node): string => {
  if (node instanceof Text) return node.data
  if (!(node instanceof HTMLElement) || node.matches('a, button, [aria-hidden="true"]') || !isInline(node)) return ''
  return [...node.childNodes].map(wordsOf).join('')
}

const wordsBeside = (link: Element, side: 'nextSibling' | 'previousSibling'): string => {
  let words = ''
  // Up to the first parent that begins a line of its own.
  for (let within: Element | null = link; within !== null && isInline(within); within = within.parentElement) {
    for (let node = within[side]; node !== null; node = node[side]) words += wordsOf(node)
  }
  return words
}

type Place = 'alone' | 'beside a name' | 'in a sentence'

/** A sentence has clauses. A value with its name may be either, `订单 D2026…（待审批）`, and so may what is all of a paragraph, of a point or of a value in a list. */
const placeOf = (link: Element): Place => {
  const words = wordsBeside(link, 'previousSibling') + wordsBeside(link, 'nextSibling').replace(/（[^）]*）/gu, '')
  if (clause.test(words)) return 'in a sentence'
  return letter.test(words) || link.closest('p, li, dd') !== null ? 'beside a name' : 'alone'
}

/** Its line is that of the moment. */
const isTouched = (link: Element): boolean => link.matches(':hover, :focus-visible') || link.closest('[class*="pseudo-"]') !== null

/** Links in sight that are underlined outside of a sentence, or in one are not. */
export const wronglyUnderlined = (root: ParentNode): string[] =>
  [...root.querySelectorAll('a[href]')].flatMap((link) => {
    const text = link.textContent.trim()
    if (text === '' || !link.checkVisibility() || isTouched(link)) return []
    const has = getComputedStyle(link).textDecorationLine.includes('underline')
    const place = placeOf(link)
    return place === 'beside a name' || has === (place === 'in a sentence') ? [] : [`${text}: ${has ? 'with' : 'without'} a line, ${place}`]
  })

/** Fails a story whose links do not follow the rule on underlines. */
export const expectUnderlinedLinks = (): void => {
  const leave = drawSkipped()
  const found = wronglyUnderlined(document.body)
  leave()
  if (found.length > 0) throw new Error(`Links whose line is not that of the rule:\n${[...new Set(found)].join('\n')}`)
}
