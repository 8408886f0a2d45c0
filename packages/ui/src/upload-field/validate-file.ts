import { fileMessages, type FileMessages } from './file-messages.ts'

/** Rules of a file. 1 MB = 1024 × 1024 bytes. */
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
  /** Texts that replace the default ones. */
  messages?: Partial<FileMessages> | undefined
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

/**
 * Validates a file by its type, its name, then its minimum and its maximum size. Types and extensions are compared
 * without regard to case, types without their parameters; a file of unknown type passes by its extension, or when every type is allowed.
 * Without rules too, SVG, empty files and names that mislead are refused.
 */
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
  if (minSizeMB !== undefined && file.size < minSizeMB * MB) return sized('minSize', minSizeMB)
  if (maxSizeMB !== undefined && file.size > maxSizeMB * MB) return sized('maxSize', maxSizeMB)
  return { kind: 'success' }
}
