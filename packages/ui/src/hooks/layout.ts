/*
 * Layout APIs are missing in jsdom, where tests of a site run. There each of these functions does what it can without a layout.
 */

/** Whether the element is drawn; always true without a layout. */
export const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true

/** Scrolls as little as needed to bring the element into view. */
export const reveal = (element: Element | null | undefined): void => element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })

/** Calls `run` when one of the elements has changed its size, until the returned function is called. */
export const onResize = (run: () => void, ...elements: readonly Element[]): (() => void) => {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(run)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

/** Calls `run` once what the element has just begun to do is over, at once when it moves not at all; not after the returned function is called. */
export const onceStill = (element: HTMLElement, run: () => void): (() => void) => {
  const moving = element.getAnimations?.() ?? []
  let isWanted = true
  if (moving.length === 0) run()
  else void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => isWanted && run())
  return () => {
    isWanted = false
  }
}

/** Shows a dialog above everything else. */
export const showModal = (dialog: HTMLDialogElement): void => (dialog.showModal ? dialog.showModal() : dialog.setAttribute('open', ''))

/** Closes a dialog. */
export const closeModal = (dialog: HTMLDialogElement): void => (dialog.close ? dialog.close() : dialog.removeAttribute('open'))
