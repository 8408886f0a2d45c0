/** Whose catalogue, prices and favourites are shown; null for a visitor. A `Caller` is one. */
export interface Viewer {
  readonly userId: number
  readonly enterpriseId: number
  /** The day in Asia/Shanghai whose prices they see. */
  readonly day: string
}

/** The company whose prices are shown, and the day. */
export type Company = Pick<Viewer, 'enterpriseId' | 'day'>
