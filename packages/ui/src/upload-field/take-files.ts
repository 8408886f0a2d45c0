import type { DroppedItem } from './dropped-items.ts'
import type { UploadFieldMessages } from './messages.ts'
import type { UploadFieldProps, UploadItem, UploadRejection, UploadStatus } from './types.ts'
import { validateFile, type FileRules } from './validate-file.ts'

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

interface Options<Result> extends Pick<UploadFieldProps<Result>, 'rules' | 'multiple' | 'validate'> {
  /** The list as it is. */
  before: readonly UploadItem<Result>[]
  maxCount: number
  /** What the items begin with. */
  status: UploadStatus
  text: UploadFieldMessages
  nextId: () => string
}

/** What of the list is `kept` beside the `added` ones of the dropped files, and what is `rejected`. */
export const takeFiles = <Result>(dropped: readonly DroppedItem[], { before, rules, multiple, maxCount, validate, status, text, nextId }: Options<Result>) => {
  const max = multiple ? maxCount : 1
  const room = multiple ? max - before.length : 1
  const { accepted, rejected } = acceptFiles(dropped, { rules: { ...rules, messages: { ...text, ...rules?.messages } }, room, full: text.full(max), folder: text.folder })
  const added = accepted.map((file) => ({ id: nextId(), name: file.name, size: file.size, type: file.type, file, status }))
  // Without `multiple` a file that must be checked replaces the last one when it has passed.
  const kept = multiple ? before : before.filter((item) => validate && item.status !== 'checking').slice(0, 1)
  return { kept, added, rejected }
}
