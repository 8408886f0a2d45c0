/** RFC 6266: a plain name for old clients and the real one, percent-encoded as RFC 8187 requires, without what turns the order of its characters. */
export const contentDisposition = (kind: 'attachment' | 'inline', fileName: string): string => {
  const name = fileName.replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}/\\]/gu, '_')
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
