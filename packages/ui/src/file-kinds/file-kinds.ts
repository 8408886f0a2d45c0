import { validateFile } from '../upload-field/validate-file.ts'
import { looksLikeImage } from './looks-like-image.ts'
import { fileKindMessages, type FileKindMessages } from './messages.ts'

/** Files of one format: what their name or type says, and what they begin with. */
export interface FileFormat {
  /** As in the `accept` of a file input: MIME types, prefixes such as `image/*`, extensions such as `.xlsx`. */
  readonly types: readonly string[]
  /** Whether a file of this format can begin with these bytes: its first {@link HEAD_BYTES}, or all when there are fewer. */
  readonly matches: (head: Uint8Array) => boolean
}

/** How many bytes of a file are read. */
export const HEAD_BYTES = 1024

const latin1 = new TextDecoder('latin1')
const startsWith =
  (...bytes: readonly number[]) =>
  (head: Uint8Array): boolean =>
    bytes.every((byte, at) => head[at] === byte)

const isUtf16 = (head: Uint8Array) => startsWith(0xff, 0xfe)(head) || startsWith(0xfe, 0xff)(head)

/** Pictures that a browser or a phone makes: JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF, BMP. No SVG, which may carry scripts. */
export const imageFiles: readonly FileFormat[] = [{ types: ['image/*'], matches: looksLikeImage }]

/** PDF. Readers accept a header that does not come first, so this does too. */
export const pdfFiles: readonly FileFormat[] = [{ types: ['application/pdf', '.pdf'], matches: (head) => latin1.decode(head).includes('%PDF-') }]

/** Excel (`.xlsx`, `.xls`) and CSV. By extension, because a computer without Excel reports no type for them. */
export const spreadsheetFiles: readonly FileFormat[] = [
  { types: ['.xlsx'], matches: startsWith(0x50, 0x4b, 0x03, 0x04) },
  { types: ['.xls'], matches: startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) },
  // Text has no zero bytes, except in UTF-16, which begins with a byte order mark.
  { types: ['.csv'], matches: (head) => isUtf16(head) || !head.includes(0) },
]

/** What {@link allowFiles} returns. */
export interface AllowedFiles {
  /** For `rules.allowedTypes`. */
  readonly allowedTypes: readonly string[]
  /** For `validate`: resolves with why a file is refused, or with null. Rejects when it cannot be read. */
  readonly validate: (file: File, options: { signal: AbortSignal }) => Promise<string | null>
}

/**
 * Checks of an UploadField for files of these formats: their first bytes must be of the format that their name or type says. Empty files are refused,
 * and names with characters that turn the direction of text, such as U+202E: they make `gpj.exe` look like `exe.jpg`.
 *
 * The server must check again: checks in the browser do not stop an attacker.
 */
export const allowFiles = (formats: readonly FileFormat[], messages?: Partial<FileKindMessages>): AllowedFiles => {
  const text = { ...fileKindMessages, ...messages }
  return {
    allowedTypes: formats.flatMap(({ types }) => types),
    validate: async (file, { signal }) => {
      if (file.size === 0) return text.empty
      if (/\p{Bidi_Control}/u.test(file.name)) return text.misleadingName
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
      signal.throwIfAborted()
      const isOne = formats.some(({ types, matches }) => validateFile(file, { allowedTypes: types }).kind === 'success' && matches(head))
      return isOne ? null : text.content
    },
  }
}
