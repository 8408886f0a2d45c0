/** Scrolls and focuses the top of the list after a change of its page, where reading continues. */
export const goToTop = (top: HTMLElement | null): void => {
  top?.scrollIntoView({ block: 'start' })
  top?.focus({ preventScroll: true })
}
