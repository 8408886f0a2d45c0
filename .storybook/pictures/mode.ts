import { environmentDifferences, environmentHere, environmentOfBaselines } from './environment.ts'

/** What a run of stories does with pictures: nothing, compare them with the committed ones, or take those anew. */
export interface PictureMode {
  readonly mode: 'off' | 'compare' | 'update'
  /** Why nothing is compared although somebody asked for it. */
  readonly notice?: string
}

/** Decides from the variable `VISUAL` and, for a comparison, from whether this machine paints as that of the committed pictures. */
export function choosePictures(wish: string | undefined, chromium: string | undefined): PictureMode {
  if (!wish) return { mode: 'off' }
  if (wish === 'update') return { mode: 'update' }
  if (wish !== 'compare') throw new Error(`VISUAL is compare or update, not ${wish}.`)
  const there = environmentOfBaselines()
  if (!there) return { mode: 'off', notice: 'Pictures are not compared: there are none yet. Take them with npm run visual:update.' }
  const differences = chromium ? environmentDifferences(there, environmentHere(chromium)) : ['no Chromium here']
  if (differences.length === 0) return { mode: 'compare' }
  return { mode: 'off', notice: `Pictures are not compared: the committed ones were painted elsewhere (${differences.join('; ')}).` }
}
