import type { ComponentPropsWithRef, SyntheticEvent } from 'react'
import type { UploadFieldMessages } from './messages.ts'
import type { FileFault, FileRules } from './validate-file.ts'

/** `ready` waits for the page to send it; the others follow a transfer. */
export type UploadStatus = 'ready' | 'uploading' | 'done' | 'failed' | 'cancelled'

/** One file of the field: chosen here, or uploaded before and given by the page. */
export interface UploadItem<Result = unknown> {
  /** Tells it from the others, also from the same file chosen twice. */
  id: string
  name: string
  /** Bytes. */
  size?: number | undefined
  type?: string | undefined
  status: UploadStatus
  /** Only when it was chosen here. */
  file?: File | undefined
  /** Address of a picture to show, for files that were uploaded before. */
  url?: string | undefined
  /** What `upload` answered. */
  result?: Result | undefined
  /** Why it failed, in words. */
  error?: string | undefined
}

/** A file that was not taken. `count` is one too many, `folder` is no file at all. */
export interface UploadRejection {
  name: string
  kind: FileFault | 'count' | 'folder'
  message: string
}

/** Why the list changed; the event when a hand did it. */
export interface UploadChangeDetails {
  reason: 'add' | 'remove' | 'cancel' | 'retry' | 'done' | 'failed'
  event?: SyntheticEvent | undefined
}

export interface UploadOptions {
  /** Aborts when the item is cancelled, removed or replaced, or the field leaves the page. */
  signal: AbortSignal
  /** Tells how many bytes of how many are through. */
  onProgress: (sent: number, total: number) => void
}

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'value' | 'defaultValue' | 'onChange' | 'children'>

/** `ref` and whatever else is given go to the root. */
export interface UploadFieldProps<Result = unknown> extends RootProps {
  /** Checked before anything is taken, and offered to the picker as its filter. */
  rules?: FileRules | undefined
  /** The list, when the parent owns it. */
  value?: readonly UploadItem<Result>[] | undefined
  /** The list to begin with, when the field keeps it. */
  defaultValue?: readonly UploadItem<Result>[] | undefined
  onChange?: ((items: readonly UploadItem<Result>[], details: UploadChangeDetails) => void) | undefined
  /** Hears what was not taken; the field shows why in any case. */
  onReject?: ((rejections: readonly UploadRejection[]) => void) | undefined
  /** Sends one file, at most three at a time. Without it files stay `ready` for the page to send. */
  upload?: ((file: File, options: UploadOptions) => Promise<Result>) | undefined
  /** Several files. Otherwise the next one takes the place of the last. */
  multiple?: boolean | undefined
  /** With `multiple`: how many at most. */
  maxCount?: number | undefined
  disabled?: boolean | undefined
  messages?: Partial<UploadFieldMessages> | undefined
}
