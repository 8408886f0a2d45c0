/** What a run of stories does with pictures: nothing, compare them with the committed ones, or update those. */
export interface PictureMode {
  readonly mode: 'off' | 'compare' | 'update'
  /** Why nothing is compared although somebody asked for it. */
  readonly notice?: string
}

/** What the decision depends on. */
export interface PictureSettings {
  /** The variable `VISUAL`. */
  readonly requested: string | undefined
  /** True where the Chromium of the lockfile runs: no other one paints the same. */
  readonly canPaint: boolean
  /** True where a run that compares nothing could be mistaken for one that found nothing. */
  readonly isCi: boolean
}

/** Throws where pictures are asked for and cannot be had: always for an update, and for a comparison in CI. */
export const choosePictures = ({ requested, canPaint, isCi }: PictureSettings): PictureMode => {
  if (!requested) return { mode: 'off' }
  if (requested !== 'compare' && requested !== 'update') throw new Error(`VISUAL is compare or update, not ${requested}.`)
  if (canPaint) return { mode: requested }
  const reason = 'pictures are painted by the Chromium of the lockfile, which runs on Linux x64 alone.'
  if (requested === 'update') throw new Error(`Pictures cannot be taken here: ${reason}`)
  if (isCi) throw new Error(`Pictures cannot be compared here: ${reason}`)
  return { mode: 'off', notice: `Pictures are not compared: ${reason}` }
}
