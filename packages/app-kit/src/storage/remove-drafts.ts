import { localItems } from './local-items.ts'

/** What the names of drafts in local storage begin with. `app`: of which app, where it is not the mall: both may be on one host. */
export const draftPrefixOf = (app = ''): string => `${app}draft:`

/** Nothing that a person has typed stays in a browser that they log out of. What they typed in the other app stays: there they are logged in still. */
export const removeDrafts = (app = ''): void => {
  for (const name of localItems.names(draftPrefixOf(app))) localItems.remove(name)
}
