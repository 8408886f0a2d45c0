/** When a picture of a list is loaded: `first` is what a page is waited for, `eager` the others that are in sight at once. */
export type PictureLoading = 'first' | 'eager' | 'lazy'

/** Of a place in a list, so many of whose pictures are in sight at once. */
export const loadingAt = (at: number, inSight: number): PictureLoading => (at === 0 ? 'first' : at < inSight ? 'eager' : 'lazy')

/** Of an `<img>`. */
export const loadingAttributes = (loading: PictureLoading) => ({ loading: loading === 'lazy' ? 'lazy' : 'eager', fetchPriority: loading === 'first' ? 'high' : undefined }) as const
