import { localItems } from '../storage/local-items.ts'

const key = 'menuFolded'

/** Whether the user folded the menu of the user centre on this device. Browsers that refuse storage remember nothing. */
export const rememberedFold = {
  get(): boolean {
    return localItems.get(key) !== null
  },
  set(isFolded: boolean): void {
    if (isFolded) localItems.set(key, '1')
    else localItems.remove(key)
  },
}
