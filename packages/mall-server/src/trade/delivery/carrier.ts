/** What a carrier reports of a parcel. */
export interface ParcelNews {
  /** The carrier's own number of this report: what is sent twice is written once. */
  readonly eventId: string
  readonly carrier: string
  readonly trackingNo: string
  readonly at: Date
  readonly text: string
  /** The goods have been delivered. */
  readonly isDelivery: boolean
}

/** Who reports where parcels are: a carrier, or a service that knows many. The mall believes signed notices alone. */
export interface Carrier {
  /** The content of a notice; null when it is not from this carrier, not signed, too old, or not to be understood. `body` is what arrived, byte for byte. */
  readNotice(headers: Headers, body: string, now: Date): Promise<readonly ParcelNews[] | null>
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null where no carrier reports: tracks are written by hand. */
    readonly carrier: Carrier | null
  }
}
