/** Every text of an UploadField, but for those of its rules. */
export interface UploadFieldMessages {
  /** Name of the whole, and of the list. */
  label: string
  pick: string
  hint: string
  full: (max: number) => string
  folder: string
  /** Files that were not taken, and why. */
  refused: (names: readonly string[], message: string) => string
  /** Under an item whose transfer failed. */
  failed: (error: unknown) => string
  cancelled: string
  /** Beside the size of what arrived. */
  uploaded: string
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
  refused: (names, message) => `${names.slice(0, 3).join('、')}${names.length > 3 ? ` 等${names.length}个文件` : ''}：${message}`,
  failed: () => '上传失败，请重试',
  cancelled: '已取消上传',
  uploaded: '已上传',
  uploading: (name) => `正在上传 ${name}`,
  done: (name) => `${name} 上传完成`,
  cancel: (name) => `取消上传 ${name}`,
  retry: (name) => `重新上传 ${name}`,
  remove: (name) => `移除 ${name}`,
}
