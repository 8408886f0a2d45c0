/** What stands on the label of a parcel (面单). */
export interface ParcelLabel {
  readonly carrier: string
  /** ASCII letters, digits and hyphens: it is a barcode too. */
  readonly trackingNo: string
  readonly sender: { readonly name: string }
  readonly receiver: { readonly name: string; readonly phone: string; readonly company: string; readonly address: string }
  readonly orderNo: string
  /** The buyer's own number of the order (采购单号); empty for none. */
  readonly poNo: string
  readonly packageNo: string
  /** Which of the order's packages it is, from 1, and of how many; null while more are to come. */
  readonly place: number
  readonly count: number | null
  readonly kinds: number
  readonly pieces: number
  /** What the buyer wrote for those who bring it; empty for nothing. */
  readonly remark: string
}

/** The size of a label, mm. */
export const labelSize = { width: 100, height: 150 } as const

/** Who makes the labels of parcels. The house draws its own; a carrier that gives out labels of its own, with its routes and codes, is another one of these. */
export interface CarrierLabels {
  /** One PDF file with a page of 100 × 150 mm for each parcel. */
  print(labels: readonly ParcelLabel[]): Promise<Uint8Array<ArrayBuffer>>
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null where no labels can be printed. */
    readonly carrierLabels: CarrierLabels | null
  }
}
