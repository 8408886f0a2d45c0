/*
 * What needs a layout is missing in jsdom, where tests of a site run. Each of these does there what can be done without one.
 */

/** Whether the element is drawn, which everything is where nothing is. */
export const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true

/** Scrolls as little as brings the element into view. */
export const reveal = (element: Element | null | undefined): void => element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })

/** Calls `run` when one of the elements has changed its size, until the returned function is called. */
export const onResize = (run: () => void, ...elements: readonly Element[]): (() => void) => {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(run)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

/** Shows a dialog above everything else. */
export const showModal = (dialog: HTMLDialogElement): void => (dialog.showModal ? dialog.showModal() : dialog.setAttribute('open', ''))

/** Closes a dialog. */
export const closeModal = (dialog: HTMLDialogElement): void => (dialog.close ? dialog.close() : dialog.removeAttribute('open'))
