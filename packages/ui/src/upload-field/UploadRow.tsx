import { useCallback, useEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react'
import { focusedIn } from '../hooks/own-tree.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { closeGlyph, fileGlyph, refreshGlyph, trashGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { formatSize } from './format-size.ts'
import type { UploadFieldMessages } from './messages.ts'
import type { UploadFieldProps, UploadItem, UploadItemParts } from './types.ts'
import { Item, Preview } from './UploadField.styles.ts'

/** The preview of a file, by an object URL that is revoked on unmount. */
const Thumbnail = ({ file, ...rest }: ComponentProps<'img'> & { file: File }) => {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // Missing in jsdom.
    if (!image.current || !URL.createObjectURL) return undefined
    const url = URL.createObjectURL(file)
    image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img {...rest} ref={image} alt="" />
}

interface UploadRowProps<Result> {
  item: UploadItem<Result>
  /** Uploaded share, 0 to 1. */
  progress: number
  disabled: boolean
  text: UploadFieldMessages
  render: UploadFieldProps<Result>['renderItem']
  onCancel: (id: string, event: SyntheticEvent) => void
  onRetry: (id: string, event: SyntheticEvent) => void
  onRemove: (id: string, event: SyntheticEvent) => void
  classNames: ClassNames<'cancel' | 'image' | 'item' | 'name' | 'preview' | 'progress' | 'remove' | 'retry' | 'state' | 'words'> | undefined
}

/** One file: its name, progress and actions. */
export const UploadRow = <Result,>({ item, progress, disabled, text, render, onCancel, onRetry, onRemove, classNames }: UploadRowProps<Result>) => {
  const { id, name, size, type, status, file, url, error } = item
  const part = partsOf(classNames)
  const isPicture = type?.startsWith('image/')
  const isSending = status === 'uploading'
  const notes: Partial<Record<typeof status, string | undefined>> = { failed: error, cancelled: text.cancelled, done: text.uploaded }
  const removeRef = useRef<HTMLButtonElement>(null)
  const actionRef = useRef<HTMLButtonElement>(null)
  // The upload can end while its button has the focus, which must not fall out of the row with it.
  const followAction = useCallback((button: HTMLButtonElement | null) => {
    if (!button && actionRef.current === focusedIn(removeRef.current)) removeRef.current?.focus()
    actionRef.current = button
  }, [])

  const parts: UploadItemParts = {
    preview: <Preview {...part('preview')}>{isPicture && file ? <Thumbnail {...part('image')} file={file} /> : url ? <img {...part('image')} src={url} alt="" /> : <Glyph d={fileGlyph} />}</Preview>,
    name: <b {...part('name')} title={name}>{name}</b>,
    state:
      isSending || status === 'checking' ? (
        <progress {...part('progress')} value={isSending ? progress : undefined} aria-label={isSending ? text.uploading(name) : text.checking(name)} />
      ) : (
        <small {...part('state')}>{[size !== undefined && formatSize(size), notes[status]].filter(Boolean).join(' · ')}</small>
      ),
    actions: disabled ? null : (
      <>
        {isSending || (file && (status === 'failed' || status === 'cancelled')) ? (
          // One button for both, so that the focus stays on it when one becomes the other.
          <button
            ref={followAction}
            type="button"
            {...part(isSending ? 'cancel' : 'retry')}
            aria-label={isSending ? text.cancel(name) : text.retry(name)}
            onClick={(event) => (isSending ? onCancel : onRetry)(id, event)}
          >
            <Glyph d={isSending ? closeGlyph : refreshGlyph} size={16} />
          </button>
        ) : null}
        <button ref={removeRef} {...part('remove')} type="button" aria-label={text.remove(name)} onClick={(event) => onRemove(id, event)}>
          <Glyph d={trashGlyph} size={16} />
        </button>
      </>
    ),
  }
  return (
    <Item {...part('item')} data-id={id} data-status={status}>
      {render ? (
        render(item, parts)
      ) : (
        <>
          {parts.preview}
          <div {...part('words')}>
            {parts.name}
            {parts.state}
          </div>
          {parts.actions}
        </>
      )}
    </Item>
  )
}
