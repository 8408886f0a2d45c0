/** Why `allowFiles` refuses a file. */
export interface FileKindMessages {
  /** It has no bytes. */
  empty: string
  /** Its name has characters that turn the direction of text, so that it may show another extension than it has. */
  misleadingName: string
  /** Its first bytes are not those of a kind that its name or type says. */
  content: string
}

export const fileKindMessages: FileKindMessages = {
  empty: '文件内容为空',
  misleadingName: '文件名含有控制文字方向的字符',
  content: '文件内容与类型不符',
}
