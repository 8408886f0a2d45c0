/** Whose catalogue, prices and favourites are shown; null for a visitor. A `Caller` is one. */
export interface Viewer {
  readonly userId: number
  readonly enterpriseId: number
}
