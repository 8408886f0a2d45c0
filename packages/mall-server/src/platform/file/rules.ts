import { cutText } from '../cut-text.ts'

/** Specification §5. */
export const bytesPerMB = 1024 * 1024

/** What one user may upload within a day, bytes: the disk is shared. */
export const maxDailyBytes = 500 * 1024 * 1024

const signatures: readonly { readonly type: string; readonly at: number; readonly bytes: readonly number[] }[] = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'application/x-ole-storage', at: 0, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { type: 'application/zip', at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
]

/** What an extension may contain, and how it is served. Office files are zip or OLE containers inside. */
const extensions: Readonly<Record<string, { readonly inside: string; readonly type: string }>> = {
  png: { inside: 'image/png', type: 'image/png' },
  jpg: { inside: 'image/jpeg', type: 'image/jpeg' },
  jpeg: { inside: 'image/jpeg', type: 'image/jpeg' },
  gif: { inside: 'image/gif', type: 'image/gif' },
  webp: { inside: 'image/webp', type: 'image/webp' },
  pdf: { inside: 'application/pdf', type: 'application/pdf' },
  doc: { inside: 'application/x-ole-storage', type: 'application/msword' },
  xls: { inside: 'application/x-ole-storage', type: 'application/vnd.ms-excel' },
  docx: { inside: 'application/zip', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { inside: 'application/zip', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  zip: { inside: 'application/zip', type: 'application/zip' },
}

const sniff = (bytes: Uint8Array): string | null =>
  signatures.find(({ at, bytes: expected }) => expected.every((byte, place) => bytes[at + place] === byte))?.type ?? null

/**
 * The type to serve a file as, or null when it is rejected: the extension must be known and the bytes must match it.
 * The type that the client sends is ignored. No type that a browser would run (HTML, SVG, scripts) is in the table.
 */
export const acceptedType = (name: string, bytes: Uint8Array): string | null => {
  const known = extensions[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  return known && known.inside === sniff(bytes) ? known.type : null
}

const maxNameLength = 120

/** Names that Windows keeps for devices, with any extension: who downloads such a file cannot save or open it. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/** Longer ones are no extension, but a part of the name. */
const maxExtensionLength = 10

/** The file's name without folders, control characters and what other systems keep for themselves, at most 120 characters with its extension kept. */
export const cleanName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').replaceAll(/[<>:"|?*]/g, '_').trim() || 'file'
  const clean = deviceName.test(plain) ? `_${plain}` : plain
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= maxExtensionLength ? clean.slice(dot) : ''
  if (clean.length <= maxNameLength) return clean
  return cutText(clean, maxNameLength - extension.length) + extension
}
