/** What a file must be before it is sent. 1 MB = 1024 × 1024 bytes. */
export interface FileRules {
  /**
   * As in the `accept` of a file input: exact MIME types, prefixes such as `image/*`, extensions such as `.xlsx`. None: any type. SVG, which can hold scripts, must be
   * named: `image/svg+xml` or `.svg`.
   */
  allowedTypes?: readonly string[]
  /** Smallest size in MB, inclusive. Without it a file must have a byte; 0 allows an empty one. */
  minSizeMB?: number
  /** Largest size in MB, inclusive. */
  maxSizeMB?: number
  /** Texts that replace the default ones. */
  messages?: Partial<FileMessages>
}

/** Which rule a file breaks. */
export type FileFault = 'type' | 'minSize' | 'maxSize'

/** `success`, or the first rule that the file breaks and the text to show. */
export type FileVerdict = { kind: 'success' } | { kind: FileFault; message: string }

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

const bytesPerMB = 1024 * 1024

const withoutParameters = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase()

const isAllowed = ({ type, name = '' }: { type: string; name?: string }, allowed: readonly string[]): boolean => {
  const bare = withoutParameters(type)
  return allowed.some((entry) => {
    const wanted = withoutParameters(entry)
    if (wanted === '*/*') return true
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? bare.startsWith(wanted.slice(0, -1)) : bare === wanted
  })
}

const svgTypes = ['image/svg+xml', '.svg']

/** By its type or its name: pages run what an SVG holds, so that `image/*` does not mean it. The mall takes none. */
const isUnnamedSvg = ({ type, name = '' }: { type: string; name?: string }, allowed: readonly string[]): boolean =>
  (withoutParameters(type) === svgTypes[0] || /\.svgz?$/i.test(name)) && !allowed.some((entry) => svgTypes.includes(withoutParameters(entry)))

/** Checks a file by the rules: its type, its name, then its smallest and its largest size. Without rules too, SVG, empty files and names that mislead are refused. */
export const validateFile = (file: { type: string; size: number; name?: string }, rules: FileRules): FileVerdict => {
  const { allowedTypes = [], minSizeMB, maxSizeMB } = rules
  const messages = { ...fileMessages, ...rules.messages }
  const sized = (kind: 'minSize' | 'maxSize', limit: number): FileVerdict => {
    const text = messages[kind]
    return { kind, message: typeof text === 'string' ? text : text(limit) }
  }
  if ((allowedTypes.length > 0 && !isAllowed(file, allowedTypes)) || isUnnamedSvg(file, allowedTypes)) return { kind: 'type', message: messages.type }
  // They turn the order of what follows: a name that ends with exe looks as if it ended with jpg.
  if (/\p{Bidi_Control}/u.test(file.name ?? '')) return { kind: 'type', message: messages.name }
  if (minSizeMB === undefined && file.size === 0) return { kind: 'minSize', message: messages.empty }
  if (minSizeMB !== undefined && file.size < minSizeMB * bytesPerMB) return sized('minSize', minSizeMB)
  if (maxSizeMB !== undefined && file.size > maxSizeMB * bytesPerMB) return sized('maxSize', maxSizeMB)
  return { kind: 'success' }
}
