// Written by `npm run generate`, from the files that it names. Do not change it by hand.
import type { SellerKey } from '@mall/api/seller/contract'
import type { PresetStaffRole } from '../seller/account/presets.ts'
import type { PresetStaffGrants, StaffAccessRow } from './staff-access-cell.ts'

/** What the preset roles of the staff hold. */
export const presetStaffGrants: Readonly<Record<PresetStaffRole, PresetStaffGrants>> = {
  Administrator: { scope: 'all', demandsFactor: true, permissions: ['product.view', 'product.manage', 'stock.view', 'stock.manage', 'customer.view', 'customer.manage', 'price.view', 'price.manage', 'order.view', 'order.manage', 'service.view', 'service.manage', 'money.view', 'money.manage', 'content.view', 'content.manage', 'report.view', 'report.manage', 'staff.view', 'staff.manage', 'audit.view', 'audit.manage', 'cost.view', 'price.approve'] },
  Goods: { scope: 'all', demandsFactor: false, permissions: ['product.view', 'product.manage', 'stock.view', 'stock.manage', 'price.view', 'report.view'] },
  Prices: { scope: 'all', demandsFactor: false, permissions: ['product.view', 'stock.view', 'customer.view', 'price.view', 'price.manage', 'order.view', 'report.view', 'cost.view', 'price.approve'] },
  AccountManager: { scope: 'portfolio', demandsFactor: false, permissions: ['product.view', 'stock.view', 'customer.view', 'customer.manage', 'price.view', 'price.manage', 'order.view', 'service.view', 'service.manage', 'money.view', 'report.view'] },
  Warehouse: { scope: 'all', demandsFactor: false, permissions: ['product.view', 'stock.view', 'stock.manage', 'order.view', 'order.manage', 'service.view'] },
  Service: { scope: 'all', demandsFactor: false, permissions: ['product.view', 'stock.view', 'customer.view', 'price.view', 'order.view', 'service.view', 'service.manage'] },
  Finance: { scope: 'all', demandsFactor: true, permissions: ['product.view', 'customer.view', 'price.view', 'order.view', 'service.view', 'money.view', 'money.manage', 'report.view', 'cost.view'] },
  Content: { scope: 'all', demandsFactor: false, permissions: ['product.view', 'content.view', 'content.manage'] },
  Reader: { scope: 'all', demandsFactor: false, permissions: ['product.view', 'stock.view', 'customer.view', 'price.view', 'order.view', 'service.view', 'money.view', 'content.view', 'report.view'] },
}

/** Which of the staff may make each call of the seller’s side, and whose records it reaches for them: docs/access.md. */
export const staffAccessTable: Readonly<Record<SellerKey, StaffAccessRow>> = {
  'POST /api/SellerAccount/Login': { visitor: 'allowed', Administrator: 'allowed', Goods: 'allowed', Prices: 'allowed', AccountManager: 'allowed', Warehouse: 'allowed', Service: 'allowed', Finance: 'allowed', Content: 'allowed', Reader: 'allowed' },
  'POST /api/SellerAccount/Activate': { visitor: 'allowed', Administrator: 'allowed', Goods: 'allowed', Prices: 'allowed', AccountManager: 'allowed', Warehouse: 'allowed', Service: 'allowed', Finance: 'allowed', Content: 'allowed', Reader: 'allowed' },
  'POST /api/SellerAccount/SecondFactor': { visitor: 'allowed', Administrator: 'allowed', Goods: 'allowed', Prices: 'allowed', AccountManager: 'allowed', Warehouse: 'allowed', Service: 'allowed', Finance: 'allowed', Content: 'allowed', Reader: 'allowed' },
  'POST /api/SellerAccount/RefreshToken': { visitor: 'allowed', Administrator: 'allowed', Goods: 'allowed', Prices: 'allowed', AccountManager: 'allowed', Warehouse: 'allowed', Service: 'allowed', Finance: 'allowed', Content: 'allowed', Reader: 'allowed' },
  'POST /api/SellerAccount/UnLock': { visitor: 'allowed', Administrator: 'allowed', Goods: 'allowed', Prices: 'allowed', AccountManager: 'allowed', Warehouse: 'allowed', Service: 'allowed', Finance: 'allowed', Content: 'allowed', Reader: 'allowed' },
  'POST /api/SellerAccount/Viewer': { visitor: 'unauthorized', Administrator: 'self', Goods: 'self', Prices: 'self', AccountManager: 'self', Warehouse: 'self', Service: 'self', Finance: 'self', Content: 'self', Reader: 'self' },
  'POST /api/SellerAccount/Logout': { visitor: 'unauthorized', Administrator: 'self', Goods: 'self', Prices: 'self', AccountManager: 'self', Warehouse: 'self', Service: 'self', Finance: 'self', Content: 'self', Reader: 'self' },
  'POST /api/SellerAccount/SecondFactorStart': { visitor: 'unauthorized', Administrator: 'self', Goods: 'self', Prices: 'self', AccountManager: 'self', Warehouse: 'self', Service: 'self', Finance: 'self', Content: 'self', Reader: 'self' },
  'POST /api/SellerAccount/SecondFactorConfirm': { visitor: 'unauthorized', Administrator: 'self', Goods: 'self', Prices: 'self', AccountManager: 'self', Warehouse: 'self', Service: 'self', Finance: 'self', Content: 'self', Reader: 'self' },
  'POST /api/SellerOrder/List': { visitor: 'unauthorized', Administrator: 'all', Goods: 'forbidden', Prices: 'all', AccountManager: 'portfolio', Warehouse: 'all', Service: 'all', Finance: 'all', Content: 'forbidden', Reader: 'all' },
  'POST /api/SellerOrder/Detail': { visitor: 'unauthorized', Administrator: 'all', Goods: 'forbidden', Prices: 'all', AccountManager: 'portfolio', Warehouse: 'all', Service: 'all', Finance: 'all', Content: 'forbidden', Reader: 'all' },
  'POST /api/SellerOrder/Accept': { visitor: 'unauthorized', Administrator: 'all', Goods: 'forbidden', Prices: 'forbidden', AccountManager: 'forbidden', Warehouse: 'all', Service: 'forbidden', Finance: 'forbidden', Content: 'forbidden', Reader: 'forbidden' },
  'POST /api/SellerOrder/Ship': { visitor: 'unauthorized', Administrator: 'all', Goods: 'forbidden', Prices: 'forbidden', AccountManager: 'forbidden', Warehouse: 'all', Service: 'forbidden', Finance: 'forbidden', Content: 'forbidden', Reader: 'forbidden' },
  'POST /api/SellerOrder/Track': { visitor: 'unauthorized', Administrator: 'all', Goods: 'forbidden', Prices: 'forbidden', AccountManager: 'forbidden', Warehouse: 'all', Service: 'forbidden', Finance: 'forbidden', Content: 'forbidden', Reader: 'forbidden' },
  'POST /api/SellerOrder/TakeBack': { visitor: 'unauthorized', Administrator: 'all', Goods: 'forbidden', Prices: 'forbidden', AccountManager: 'forbidden', Warehouse: 'all', Service: 'forbidden', Finance: 'forbidden', Content: 'forbidden', Reader: 'forbidden' },
  'POST /api/SellerProduct/List': { visitor: 'unauthorized', Administrator: 'allowed', Goods: 'allowed', Prices: 'allowed', AccountManager: 'allowed', Warehouse: 'allowed', Service: 'allowed', Finance: 'allowed', Content: 'allowed', Reader: 'allowed' },
  'POST /api/SellerProduct/Choices': { visitor: 'unauthorized', Administrator: 'allowed', Goods: 'allowed', Prices: 'allowed', AccountManager: 'allowed', Warehouse: 'allowed', Service: 'allowed', Finance: 'allowed', Content: 'allowed', Reader: 'allowed' },
  'POST /api/SellerProduct/Detail': { visitor: 'unauthorized', Administrator: 'allowed', Goods: 'allowed', Prices: 'allowed', AccountManager: 'allowed', Warehouse: 'allowed', Service: 'allowed', Finance: 'allowed', Content: 'allowed', Reader: 'allowed' },
  'POST /api/SellerProduct/UploadPicture': { visitor: 'unauthorized', Administrator: 'allowed', Goods: 'allowed', Prices: 'forbidden', AccountManager: 'forbidden', Warehouse: 'forbidden', Service: 'forbidden', Finance: 'forbidden', Content: 'forbidden', Reader: 'forbidden' },
  'POST /api/SellerProduct/SetPictures': { visitor: 'unauthorized', Administrator: 'allowed', Goods: 'allowed', Prices: 'forbidden', AccountManager: 'forbidden', Warehouse: 'forbidden', Service: 'forbidden', Finance: 'forbidden', Content: 'forbidden', Reader: 'forbidden' },
  'POST /api/SellerProduct/SetPrice': { visitor: 'unauthorized', Administrator: 'allowed', Goods: 'allowed', Prices: 'allowed', AccountManager: 'allowed', Warehouse: 'forbidden', Service: 'forbidden', Finance: 'forbidden', Content: 'forbidden', Reader: 'forbidden' },
  'POST /api/SellerProduct/SetStock': { visitor: 'unauthorized', Administrator: 'allowed', Goods: 'allowed', Prices: 'forbidden', AccountManager: 'forbidden', Warehouse: 'allowed', Service: 'forbidden', Finance: 'forbidden', Content: 'forbidden', Reader: 'forbidden' },
  'POST /api/SellerProduct/Shelve': { visitor: 'unauthorized', Administrator: 'allowed', Goods: 'allowed', Prices: 'forbidden', AccountManager: 'forbidden', Warehouse: 'forbidden', Service: 'forbidden', Finance: 'forbidden', Content: 'forbidden', Reader: 'forbidden' },
}
