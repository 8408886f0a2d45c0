import { useEffect, useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type SyntheticEvent } from 'react'
import { useControllable } from '../hooks/use-controllable.ts'
import { pickedFiles, useFileDrop } from '../hooks/use-file-drop.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { droppedItems, type DroppedItem } from './dropped-items.ts'
import type { UploadFieldMessages } from './messages.ts'
import type { UploadChangeDetails, UploadFieldProps, UploadItem } from './types.ts'
import type { createUploadList, UploadList } from './upload-list.ts'

type Given = 'rules' | 'value' | 'defaultValue' | 'validate' | 'onChange' | 'onReject' | 'upload' | 'multiple' | 'maxCount' | 'disabled'
interface Options<Result> extends Pick<UploadFieldProps<Result>, Given> {
  text: UploadFieldMessages
}

const noItems: readonly never[] = []
const nothing = () => {}

let code: Promise<{ createUploadList: typeof createUploadList }> | undefined
/** One promise for all that wait, so that they go on in their order; after a failure the next call loads it again. */
const loadCode = () => {
  code ??= import('./upload-list.ts').catch((error: unknown) => {
    code = undefined
    throw error
  })
  return code
}
/** So that it is there when a file is: what fails here is tried again then. */
const expectCode = () => void loadCode().catch(nothing)

/** The state of an upload field and its inputs: button, picker, drop and paste. What is done with files is loaded with the first of them. */
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
  const isMounted = useRef(false)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      list.current?.stopAll()
    }
  }, [])

  const hasItems = items.length > 0
  useEffect(() => {
    if (hasItems) expectCode()
  }, [hasItems])

  /** Does it at once where the code is there, else as soon as it is. A field that has gone by then does nothing. */
  const withList = async (onReady: (list: UploadList) => void, onMissing: (error: unknown) => void = nothing) => {
    if (!list.current) {
      try {
        const { createUploadList: create } = await loadCode()
        list.current ??= create<Result>({
          latest,
          items: itemsRef,
          setItems,
          setReasons,
          setAnnouncement,
          setProgress: (id, share) => setProgress((all) => ({ ...all, [id]: share })),
          picker: pickerRef,
          list: listRef,
          prefix,
        })
      } catch (error) {
        if (isMounted.current) onMissing(error)
      }
    }
    if (list.current && isMounted.current) onReady(list.current)
  }

  const take = (dropped: readonly DroppedItem[], { nativeEvent }: SyntheticEvent) => {
    if (disabled || dropped.length === 0) return
    void withList(
      (loaded) => loaded.add(dropped, nativeEvent),
      (error) => {
        const { text, onReject } = latest.current
        const message = text.unchecked(error)
        const names = dropped.map((item) => ('folder' in item ? item.folder : item.name))
        setReasons([text.rejected(names, message)])
        onReject?.(names.map((name) => ({ name, kind: 'content', message })))
      },
    )
  }
  /** Without the code the row stays as it is, and the next press loads it again. */
  const act = (action: 'cancel' | 'retry' | 'remove') => (id: string, { nativeEvent }: SyntheticEvent) =>
    void withList((loaded) => loaded[action](id, nativeEvent))

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
    expect: expectCode,
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
