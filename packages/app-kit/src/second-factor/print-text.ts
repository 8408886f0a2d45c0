/** Prints a text by itself, without the page around it. */
export const printText = (text: string): void => {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' })
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (page === null || view === null) return
  const words = page.createElement('pre')
  words.textContent = text
  page.body.append(words)
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
