import { sellerMenuCodes, sellerMenuNames, type SellerMenuItemCode } from '@mall/api/seller/contract'
import { screenDefiner, type Screen } from '@mall/app-kit/screens/define-screen.ts'

export { reads } from '@mall/app-kit/screens/define-screen.ts'

/** Which frame a screen is drawn in: the desk with the menu, or none. */
export type LayoutName = 'work' | 'none'

export type SellerScreen = Screen<string, object, LayoutName, SellerMenuItemCode>

/** The items of the menu in their order. */
export const menuOrder: readonly string[] = sellerMenuCodes

/** Registers a screen of the seller's side. */
export const defineScreen = screenDefiner<LayoutName, SellerMenuItemCode>(sellerMenuNames)
