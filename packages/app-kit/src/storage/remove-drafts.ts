import { localItems } from './local-items.ts'

/** What the names of drafts in local storage begin with. */
export const draftPrefix = 'draft:'

/** Nothing that a person has typed stays in a browser that they log out of. */
export const removeDrafts = (): void => {
  for (const name of localItems.names(draftPrefix)) localItems.remove(name)
}
