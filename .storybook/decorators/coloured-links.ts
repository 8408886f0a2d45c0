import { drawSkipped } from './draw-skipped.ts'

/** The colours of links that nobody chose: the browser's own, in the scheme of the element. */
const browserColours = ['LinkText', 'VisitedText', 'ActiveText']

/** What the browser would paint by itself where elements have this `color-scheme`, as it computes it. */
const unchosenIn = (scheme: string): ReadonlySet<string> => {
  const probe = document.createElement('span')
  probe.style.colorScheme = scheme
  document.body.append(probe)
  const colours = browserColours.map((colour) => {
    probe.style.setProperty('color', colour, 'important')
    return getComputedStyle(probe).color
  })
  probe.remove()
  return new Set(colours)
}

/** Links in sight with the browser's colour. A page has thousands of links and two schemes: the browser is asked once for each scheme. */
export const bareLinks = (root: ParentNode): string[] => {
  const shown = [...root.querySelectorAll('a[href]')].filter((link) => link.textContent.trim() !== '' && link.checkVisibility())
  const looks = shown.map((link) => ({ text: link.textContent.trim(), color: getComputedStyle(link).color, scheme: getComputedStyle(link).colorScheme }))
  const unchosen = new Map([...new Set(looks.map(({ scheme }) => scheme))].map((scheme) => [scheme, unchosenIn(scheme)]))
  return looks.filter(({ color, scheme }) => unchosen.get(scheme)?.has(color)).map(({ text }) => text)
}

/** Fails a story that shows a link in the browser's colour. */
export const expectColouredLinks = (): void => {
  const leave = drawSkipped()
  const found = bareLinks(document.body)
  leave()
  if (found.length > 0) throw new Error(`Links without a colour of ours:\n${[...new Set(found)].join('\n')}`)
}
