import { useEffect, useRef, type SyntheticEvent } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { closeGlyph, fileGlyph, refreshGlyph, trashGlyph } from '../icon/glyphs.ts'
import { formatSize } from './format-size.ts'
import type { UploadFieldMessages } from './messages.ts'
import type { UploadItem } from './types.ts'
import { Item, Preview } from './UploadField.styles.ts'

/** The preview of a file, by an object URL that is revoked on unmount. */
const Thumbnail = ({ file }: { file: File }) => {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" />
}

interface UploadRowProps {
  item: UploadItem
  /** Uploaded share, 0 to 1. */
  progress: number
  disabled: boolean
  text: UploadFieldMessages
  onCancel: (id: string, event: SyntheticEvent) => void
  onRetry: (id: string, event: SyntheticEvent) => void
  onRemove: (id: string, event: SyntheticEvent) => void
}

/** One file: its name, progress and actions. */
export const UploadRow = ({ item, progress, disabled, text, onCancel, onRetry, onRemove }: UploadRowProps) => {
  const { id, name, size, type, status, file, url, error } = item
  const isPicture = type?.startsWith('image/')
  const notes: Partial<Record<typeof status, string | undefined>> = { failed: error, cancelled: text.cancelled, done: text.uploaded }
  return (
    <Item data-id={id} data-status={status}>
      <Preview>
        {isPicture && file ? <Thumbnail file={file} /> : url ? <img src={url} alt="" /> : <Glyph d={fileGlyph} />}
      </Preview>
      <div>
        <b title={name}>{name}</b>
        {status === 'uploading' ? (
          <progress value={progress} aria-label={text.uploading(name)} />
        ) : (
          <small>{[size !== undefined && formatSize(size), notes[status]].filter(Boolean).join(' · ')}</small>
        )}
      </div>
      {disabled ? null : (
        <>
          {status === 'uploading' ? (
            <button type="button" data-part="cancel" aria-label={text.cancel(name)} onClick={(event) => onCancel(id, event)}>
              <Glyph d={closeGlyph} size={16} />
            </button>
          ) : null}
          {file && (status === 'failed' || status === 'cancelled') ? (
            <button type="button" data-part="retry" aria-label={text.retry(name)} onClick={(event) => onRetry(id, event)}>
              <Glyph d={refreshGlyph} size={16} />
            </button>
          ) : null}
          <button type="button" data-part="remove" aria-label={text.remove(name)} onClick={(event) => onRemove(id, event)}>
            <Glyph d={trashGlyph} size={16} />
          </button>
        </>
      )}
    </Item>
  )
}
