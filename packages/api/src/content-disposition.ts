/** What no operating system takes in a file's name: controls, marks that turn the direction of writing, lone surrogates. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** The longest name, in bytes of UTF-8, that common file systems take. */
const maxBytes = 255

const encoder = new TextEncoder()

const shorten = (name: string): string => {
  const extension = /\.[^.]{1,16}$/u.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - extension.length)
  const room = new Uint8Array(maxBytes - encoder.encode(extension).length)
  // Never ends inside a character.
  return stem.slice(0, encoder.encodeInto(stem, room).read) + extension
}

/** The last part of a path, without anything that a file system or a reader could be tricked by; '' when nothing is left. */
const safe = (name: string): string => {
  const last = name.replace(unprintable, '').split(/[/\\]/).at(-1) ?? ''
  const bare = last.replace(/^[a-z]:/i, '').replace(/[<>:"|?*]/g, '_').replace(/^[\s.]+|[\s.]+$/g, '')
  return shorten(bare.replace(reserved, '_$1')).replace(/[\s.]+$/, '')
}

const utf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const bytesFrom = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Bytes written as percent codes; undefined when a code is broken. */
const percentBytes = (text: string): Uint8Array | undefined =>
  /%(?![\da-f]{2})/i.test(text) || /[^\0-\xff]/.test(text)
    ? undefined
    : bytesFrom(text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))))

/** RFC 8187: `charset'language'percent-codes`. */
const extended = (value: string): string | undefined => {
  const parts = /^([^']*)'[^']*'(.*)$/s.exec(value)
  const bytes = parts && percentBytes(parts[2] ?? '')
  if (!bytes) return undefined
  return /^iso-8859-1$/i.test(parts[1] ?? '') ? String.fromCharCode(...bytes) : utf8(bytes)
}

/** Servers put UTF-8 where the standard knows Latin-1 only: as percent codes, or as raw bytes that fetch reads as Latin-1. */
const plain = (value: string): string => {
  const coded = value.includes('%') ? percentBytes(value) : undefined
  const decoded = coded && utf8(coded)
  if (decoded !== undefined) return decoded
  const isLatin1 = /[\x80-\xff]/.test(value) && !/[^\0-\xff]/.test(value)
  return (isLatin1 ? utf8(bytesFrom(value)) : undefined) ?? value
}

/** Parameters of the header, RFC 6266; a quotation that is never closed ends with the header. */
const parametersOf = (header: string): Map<string, string> => {
  const found = new Map<string, string>()
  const parameter = /(?:^|;)\s*([^\s=;"]+)\s*=\s*(?:"((?:\\.|[^"\\])*)(?:"|$)|([^;]*))/gsy
  const start = /^[^;="]*(?=;|$)/.exec(header)?.[0].length ?? 0
  parameter.lastIndex = start
  while (parameter.lastIndex < header.length) {
    const from = parameter.lastIndex
    const match = parameter.exec(header)
    if (match) {
      const [, name = '', quoted, bare = ''] = match
      const value = quoted === undefined ? bare.trim() : quoted.replace(/\\(["\\])/g, '$1')
      if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), value)
    }
    if (!match || match[0] === '') {
      const next = header.indexOf(';', from + 1)
      if (next < 0) break
      parameter.lastIndex = next
    }
  }
  return found
}

/**
 * The name that a file is to be saved under: `filename*` before `filename` (RFC 6266, RFC 8187), with the mistakes that servers
 * make put right. Never a path, a control character or an exception; `fallback` when there is no usable name.
 */
export const fileNameFromContentDisposition = (header: string | null, fallback = 'download'): string => {
  const parameters = parametersOf(header ?? '')
  const star = parameters.get('filename*')
  const bare = parameters.get('filename')
  const candidates = [star === undefined ? undefined : extended(star), bare === undefined ? undefined : plain(bare)]
  for (const candidate of candidates) {
    const name = candidate === undefined ? '' : safe(candidate)
    if (name !== '') return name
  }
  return fallback
}

/** The same from the headers of a response; without a name `下载文件.xls`. */
export const fileNameFromHeaders = (headers: Headers): string =>
  fileNameFromContentDisposition(headers.get('content-disposition'), '下载文件.xls')
