/** A sheet with a landscape, on the ground that pictures of goods stand on; drawn small, so that it is sharp at every size. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 96 96"><path fill="#f3f2ed" d="M-96-96h288v288H-96z"/>' +
  '<path fill="none" stroke="#848a90" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" d="M30 34h36v28H30zM30 56l10-9 8 7 5-4 13 10M56 43h.01"/></svg>'

const standIn = `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`

const show = (image: HTMLImageElement): void => {
  image.dataset.failed = ''
  image.style.setProperty('content', standIn)
}

const hide = (image: HTMLImageElement): void => {
  if (image.dataset.failed === undefined) return
  delete image.dataset.failed
  image.style.removeProperty('content')
}

/** A picture of a page that came drawn may have failed before anything listened. One that the browser can decode has not. */
const showWhereFailed = (image: HTMLImageElement): void => {
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') image.decode().catch(() => show(image))
}

/**
 * Draws a stand-in for each picture that cannot be loaded, in place of the browser's broken sheet: `data-failed` on the `<img>`, whose
 * name for screen readers stays. Events of pictures do not bubble, so this listens on the way down. Returns how to stop.
 */
export const standInForPictures = (page: Document): (() => void) => {
  const stop = new AbortController()
  const follow = (act: (image: HTMLImageElement) => void) => (event: Event) => {
    if (event.target instanceof HTMLImageElement) act(event.target)
  }
  page.addEventListener('error', follow(show), { capture: true, signal: stop.signal })
  page.addEventListener('load', follow(hide), { capture: true, signal: stop.signal })
  for (const image of page.images) showWhereFailed(image)
  return () => stop.abort()
}
