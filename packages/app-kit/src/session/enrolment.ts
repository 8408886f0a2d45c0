/** The calls that set a second factor up at one side, and who demands it there. */
export interface EnrolmentSide {
  readonly start: 'POST /api/Account/SecondFactorStart' | 'POST /api/SellerAccount/SecondFactorStart'
  readonly confirm: 'POST /api/Account/SecondFactorConfirm' | 'POST /api/SellerAccount/SecondFactorConfirm'
  readonly words: { readonly demand: string; readonly without: string }
}

/** How a second factor that is demanded is set up. */
export interface EnrolmentCalls {
  /** The mall's by default, which no page of it loads before it is needed. */
  readonly side?: EnrolmentSide
  readonly logout: () => Promise<void>
}
