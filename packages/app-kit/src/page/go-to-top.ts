/** Another page of a list begins at the top of the list: there one reads on, by eye and by keyboard. */
export const goToTop = (top: HTMLElement | null): void => {
  top?.scrollIntoView({ block: 'start' })
  top?.focus({ preventScroll: true })
}
