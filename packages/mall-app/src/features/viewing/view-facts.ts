/** Where a tab keeps whose view it shows. */
export const viewFactsKey = 'view:facts'

/** What the tab keeps by a key; null where there is nothing, or the browser forbids it. */
export const keptBy = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** What the tab keeps of the view that it shows; null in any other tab. By itself: every page asks, and few tabs need the rest. */
export const viewFacts = (): string | null => keptBy(viewFactsKey)
