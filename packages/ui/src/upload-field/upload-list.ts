import type { RefObject } from 'react'
import { focusedIn } from '../hooks/own-tree.ts'
import type { DroppedItem } from './dropped-items.ts'
import { groupRejections } from './group-rejections.ts'
import type { UploadFieldMessages } from './messages.ts'
import { takeFiles } from './take-files.ts'
import { createTransfers } from './transfers.ts'
import type { UploadChangeDetails, UploadFieldProps, UploadItem, UploadRejection, UploadStatus } from './types.ts'

/** The props of a field that its list reads when it needs them. */
export interface UploadListProps<Result> extends Pick<UploadFieldProps<Result>, 'rules' | 'validate' | 'onReject' | 'upload'> {
  multiple: boolean
  maxCount: number
  text: UploadFieldMessages
}

/** The field of a list: its state and its elements. */
export interface UploadListField<Result> {
  latest: RefObject<UploadListProps<Result>>
  /** The latest items, newer than the rendered ones when several uploads end before a render. */
  items: RefObject<readonly UploadItem<Result>[]>
  /** Returns whether the page did not refuse the change. */
  setItems: (items: readonly UploadItem<Result>[], details: UploadChangeDetails) => boolean
  /** Shows reasons in place of those that are shown. */
  setReasons: (reasons: readonly string[]) => void
  setAnnouncement: (announcement: string) => void
  /** The uploaded share of an item, 0 to 1. */
  setProgress: (id: string, share: number) => void
  picker: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  /** What the ids of its items begin with. */
  prefix: string
}

/** What {@link createUploadList} makes. */
export interface UploadList {
  add: (dropped: readonly DroppedItem[], event: Event) => void
  cancel: (id: string, event: Event) => void
  retry: (id: string, event: Event) => void
  remove: (id: string, event: Event) => void
  /** Aborts what runs and forgets what waits. */
  stopAll: () => void
}

/** What is done with the files of a field. */
export const createUploadList = <Result>({ latest, items, setItems, setReasons, setAnnouncement, setProgress, picker, list, prefix }: UploadListField<Result>): UploadList => {
  let count = 0
  let rejections: readonly UploadRejection[] = []

  const change = (next: readonly UploadItem<Result>[], details: UploadChangeDetails) => {
    const before = items.current
    items.current = next
    const isKept = setItems(next, details)
    if (!isKept) items.current = before
    return isKept
  }
  const patch = (id: string, part: Partial<UploadItem<Result>>, details: UploadChangeDetails) =>
    change(
      items.current.map((item) => (item.id === id ? { ...item, ...part } : item)),
      details,
    )
  const find = (id: string) => items.current.find((item) => item.id === id)
  const nameOf = (id: string) => find(id)?.name ?? ''
  const statusOfNew = (): UploadStatus => (latest.current.validate ? 'checking' : latest.current.upload ? 'uploading' : 'ready')

  /** Shows what is refused now, and what of `shown` was before. */
  const reject = (rejected: readonly UploadRejection[], shown: readonly UploadRejection[]) => {
    const { text, onReject } = latest.current
    rejections = [...shown, ...rejected]
    setReasons(groupRejections(rejections).map(({ names, message }) => text.rejected(names, message)))
    if (rejected.length > 0) onReject?.(rejected)
  }

  /** Takes an item off the list. Its row goes: the focus in it moves to the next row's button, or to the picker. */
  const leave = (id: string, details: UploadChangeDetails) => {
    const place = items.current.findIndex((item) => item.id === id)
    const left = items.current.filter((item) => item.id !== id)
    const next = left[place] ?? left[place - 1]
    if (!change(left, details)) return
    transfers.stop(id)
    const rows = [...(list.current?.children ?? [])]
    const rowOf = (wanted: string | undefined) => rows.find((row) => row.getAttribute('data-id') === wanted)
    if (rowOf(id)?.contains(focusedIn(list.current))) {
      const target = rowOf(next?.id)?.querySelector<HTMLElement>('[data-part=remove]') ?? picker.current
      target?.focus()
    }
  }

  /** Stops what is done with the items that a change took off the list. */
  const stopAllBut = (kept: readonly UploadItem<Result>[], before: readonly UploadItem<Result>[]) => {
    for (const { id } of before) if (!kept.some((item) => item.id === id)) transfers.stop(id)
  }

  const transfers = createTransfers<Result>({
    latest,
    onProgress: setProgress,
    onChecked: (id) => {
      const before = items.current
      const { multiple, upload } = latest.current
      const kept = multiple ? before : before.filter((item) => item.id === id)
      const status: UploadStatus = upload ? 'uploading' : 'ready'
      if (change(kept.map((item) => (item.id === id ? { ...item, status } : item)), { reason: 'checked' })) stopAllBut(kept, before)
    },
    onRefused: (id, message) => {
      const name = nameOf(id)
      leave(id, { reason: 'reject' })
      reject([{ name, kind: 'content', message }], rejections)
    },
    onDone: (id, result) => {
      setAnnouncement(latest.current.text.done(nameOf(id)))
      patch(id, { status: 'done', result }, { reason: 'done' })
    },
    onFailed: (id, cause, step) => {
      const error = latest.current.text[step](cause)
      setAnnouncement(`${nameOf(id)} ${error}`)
      patch(id, { status: 'failed', error }, { reason: 'failed' })
    },
  })

  return {
    add: (dropped, event) => {
      const before = items.current
      const status = statusOfNew()
      const { kept, added, rejected } = takeFiles<Result>(dropped, { ...latest.current, before, status, nextId: () => `${prefix}-${(count += 1)}` })
      reject(rejected, [])
      if (added.length === 0 || !change([...kept, ...added], { reason: 'add', event })) return
      stopAllBut(kept, before)
      if (status !== 'ready') for (const { id, file } of added) transfers.start(id, file)
    },
    cancel: (id, event) => {
      if (!patch(id, { status: 'cancelled' }, { reason: 'cancel', event })) return
      transfers.stop(id)
      setAnnouncement(latest.current.text.cancelled)
    },
    retry: (id, event) => {
      const file = find(id)?.file
      if (file && patch(id, { status: statusOfNew(), error: undefined }, { reason: 'retry', event })) transfers.start(id, file)
    },
    remove: (id, event) => {
      reject([], [])
      leave(id, { reason: 'remove', event })
    },
    stopAll: transfers.stopAll,
  }
}
