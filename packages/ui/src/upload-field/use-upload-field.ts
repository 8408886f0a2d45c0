import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type SyntheticEvent } from 'react'
import { useControllable } from '../hooks/use-controllable.ts'
import { pickedFiles, useFileDrop } from '../hooks/use-file-drop.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { acceptFiles, droppedItems, type DroppedItem } from './accept-files.ts'
import type { UploadFieldMessages } from './messages.ts'
import { groupRejections } from './group-rejections.ts'
import type { UploadChangeDetails, UploadFieldProps, UploadItem, UploadRejection, UploadStatus } from './types.ts'
import { useTransfers } from './use-transfers.ts'

type Given = 'rules' | 'value' | 'defaultValue' | 'validate' | 'onChange' | 'onReject' | 'upload' | 'multiple' | 'maxCount' | 'disabled'
interface Options<Result> extends Pick<UploadFieldProps<Result>, Given> {
  text: UploadFieldMessages
}

const noItems: readonly never[] = []

/** The list of an upload field and its inputs: button, picker, drop and paste. */
export const useUploadField = <Result>(options: Options<Result>) => {
  const { rules = {}, validate, onReject, upload, multiple = false, maxCount = Infinity, disabled = false, text } = options
  const [items, setItems] = useControllable<readonly UploadItem<Result>[], UploadChangeDetails>(
    options.value,
    options.defaultValue ?? noItems,
    options.onChange,
  )
  const [rejections, setRejections] = useState<readonly UploadRejection[]>(noItems)
  const [announcement, setAnnouncement] = useState('')
  const pickerRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const prefix = useId()
  const count = useRef(0)
  /** The latest list, newer than the rendered one when several uploads end before a render. */
  const latestRef = useLatest(items)

  const change = (next: readonly UploadItem<Result>[], details: UploadChangeDetails) => {
    const before = latestRef.current
    latestRef.current = next
    const isKept = setItems(next, details)
    if (!isKept) latestRef.current = before
    return isKept
  }
  const patch = (id: string, part: Partial<UploadItem<Result>>, details: UploadChangeDetails) =>
    change(
      latestRef.current.map((item) => (item.id === id ? { ...item, ...part } : item)),
      details,
    )
  const nameOf = (id: string) => latestRef.current.find((item) => item.id === id)?.name ?? ''

  const reject = (rejected: readonly UploadRejection[]) => {
    setRejections((shown) => [...shown, ...rejected])
    onReject?.(rejected)
  }

  /** Takes an item off the list. Its row goes: the focus in it moves to the next row's button, or to the picker. */
  const leave = (id: string, details: UploadChangeDetails) => {
    const place = latestRef.current.findIndex((item) => item.id === id)
    const left = latestRef.current.filter((item) => item.id !== id)
    const next = left[place] ?? left[place - 1]
    if (!change(left, details)) return
    transfers.stop(id)
    const rows = [...(listRef.current?.children ?? [])]
    const rowOf = (wanted: string | undefined) => rows.find((row) => row.getAttribute('data-id') === wanted)
    if (rowOf(id)?.contains(document.activeElement)) {
      const target = rowOf(next?.id)?.querySelector<HTMLElement>('[data-part=remove]') ?? pickerRef.current
      target?.focus()
    }
  }

  /** Stops what is done with the items that a change took off the list. */
  const stopAllBut = (kept: readonly UploadItem<Result>[], before: readonly UploadItem<Result>[]) => {
    for (const { id } of before) if (!kept.some((item) => item.id === id)) transfers.stop(id)
  }

  const transfers = useTransfers<Result>({
    validate,
    upload,
    onChecked: (id) => {
      const before = latestRef.current
      const kept = multiple ? before : before.filter((item) => item.id === id)
      const status: UploadStatus = upload ? 'uploading' : 'ready'
      if (change(kept.map((item) => (item.id === id ? { ...item, status } : item)), { reason: 'checked' })) stopAllBut(kept, before)
    },
    onRefused: (id, message) => {
      const name = nameOf(id)
      leave(id, { reason: 'reject' })
      reject([{ name, kind: 'content', message }])
    },
    onDone: (id, result) => {
      setAnnouncement(text.done(nameOf(id)))
      patch(id, { status: 'done', result }, { reason: 'done' })
    },
    onFailed: (id, cause, step) => {
      const error = text[step](cause)
      setAnnouncement(`${nameOf(id)} ${error}`)
      patch(id, { status: 'failed', error }, { reason: 'failed' })
    },
  })

  const starting: UploadStatus = validate ? 'checking' : upload ? 'uploading' : 'ready'

  const add = (dropped: readonly DroppedItem[], event: SyntheticEvent) => {
    if (disabled || dropped.length === 0) return
    const max = multiple ? maxCount : 1
    const room = multiple ? max - latestRef.current.length : 1
    setRejections(noItems)
    const { accepted, rejected } = acceptFiles(dropped, { rules: { ...rules, messages: { ...text, ...rules.messages } }, room, full: text.full(max), folder: text.folder })
    if (rejected.length > 0) reject(rejected)
    if (accepted.length === 0) return
    const added = accepted.map((file): UploadItem<Result> => {
      count.current += 1
      return {
        id: `${prefix}-${count.current}`,
        name: file.name,
        size: file.size,
        type: file.type,
        file,
        status: starting,
      }
    })
    // Without `multiple` a file that must be checked replaces the last one when it has passed.
    const before = latestRef.current
    const last = before.filter(({ status }) => validate && status !== 'checking').slice(0, 1)
    const kept = multiple ? before : last
    if (!change([...kept, ...added], { reason: 'add', event: event.nativeEvent })) return
    stopAllBut(kept, before)
    if (starting !== 'ready') for (const { id, file } of added) if (file) transfers.start(id, file)
  }

  const drop = useFileDrop((data, event) => add(droppedItems(data), event), disabled)

  return {
    items,
    rejections: groupRejections(rejections).map(({ names, message }) => text.rejected(names, message)),
    dropping: drop.dropping,
    announcement,
    pickerRef,
    listRef,
    progress: transfers.progress,
    full: multiple && items.length >= maxCount,
    choose: (event: ChangeEvent<HTMLInputElement>) => add(pickedFiles(event), event),
    cancel: (id: string, event: SyntheticEvent) => {
      if (!patch(id, { status: 'cancelled' }, { reason: 'cancel', event: event.nativeEvent })) return
      transfers.stop(id)
      setAnnouncement(text.cancelled)
    },
    retry: (id: string, event: SyntheticEvent) => {
      const file = latestRef.current.find((item) => item.id === id)?.file
      if (!file) return
      if (patch(id, { status: starting, error: undefined }, { reason: 'retry', event: event.nativeEvent })) transfers.start(id, file)
    },
    remove: (id: string, event: SyntheticEvent) => {
      setRejections(noItems)
      leave(id, { reason: 'remove', event: event.nativeEvent })
    },
    rootHandlers: {
      ...drop.handlers,
      onPaste: (event: ClipboardEvent) => {
        const dropped = droppedItems(event.clipboardData)
        if (dropped.length === 0) return
        event.preventDefault()
        add(dropped, event)
      },
    },
  }
}
