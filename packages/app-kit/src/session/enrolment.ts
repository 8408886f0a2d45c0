/** How a second factor that is demanded is set up at one side. */
export interface EnrolmentCalls {
  readonly start: 'POST /api/Account/SecondFactorStart' | 'POST /api/SellerAccount/SecondFactorStart'
  readonly confirm: 'POST /api/Account/SecondFactorConfirm' | 'POST /api/SellerAccount/SecondFactorConfirm'
  /** Who demands it. */
  readonly words: { readonly demand: string; readonly without: string }
  readonly logout: () => Promise<void>
}
