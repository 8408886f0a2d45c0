import type { SiteConfig } from '@mall/api/contract'
import type { Rates } from './rate-limit/rate-limiter.ts'

/** The origins of the mall and of the seller's side, which are on two hosts. */
export interface SidesApart {
  readonly mallOrigin: string
  readonly sellerOrigin: string
}

/** What the handlers see of the environment. */
export interface Config {
  readonly mallEnv: 'live' | 'dev' | 'test'
  readonly secret: string
  readonly partnerSecret: string
  readonly accessTokenSeconds: number
  readonly sessionDays: number
  readonly rates: Rates
  readonly seller: { readonly name: string; readonly taxNo: string }
  readonly trustProxy: boolean
  /** How long the adviser may take for one answer. */
  readonly answerSeconds: number
  readonly oldMallUrl: string | null
  /** What the site shows of itself. */
  readonly site: SiteConfig
  /** The domain and the origin that passkeys are for; null: none are offered. */
  readonly passkeys: { readonly rpId: string; readonly origin: string } | null
  /** Where the seller's side has a host of its own: the origins of both sides. Null: they are one. */
  readonly apart: SidesApart | null
  /** Origins of other sites whose pages may make calls. */
  readonly corsOrigins: readonly string[]
}
