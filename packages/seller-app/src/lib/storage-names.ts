/** What the names of this app in local storage begin with: the shop of the same host has its own. */
export const storageNames = 'seller:'
