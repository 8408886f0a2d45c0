/** Texts of what is wrong with a file. */
export interface FileMessages {
  /** Its type is not allowed. */
  type: string
  /** It is too small; a function is given the limit in MB. */
  minSize: string | ((megabytes: number) => string)
  /** It is too large; a function is given the limit in MB. */
  maxSize: string | ((megabytes: number) => string)
  /** It has no byte. */
  empty: string
  /** Its name has characters that turn the direction of text. */
  name: string
}

export const fileMessages: FileMessages = {
  type: '不支持的文件类型',
  minSize: (megabytes) => `文件大小不能小于${megabytes}MB`,
  maxSize: (megabytes) => `文件大小不能超过${megabytes}MB`,
  empty: '文件内容为空',
  name: '文件名含有控制文字方向的字符',
}
