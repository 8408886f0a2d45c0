/** What a file must be before it is sent. 1 MB = 1024 × 1024 bytes. */
export interface FileRules {
  /** As in the `accept` of a file input: exact MIME types, prefixes such as `image/*`, extensions such as `.xlsx`. None: any type. */
  allowedTypes?: readonly string[]
  /** Smallest size in MB, inclusive. */
  minSizeMB?: number
  /** Largest size in MB, inclusive. */
  maxSizeMB?: number
  /** Texts instead of the default ones. */
  messages?: Partial<Record<FileFault, string>>
}

/** Which rule a file breaks. */
export type FileFault = 'type' | 'minSize' | 'maxSize'

/** `success`, or the first rule that the file breaks and the text to show. */
export type FileVerdict = { kind: 'success' } | { kind: FileFault; message: string }

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

/** Checks a file by the rules: its type, then its smallest, then its largest size. */
export const validateFile = (file: { type: string; size: number; name?: string }, rules: FileRules): FileVerdict => {
  const { allowedTypes = [], minSizeMB, maxSizeMB, messages = {} } = rules
  if (allowedTypes.length > 0 && !isAllowed(file, allowedTypes)) {
    return { kind: 'type', message: messages.type ?? '不支持的文件类型' }
  }
  if (minSizeMB !== undefined && file.size < minSizeMB * bytesPerMB) {
    return { kind: 'minSize', message: messages.minSize ?? `文件大小不能小于${minSizeMB}MB` }
  }
  if (maxSizeMB !== undefined && file.size > maxSizeMB * bytesPerMB) {
    return { kind: 'maxSize', message: messages.maxSize ?? `文件大小不能超过${maxSizeMB}MB` }
  }
  return { kind: 'success' }
}
