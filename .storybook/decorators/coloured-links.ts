/** The colours of links that nobody chose: the browser's own, in the scheme of the element. */
const browserColours = ['LinkText', 'VisitedText', 'ActiveText']

/** What the browser would paint there, as it computes it. */
const unchosenAt = (link: Element): Set<string> => {
  const probe = document.createElement('span')
  link.after(probe)
  const colours = browserColours.map((colour) => {
    probe.style.setProperty('color', colour, 'important')
    return getComputedStyle(probe).color
  })
  probe.remove()
  return new Set(colours)
}

/** Links in sight with the browser's colour. */
export const bareLinks = (root: ParentNode): string[] =>
  [...root.querySelectorAll('a[href]')]
    .filter((link) => link.textContent.trim() !== '' && link.checkVisibility())
    .filter((link) => unchosenAt(link).has(getComputedStyle(link).color))
    .map((link) => link.textContent.trim())

/** Fails a story that shows a link in the browser's colour. */
export const expectColouredLinks = (): void => {
  const found = bareLinks(document.body)
  if (found.length > 0) throw new Error(`Links without a colour of ours:\n${[...new Set(found)].join('\n')}`)
}
