import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Cancelable } from '../hooks/use-controllable.ts'
import type { ClassNames } from '../styles/parts.ts'
import type { UploadFieldMessages } from './messages.ts'
import type { FileFault, FileRules } from './validate-file.ts'

/** `checking` waits for `validate`, `ready` for the page to send it; the others are states of an upload. */
export type UploadStatus = 'checking' | 'ready' | 'uploading' | 'done' | 'failed' | 'cancelled'

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

/** A rejected file. `count`: more than `maxCount`; `folder`: not a file; `content`: `validate` refused it, or the field could not load what checks it. */
export interface UploadRejection {
  name: string
  kind: FileFault | 'count' | 'folder' | 'content'
  message: string
}

/** Reason for a change of the list; with the native event when the user caused it. `checked` and `reject` are the two ends of `validate`. */
export interface UploadChangeDetails {
  reason: 'add' | 'remove' | 'cancel' | 'retry' | 'checked' | 'reject' | 'done' | 'failed'
  event?: Event | undefined
}

/** Parts of a row for `renderItem`. They keep their names for screen readers, their actions and the focus. */
export interface UploadItemParts {
  /** The picture, or an icon; 40 pixels square. */
  preview: ReactNode
  /** The name of the file, cut at its end. */
  name: ReactNode
  /** A progress bar while it is checked or uploaded; otherwise its size and what became of it. */
  state: ReactNode
  /** Cancel or retry, where there is something to, and remove. None in a disabled field. */
  actions: ReactNode
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
  /**
   * Checks what `rules` cannot, such as the first bytes of a file; `allowFiles` of `@mall/ui/file-kinds` makes such checks. It resolves with the text to show
   * for a file that is refused, else with null. Until then the file is `checking`. A rejection shows `messages.unchecked`, and the check can be tried again. `signal`
   * aborts when the file is removed or replaced, or the field unmounts.
   */
  validate?: ((file: File, options: { signal: AbortSignal }) => Promise<string | null> | string | null) | undefined
  onChange?: ((items: readonly UploadItem<Result>[], details: Cancelable<UploadChangeDetails>) => void) | undefined
  /** Called with the rejected files; the field shows the reasons in any case. */
  onReject?: ((rejections: readonly UploadRejection[]) => void) | undefined
  /** Uploads one file; at most three run at a time. Without it files stay `ready` for the page to send. */
  upload?: ((file: File, options: UploadOptions) => Promise<Result>) | undefined
  /** Allows several files. Otherwise a new file replaces the last one. */
  multiple?: boolean | undefined
  /** Maximum number of files with `multiple`. */
  maxCount?: number | undefined
  disabled?: boolean | undefined
  /** Draws the content of a row from its parts; the row itself stays the field's. */
  renderItem?: ((item: UploadItem<Result>, parts: UploadItemParts) => ReactNode) | undefined
  messages?: Partial<UploadFieldMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'cancel' | 'hint' | 'image' | 'item' | 'list' | 'name' | 'pick' | 'preview' | 'progress' | 'rejection' | 'rejections' | 'remove' | 'retry' | 'state' | 'words' | 'zone'> | undefined
}
