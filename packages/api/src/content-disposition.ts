/** Characters that no operating system accepts in a file's name: controls, marks that turn the direction of writing, lone surrogates. */
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}\ufeff]/gu

/** Device names of Windows, whatever extension follows, also with superscript digits. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i

const endsOnly = /[\s.]/

/** The longest name that common file systems accept, in bytes of UTF-8. */
const maxBytes = 255

const encoder = new TextEncoder()

const shorten = (name: string): string => {
  const extension = /\.[^.]{1,16}$/u.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - extension.length)
  const room = new Uint8Array(maxBytes - encoder.encode(extension).length)
  // Never cuts a character in two.
  return stem.slice(0, encoder.encodeInto(stem, room).read) + extension
}

/** Without blanks and dots at the ends. Not a regular expression: one anchored at the end would try every run of dots in the text. */
const trimmed = (text: string): string => {
  let [from, to] = [0, text.length]
  while (from < to && endsOnly.test(text.charAt(from))) from++
  while (to > from && endsOnly.test(text.charAt(to - 1))) to--
  return text.slice(from, to)
}

/** The last part of a path, without anything that could mislead a file system or a reader; '' when nothing is left. */
const safe = (name: string): string => {
  const last = name.replace(unprintable, '').split(/[/\\]/).at(-1) ?? ''
  const bare = trimmed(last.replace(/^[a-z]:/i, '').replace(/[<>:"|?*]/g, '_'))
  return trimmed(shorten(bare.replace(reserved, '_$1')))
}

const decoded = (bytes: Uint8Array, charset: string): string | undefined => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A character for each byte. Not spread into arguments: there may be more bytes than a call accepts. */
const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

const bytesFrom = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Nothing but ASCII and pairs of bytes of GB 2312: what European text in Latin-1 seldom is, whose letters with accents stand apart. */
const gbPairs = /^(?:[\0-\x7f]|[\xa1-\xf7][\xa1-\xfe])*$/

/** UTF-8, or else what Chinese systems wrote before it; undefined when it is neither. */
const chinese = (bytes: Uint8Array): string | undefined => decoded(bytes, 'utf-8') ?? (gbPairs.test(latin1(bytes)) ? decoded(bytes, 'gb18030') : undefined)

/** Bytes written as percent codes; undefined when a code is broken. */
const percentBytes = (text: string): Uint8Array | undefined =>
  /%(?![\da-f]{2})/i.test(text) || /[^\0-\xff]/.test(text)
    ? undefined
    : bytesFrom(text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))))

/** RFC 8187: `charset'language'percent-codes`. The standard asks for UTF-8 alone; Chinese servers also name GBK and its like. */
const extended = (value: string): string | undefined => {
  const parts = /^([^']*)'[^']*'(.*)$/s.exec(value)
  const bytes = parts && percentBytes(parts[2] ?? '')
  if (!bytes) return undefined
  const charset = parts[1]?.toLowerCase() ?? ''
  if (charset === 'iso-8859-1') return latin1(bytes)
  return decoded(bytes, /^gb(?:k|2312|18030)$/.test(charset) ? 'gb18030' : 'utf-8')
}

/** Servers put UTF-8 or GBK where the standard knows Latin-1 only: as percent codes, or as raw bytes that fetch reads as Latin-1. */
const plain = (value: string): string => {
  const coded = value.includes('%') ? percentBytes(value) : undefined
  const text = coded && chinese(coded)
  if (text !== undefined) return text
  const isLatin1 = /[\x80-\xff]/.test(value) && !/[^\0-\xff]/.test(value)
  return (isLatin1 ? chinese(bytesFrom(value)) : undefined) ?? value
}

const blank = /\s/

/** The quoted string that begins after the quotation mark before `from`: its text, and where it ends. One that is never closed ends with the header. */
const quotation = (header: string, from: number): { readonly value: string; readonly end: number } => {
  let value = ''
  let at = from
  for (; at < header.length && header[at] !== '"'; at++) {
    const [mark, next] = [header.charAt(at), header[at + 1]]
    if (mark === '\\' && (next === '"' || next === '\\')) at++
    value += header.charAt(at)
  }
  return { value, end: at + 1 }
}

/**
 * Parameters of the header, RFC 6266; the first of two with the same name. Each character is read once: the header is the server's word, and a
 * pattern that goes back and forth over a long one would stop the page.
 */
const parametersOf = (header: string): Map<string, string> => {
  const found = new Map<string, string>()
  let at = 0
  const skip = (goOn: (character: string) => boolean): string => {
    const from = at
    while (at < header.length && goOn(header.charAt(at))) at++
    return header.slice(from, at)
  }
  while (at < header.length) {
    const name = skip((character) => character !== ';' && character !== '=' && character !== '"').trim().toLowerCase()
    if (header[at] === '=') {
      at++
      skip((character) => blank.test(character))
      let value: string
      if (header[at] === '"') ({ value, end: at } = quotation(header, at + 1))
      else value = skip((character) => character !== ';').trim()
      if (name !== '' && !blank.test(name) && !found.has(name)) found.set(name, value)
    }
    skip((character) => character !== ';')
    at++
  }
  return found
}

/**
 * The name that a file is to be saved under: `filename*` before `filename` (RFC 6266, RFC 8187), with common mistakes of servers
 * corrected. Never a path, a control character or an exception; `fallback` when there is no usable name.
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
