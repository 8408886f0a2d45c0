import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type SyntheticEvent } from 'react'
import { useControllable } from '../hooks/use-controllable.ts'
import { pickedFiles, useFileDrop } from '../hooks/use-file-drop.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { acceptFiles, droppedItems, type DroppedItem } from './accept-files.ts'
import type { UploadFieldMessages } from './messages.ts'
import { groupRejections } from './group-rejections.ts'
import type { UploadChangeDetails, UploadFieldProps, UploadItem, UploadRejection } from './types.ts'
import { useTransfers } from './use-transfers.ts'

type Given = 'rules' | 'value' | 'defaultValue' | 'onChange' | 'onReject' | 'upload' | 'multiple' | 'maxCount' | 'disabled'
interface Options<Result> extends Pick<UploadFieldProps<Result>, Given> {
  text: UploadFieldMessages
}

const noItems: readonly never[] = []

/** The list of an upload field and its inputs: button, picker, drop and paste. */
export const useUploadField = <Result>(options: Options<Result>) => {
  const { rules = {}, onReject, upload, multiple = false, maxCount = Infinity, disabled = false, text } = options
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
    latestRef.current = next
    setItems(next, details)
  }
  const patch = (id: string, part: Partial<UploadItem<Result>>, details: UploadChangeDetails) =>
    change(
      latestRef.current.map((item) => (item.id === id ? { ...item, ...part } : item)),
      details,
    )
  const nameOf = (id: string) => latestRef.current.find((item) => item.id === id)?.name ?? ''

  const transfers = useTransfers<Result>({
    upload,
    onDone: (id, result) => {
      setAnnouncement(text.done(nameOf(id)))
      patch(id, { status: 'done', result }, { reason: 'done' })
    },
    onFailed: (id, error) => {
      setAnnouncement(`${nameOf(id)} ${text.failed(error)}`)
      patch(id, { status: 'failed', error: text.failed(error) }, { reason: 'failed' })
    },
  })

  const add = (dropped: readonly DroppedItem[], event: SyntheticEvent) => {
    if (disabled || dropped.length === 0) return
    const max = multiple ? maxCount : 1
    const room = multiple ? max - latestRef.current.length : 1
    const { accepted, rejected } = acceptFiles(dropped, { rules, room, full: text.full(max), folder: text.folder })
    setRejections(rejected)
    if (rejected.length > 0) onReject?.(rejected)
    if (accepted.length === 0) return
    const added = accepted.map((file): UploadItem<Result> => {
      count.current += 1
      return {
        id: `${prefix}-${count.current}`,
        name: file.name,
        size: file.size,
        type: file.type,
        file,
        status: upload ? 'uploading' : 'ready',
      }
    })
    if (!multiple) for (const { id } of latestRef.current) transfers.stop(id)
    change(multiple ? [...latestRef.current, ...added] : added, { reason: 'add', event })
    if (upload) for (const { id, file } of added) if (file) transfers.start(id, file)
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
      transfers.stop(id)
      setAnnouncement(text.cancelled)
      patch(id, { status: 'cancelled' }, { reason: 'cancel', event })
    },
    retry: (id: string, event: SyntheticEvent) => {
      const file = latestRef.current.find((item) => item.id === id)?.file
      if (!file) return
      patch(id, { status: 'uploading', error: undefined }, { reason: 'retry', event })
      transfers.start(id, file)
    },
    remove: (id: string, event: SyntheticEvent) => {
      transfers.stop(id)
      const place = latestRef.current.findIndex((item) => item.id === id)
      const left = latestRef.current.filter((item) => item.id !== id)
      setRejections(noItems)
      // The pressed button is removed with its row: the focus moves to the next row's button, or to the picker.
      const next = left[place] ?? left[place - 1]
      const row = next && [...(listRef.current?.children ?? [])].find((one) => one.getAttribute('data-id') === next.id)
      const target = row?.querySelector<HTMLElement>('[data-part=remove]') ?? pickerRef.current
      target?.focus()
      change(left, { reason: 'remove', event })
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
