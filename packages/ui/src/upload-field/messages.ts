import { fileMessages, type FileMessages } from './file-messages.ts'

/** Every text of an UploadField; those of its rules are replaced by the `messages` of the rules. */
export interface UploadFieldMessages extends FileMessages {
  /** Accessible name of the field and of the list. */
  label: string
  pick: string
  hint: string
  full: (max: number) => string
  folder: string
  /** Rejected files with the reason. */
  rejected: (names: readonly string[], message: string) => string
  /** Shown below an item whose upload failed: what the error says to people, which is the server's reason where it has one. */
  failed: (error: unknown) => string
  /** Shown below an item that could not be checked. */
  unchecked: (error: unknown) => string
  cancelled: string
  /** Shown beside the size of an uploaded file. */
  uploaded: string
  checking: (name: string) => string
  uploading: (name: string) => string
  done: (name: string) => string
  cancel: (name: string) => string
  retry: (name: string) => string
  remove: (name: string) => string
}

/** What an error says to people: that of `@mall/api`, or of any site whose errors say so by a `kind`. The text of others is for developers. */
export const reasonOf = (error: unknown): string | undefined => {
  const { kind, message } = (error ?? {}) as { readonly kind?: unknown; readonly message?: unknown }
  return typeof kind === 'string' && typeof message === 'string' && message !== '' ? message : undefined
}

export const uploadFieldMessages: UploadFieldMessages = {
  ...fileMessages,
  label: '上传文件',
  pick: '选择文件',
  hint: '也可以拖放或粘贴到这里',
  full: (max) => `最多上传${max}个文件`,
  folder: '不能上传文件夹',
  rejected: (names, message) => `${names.slice(0, 3).join('、')}${names.length > 3 ? ` 等${names.length}个文件` : ''}：${message}`,
  failed: (error) => reasonOf(error) ?? '上传失败，请重试',
  unchecked: () => '无法检查文件，请重试',
  cancelled: '已取消上传',
  uploaded: '已上传',
  checking: (name) => `正在检查 ${name}`,
  uploading: (name) => `正在上传 ${name}`,
  done: (name) => `${name} 上传完成`,
  cancel: (name) => `取消上传 ${name}`,
  retry: (name) => `重新上传 ${name}`,
  remove: (name) => `移除 ${name}`,
}
