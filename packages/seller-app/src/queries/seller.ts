import type { Seller } from '@mall/api/seller'
import { createContext, use } from 'react'

export const SellerContext = createContext<Seller | null>(null)

/** The app's client. Throws outside of the providers. */
export const useSeller = (): Seller => {
  const seller = use(SellerContext)
  if (!seller) throw new Error('SellerContext has no value: render the screen inside AppProviders.')
  return seller
}
