export type { SellerContract, SellerKey } from '../contract/seller/calls.ts'
export type { StaffLogin, StaffViewer } from '../contract/seller/account.ts'
export { createSeller, createSellerSession, logout, type Seller, type SellerOptions } from './create-seller.ts'
export { sellerMutationOptions } from './mutation-options.ts'
