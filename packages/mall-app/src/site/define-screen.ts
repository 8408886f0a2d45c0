import { menuCodes, menuNames, type MenuCode } from '@mall/api/contract'
import { screenDefiner, type Screen } from '@mall/app-kit/screens/define-screen.ts'

export { reads } from '@mall/app-kit/screens/define-screen.ts'

/** Which frame a screen is drawn in (specification §2, Layouts). */
export type LayoutName = 'default' | 'shop' | 'userCentre' | 'document' | 'none'

/** A menu code of the user centre that names one item, not a group. */
type MenuItemCode = Extract<MenuCode, `${string}.${string}`>

export type MallScreen = Screen<string, object, LayoutName, MenuItemCode>

/** The items of the menu in their order. */
export const menuOrder: readonly string[] = menuCodes

/** Registers a screen of the mall. The document's title is always the mall's name. */
export const defineScreen = screenDefiner<LayoutName, MenuItemCode>(menuNames)
