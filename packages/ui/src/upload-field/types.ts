import type { ComponentPropsWithRef, SyntheticEvent } from 'react'
import type { UploadFieldMessages } from './messages.ts'
import type { FileFault, FileRules } from './validate-file.ts'

/** `ready` waits for the page to send it; the others are states of an upload. */
export type UploadStatus = 'ready' | 'uploading' | 'done' | 'failed' | 'cancelled'

/** One file of the field: chosen by the user, or uploaded before and passed by the page. */
export interface UploadItem<Result = unknown> {
  /** Unique id, also when the same file is chosen twice. */
  id: string
  name: string
  /** Size in bytes. */
  size?: number | undefined
  type?: string | undefined
  status: UploadStatus
  /** Only for files chosen by the user. */
  file?: File | undefined
  /** URL of a preview, for files that were uploaded before. */
  url?: string | undefined
  /** The result of `upload`. */
  result?: Result | undefined
  /** The error message. */
  error?: string | undefined
}

/** A rejected file. `count`: more than `maxCount`; `folder`: not a file. */
export interface UploadRejection {
  name: string
  kind: FileFault | 'count' | 'folder'
  message: string
}

/** Reason for a change of the list; with the event when the user caused it. */
export interface UploadChangeDetails {
  reason: 'add' | 'remove' | 'cancel' | 'retry' | 'done' | 'failed'
  event?: SyntheticEvent | undefined
}

export interface UploadOptions {
  /** Aborted when the item is cancelled, removed or replaced, or the field unmounts. */
  signal: AbortSignal
  /** Reports the progress: bytes sent and total bytes. */
  onProgress: (sent: number, total: number) => void
}

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'value' | 'defaultValue' | 'onChange' | 'children'>

/** `ref` and all other props are passed to the root element. */
export interface UploadFieldProps<Result = unknown> extends RootProps {
  /** Checked before a file is accepted; also the filter of the file picker. */
  rules?: FileRules | undefined
  /** The controlled list. */
  value?: readonly UploadItem<Result>[] | undefined
  /** The initial list when uncontrolled. */
  defaultValue?: readonly UploadItem<Result>[] | undefined
  onChange?: ((items: readonly UploadItem<Result>[], details: UploadChangeDetails) => void) | undefined
  /** Called with the rejected files; the field shows the reasons in any case. */
  onReject?: ((rejections: readonly UploadRejection[]) => void) | undefined
  /** Uploads one file; at most three run at a time. Without it files stay `ready` for the page to send. */
  upload?: ((file: File, options: UploadOptions) => Promise<Result>) | undefined
  /** Allows several files. Otherwise a new file replaces the last one. */
  multiple?: boolean | undefined
  /** Maximum number of files with `multiple`. */
  maxCount?: number | undefined
  disabled?: boolean | undefined
  messages?: Partial<UploadFieldMessages> | undefined
}
