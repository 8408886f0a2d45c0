/** Every text of an UploadField except those of its rules. */
export interface UploadFieldMessages {
  /** Accessible name of the field and of the list. */
  label: string
  pick: string
  hint: string
  full: (max: number) => string
  folder: string
  /** Rejected files with the reason. */
  rejected: (names: readonly string[], message: string) => string
  /** Shown below an item whose upload failed. */
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

export const uploadFieldMessages: UploadFieldMessages = {
  label: '上传文件',
  pick: '选择文件',
  hint: '也可以拖放或粘贴到这里',
  full: (max) => `最多上传${max}个文件`,
  folder: '不能上传文件夹',
  rejected: (names, message) => `${names.slice(0, 3).join('、')}${names.length > 3 ? ` 等${names.length}个文件` : ''}：${message}`,
  failed: () => '上传失败，请重试',
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
