import { useEffect, useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type SyntheticEvent } from 'react'
import { useControllable } from '../hooks/use-controllable.ts'
import { pickedFiles, useFileDrop } from '../hooks/use-file-drop.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { droppedItems, type DroppedItem } from './dropped-items.ts'
import type { UploadFieldMessages } from './messages.ts'
import type { UploadChangeDetails, UploadFieldProps, UploadItem } from './types.ts'
import { createUploadList, type UploadList } from './upload-list.ts'

type Given = 'rules' | 'value' | 'defaultValue' | 'validate' | 'onChange' | 'onReject' | 'upload' | 'multiple' | 'maxCount' | 'disabled'
interface Options<Result> extends Pick<UploadFieldProps<Result>, Given> {
  text: UploadFieldMessages
}

const noItems: readonly never[] = []

/** The state of an upload field and its inputs: button, picker, drop and paste. */
export const useUploadField = <Result>(options: Options<Result>) => {
  const { multiple = false, maxCount = Infinity, disabled = false } = options
  const [items, setItems] = useControllable<readonly UploadItem<Result>[], UploadChangeDetails>(
    options.value,
    options.defaultValue ?? noItems,
    options.onChange,
  )
  const [reasons, setReasons] = useState<readonly string[]>(noItems)
  const [announcement, setAnnouncement] = useState('')
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  const pickerRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const prefix = useId()
  const latest = useLatest({ ...options, multiple, maxCount })
  const itemsRef = useLatest(items)
  const list = useRef<UploadList>(null)

  useEffect(() => () => list.current?.stopAll(), [])

  /** What is done with files, made with the first of them. */
  const withList = (): UploadList =>
    (list.current ??= createUploadList<Result>({
      latest,
      items: itemsRef,
      setItems,
      setReasons,
      setAnnouncement,
      setProgress: (id, share) => setProgress((all) => ({ ...all, [id]: share })),
      picker: pickerRef,
      list: listRef,
      prefix,
    }))

  const take = (dropped: readonly DroppedItem[], { nativeEvent }: SyntheticEvent) => {
    if (!disabled && dropped.length > 0) withList().add(dropped, nativeEvent)
  }
  const act = (action: 'cancel' | 'retry' | 'remove') => (id: string, { nativeEvent }: SyntheticEvent) => withList()[action](id, nativeEvent)

  const drop = useFileDrop((data, event) => take(droppedItems(data), event), disabled)

  return {
    items,
    reasons,
    dropping: drop.dropping,
    announcement,
    pickerRef,
    listRef,
    progress,
    full: multiple && items.length >= maxCount,
    choose: (event: ChangeEvent<HTMLInputElement>) => take(pickedFiles(event), event),
    cancel: act('cancel'),
    retry: act('retry'),
    remove: act('remove'),
    rootHandlers: {
      ...drop.handlers,
      onPaste: (event: ClipboardEvent) => {
        const dropped = droppedItems(event.clipboardData)
        if (dropped.length === 0) return
        event.preventDefault()
        take(dropped, event)
      },
    },
  }
}
