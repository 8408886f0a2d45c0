import type { InvoiceType } from '@mall/api/contract'
import type { Party } from './paper.ts'

/** A line as the platform is asked for it; negative in a red letter. */
export interface PlatformLine {
  readonly name: string
  readonly unit: string
  /** Null for a category, and for a part of the pieces’ amount. */
  readonly quantity: number | null
  /** With its tax. */
  readonly amountFen: number
  readonly taxFen: number
  /** In hundredths of a percent: 1300 is 13%. */
  readonly taxBp: number
  /** 税收分类编码; empty where the seller has none for it, which the platform then finds itself, or refuses. */
  readonly taxCode: string
}

/** An invoice that a tax platform is asked for, or a red letter. */
export interface PlatformRequest {
  /** The same whenever it is asked for: with one key a platform issues once. */
  readonly key: string
  readonly type: InvoiceType
  readonly buyer: Party & { readonly address: string; readonly phone: string; readonly bank: string; readonly account: string }
  readonly seller: Party
  readonly remark: string
  /** What the lines come to, and the tax in it; negative in a red letter. */
  readonly amountFen: number
  readonly taxFen: number
  readonly lines: readonly PlatformLine[]
  /** What a red letter reverses, and why; null of an invoice. */
  readonly reverses: { readonly number: string; readonly reason: string } | null
}

/** What a platform says of a request. */
export type PlatformAnswer =
  /** It works on it: it is asked again. */
  | { readonly state: 'pending' }
  /** It does not issue it; asked with the same key again it tries again. */
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'issued'; readonly number: string; readonly day: string; readonly files: readonly Uint8Array<ArrayBuffer>[] }

/** Issues 数电发票, instead of people who upload them. */
export interface TaxPlatform {
  /** Asks for an invoice, or what has become of it: both are the same, by its key. Rejects when there is no answer, or none that can be understood. */
  issue(request: PlatformRequest): Promise<PlatformAnswer>
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null where no platform is connected: invoices are issued by their files. */
    readonly taxPlatform: TaxPlatform | null
  }
}
