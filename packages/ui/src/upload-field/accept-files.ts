import type { UploadRejection } from './types.ts'
import { validateFile, type FileRules } from './validate-file.ts'

/** A dropped or chosen item: a file, or the name of a folder. */
export type DroppedItem = File | { folder: string }

/** Splits items into accepted and rejected ones, in the given order; `room` is the number of free places. */
export const acceptFiles = (
  items: readonly DroppedItem[],
  { rules, room, full, folder }: { rules: FileRules; room: number; full: string; folder: string },
): { accepted: File[]; rejected: UploadRejection[] } => {
  const accepted: File[] = []
  const rejected: UploadRejection[] = []
  for (const item of items) {
    if (!(item instanceof File)) {
      rejected.push({ name: item.folder, kind: 'folder', message: folder })
      continue
    }
    const verdict = validateFile(item, rules)
    if (verdict.kind !== 'success') rejected.push({ name: item.name, ...verdict })
    else if (accepted.length >= room) rejected.push({ name: item.name, kind: 'count', message: full })
    else accepted.push(item)
  }
  return { accepted, rejected }
}

/** The items of a drop or a paste. A folder looks like a file unless its entry is read. */
export const droppedItems = (data: DataTransfer): DroppedItem[] =>
  [...data.items]
    .filter((item) => item.kind === 'file')
    .flatMap((item): DroppedItem[] => {
      const entry = item.webkitGetAsEntry()
      if (entry?.isDirectory) return [{ folder: entry.name }]
      const file = item.getAsFile()
      return file ? [file] : []
    })
