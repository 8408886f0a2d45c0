/** Rules of a file (specification §5). 1 MB = 1024 × 1024 bytes. */
export interface FileRules {
  /** As in the `accept` of a file input: exact MIME types, prefixes such as `image/*`, extensions such as `.xlsx`. Without them any type is allowed. */
  allowedTypes?: readonly string[] | undefined
  /** Smallest size in MB, inclusive. */
  minSizeMB?: number | undefined
  /** Largest size in MB, inclusive. */
  maxSizeMB?: number | undefined
  /** Texts that replace the default ones. */
  messages?: Partial<Record<FileFault, string>> | undefined
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

/**
 * Validates a file by its type, then its minimum, then its maximum size (specification §5). Types and extensions are compared
 * without regard to case, types without their parameters; a file of unknown type passes by its extension, or when every type is allowed.
 */
export const validateFile = (file: { type: string; size: number; name?: string }, rules: FileRules): FileVerdict => {
  const { allowedTypes = [], minSizeMB, maxSizeMB, messages } = rules
  if (allowedTypes.length > 0 && !isAllowed(file, allowedTypes)) return { kind: 'type', message: messages?.type ?? '不支持的文件类型' }
  if (minSizeMB !== undefined && file.size < minSizeMB * MB)
    return { kind: 'minSize', message: messages?.minSize ?? `文件大小不能小于${minSizeMB}MB` }
  if (maxSizeMB !== undefined && file.size > maxSizeMB * MB)
    return { kind: 'maxSize', message: messages?.maxSize ?? `文件大小不能超过${maxSizeMB}MB` }
  return { kind: 'success' }
}
