/** Opens the part that something is in, where it is folded. */
export const unfold = (place: Element | null): void => {
  const part = place?.closest('details')
  if (part) part.open = true
}

/** Brings a part of a page to its top, opened where it is folded, and the focus to it. */
export const goToSection = (id: string): void => {
  const section = document.getElementById(id)
  unfold(section)
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}
