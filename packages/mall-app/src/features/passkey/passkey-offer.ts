import { useSite } from '../../site/site.ts'

/**
 * Whether passkeys can be used on this page: `none`, the mall has none · `elsewhere`, it is opened by another address than theirs · `unsupported`, the
 * browser has none · `here`.
 */
export type PasskeyOffer = 'none' | 'elsewhere' | 'unsupported' | 'here'

/** `passkeyOrigin`: where the mall says that they can be used, empty for nowhere. */
export const passkeyOfferOf = (passkeyOrigin: string, page: { readonly origin: string; readonly isSupported: boolean }): PasskeyOffer => {
  if (passkeyOrigin === '') return 'none'
  if (passkeyOrigin !== page.origin) return 'elsewhere'
  return page.isSupported ? 'here' : 'unsupported'
}

/** The same of this page. */
export const passkeyOfferHere = (passkeyOrigin: string): PasskeyOffer => passkeyOfferOf(passkeyOrigin, { origin: location.origin, isSupported: 'PublicKeyCredential' in globalThis })

export const usePasskeyOffer = (): PasskeyOffer => passkeyOfferHere(useSite().PasskeyOrigin)
