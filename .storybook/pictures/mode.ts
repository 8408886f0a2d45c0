/** What a run of stories does with pictures: nothing, compare them with the committed ones, or take those anew. */
export interface PictureMode {
  readonly mode: 'off' | 'compare' | 'update'
  /** Why nothing is compared although somebody asked for it. */
  readonly notice?: string
}

/** What the decision depends on. */
export interface PictureSettings {
  /** The variable `VISUAL`. */
  readonly wish: string | undefined
  /** True where the Chromium of the lockfile runs: no other one paints the same. */
  readonly canPaint: boolean
  /** True where a run that compares nothing would be taken for one that found nothing. */
  readonly isCi: boolean
}

/** Throws where pictures are asked for and cannot be had: always for an update, and for a comparison in CI. */
export const choosePictures = ({ wish, canPaint, isCi }: PictureSettings): PictureMode => {
  if (!wish) return { mode: 'off' }
  if (wish !== 'compare' && wish !== 'update') throw new Error(`VISUAL is compare or update, not ${wish}.`)
  if (canPaint) return { mode: wish }
  const reason = 'pictures are painted by the Chromium of the lockfile, which runs on Linux x64 alone.'
  if (wish === 'update') throw new Error(`Pictures cannot be taken here: ${reason}`)
  if (isCi) throw new Error(`Pictures cannot be compared here: ${reason}`)
  return { mode: 'off', notice: `Pictures are not compared: ${reason}` }
}
