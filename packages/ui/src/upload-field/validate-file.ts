/** Rules of a file (specification §5). 1 MB = 1024 × 1024 bytes. */
export interface FileRules {
  /**
   * As in the `accept` of a file input: exact MIME types, prefixes such as `image/*`, extensions such as `.xlsx`. Without them any type is allowed. SVG, which can hold
   * scripts, must be named: `image/svg+xml` or `.svg`.
   */
  allowedTypes?: readonly string[] | undefined
  /** Smallest size in MB, inclusive. Without it a file must have a byte; 0 allows an empty one. */
  minSizeMB?: number | undefined
  /** Largest size in MB, inclusive. */
  maxSizeMB?: number | undefined
  /** Texts that replace the default ones. `empty` is that of a file without a byte, `name` that of a misleading name. */
  messages?: Partial<Record<FileFault | 'empty' | 'name', string>> | undefined
}

/** The rule that a file violates. */
export type FileFault = 'type' | 'minSize' | 'maxSize'

/** `success`, or the first violated rule and the text to show. */
export type FileVerdict = { kind: 'success' } | { kind: FileFault; message: string }

const MB = 1024 * 1024
const plain = (type: string) => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''

const isAllowed = ({ type, name = '' }: { type: string; name?: string }, allowed: readonly string[]): boolean => {
  const given = plain(type)
  return allowed.some((entry) => {
    const wanted = plain(entry)
    if (wanted === '*/*') return true
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? given.startsWith(wanted.slice(0, -1)) : given === wanted
  })
}

const svgTypes = ['image/svg+xml', '.svg']

/** By its type or its name: pages run what an SVG holds, so that `image/*` does not mean it. */
const isUnnamedSvg = ({ type, name = '' }: { type: string; name?: string }, allowed: readonly string[]): boolean =>
  (plain(type) === svgTypes[0] || /\.svgz?$/i.test(name)) && !allowed.some((entry) => svgTypes.includes(plain(entry)))

/** Characters that turn the order of what follows: `报价\u202Excod.exe` is shown as `报价exe.docx`. */
const reordering = /[\u202A-\u202E\u2066-\u2069]/

/**
 * Validates a file by its type, its name, then its minimum and its maximum size (specification §5). Without rules too, SVG, empty files and names that mislead are refused. Types and extensions are compared
 * without regard to case, types without their parameters; a file of unknown type passes by its extension, or when every type is allowed.
 */
export const validateFile = (file: { type: string; size: number; name?: string }, rules: FileRules): FileVerdict => {
  const { allowedTypes = [], minSizeMB, maxSizeMB, messages } = rules
  if ((allowedTypes.length > 0 && !isAllowed(file, allowedTypes)) || isUnnamedSvg(file, allowedTypes)) return { kind: 'type', message: messages?.type ?? '不支持的文件类型' }
  if (reordering.test(file.name ?? '')) return { kind: 'type', message: messages?.name ?? '文件名含有改变显示顺序的字符，请改名后上传' }
  if (minSizeMB === undefined && file.size === 0) return { kind: 'minSize', message: messages?.empty ?? '不能上传空文件' }
  if (minSizeMB !== undefined && file.size < minSizeMB * MB)
    return { kind: 'minSize', message: messages?.minSize ?? `文件大小不能小于${minSizeMB}MB` }
  if (maxSizeMB !== undefined && file.size > maxSizeMB * MB)
    return { kind: 'maxSize', message: messages?.maxSize ?? `文件大小不能超过${maxSizeMB}MB` }
  return { kind: 'success' }
}
