import type { UploadRejection } from './types.ts'
import { validateFile, type FileRules } from './validate-file.ts'

/** A dropped or chosen item: a file, or the name of a folder. */
export type Offer = File | { folder: string }

/** Splits items into accepted and rejected ones, in the given order; `room` is the number of free places. */
export function admit(
  offers: readonly Offer[],
  { rules, room, full, folder }: { rules: FileRules; room: number; full: string; folder: string },
): { taken: File[]; rejected: UploadRejection[] } {
  const taken: File[] = []
  const rejected: UploadRejection[] = []
  for (const offer of offers) {
    if (!(offer instanceof File)) {
      rejected.push({ name: offer.folder, kind: 'folder', message: folder })
      continue
    }
    const verdict = validateFile(offer, rules)
    if (verdict.kind !== 'success') rejected.push({ name: offer.name, ...verdict })
    else if (taken.length >= room) rejected.push({ name: offer.name, kind: 'count', message: full })
    else taken.push(offer)
  }
  return { taken, rejected }
}

/** The items of a drop or a paste. A folder looks like a file unless its entry is read. */
export function offersOf(data: DataTransfer): Offer[] {
  return [...data.items]
    .filter((item) => item.kind === 'file')
    .flatMap((item): Offer[] => {
      const entry = item.webkitGetAsEntry()
      if (entry?.isDirectory) return [{ folder: entry.name }]
      const file = item.getAsFile()
      return file ? [file] : []
    })
}
