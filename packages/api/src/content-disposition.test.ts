import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameFromContentDisposition as nameOf, fileNameFromHeaders } from './content-disposition.ts'

/** UTF-8 bytes as fetch hands them out: one Latin-1 character each. */
const mojibake = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

describe('fileNameFromContentDisposition', () => {
  it.each([
    ['a quoted name', 'attachment; filename="订单 2026.xls"', '订单 2026.xls'],
    ['a bare name', 'attachment; filename=report.csv', 'report.csv'],
    ['a bare name with spaces', 'attachment; filename=my report.csv', 'my report.csv'],
    ['no disposition type', 'filename=x.csv', 'x.csv'],
    ['other letters', 'ATTACHMENT; FileName="a.txt"', 'a.txt'],
    ['spaces around =', 'attachment ; filename = "a.txt"', 'a.txt'],
    ['quotation marks inside', String.raw`attachment; filename="a\"b\".txt"`, 'a_b_.txt'],
    ['a semicolon inside', 'attachment; filename="a;b.txt"', 'a;b.txt'],
    ['an = inside', 'attachment; filename="a=b.txt"', 'a=b.txt'],
    ['other parameters first', 'attachment; size=10; creation-date="x; filename=no"; filename=yes.txt', 'yes.txt'],
    ['the first of two', 'attachment; filename=a.txt; filename=b.txt', 'a.txt'],
    ['RFC 8187', "attachment; filename*=UTF-8''%E8%AE%A2%E5%8D%95.xls", '订单.xls'],
    ['RFC 8187 with a language', "attachment; filename*=utf-8'zh-CN'%E8%AE%A2%E5%8D%95.xls", '订单.xls'],
    ['RFC 8187 in Latin-1', "attachment; filename*=ISO-8859-1''caf%E9.txt", 'café.txt'],
    ['RFC 8187 in quotation marks', `attachment; filename*="UTF-8''%E8%AE%A2.xls"`, '订.xls'],
    ['both: the extended one', `attachment; filename="d.xls"; filename*=UTF-8''%E5%8D%95.xls`, '单.xls'],
    ['both, the other way round', `attachment; filename*=UTF-8''%E5%8D%95.xls; filename="d.xls"`, '单.xls'],
    ['both, the extended one broken', `attachment; filename="d.xls"; filename*=UTF-8''%E5%8.xls`, 'd.xls'],
    ['both, the extended one no UTF-8', `attachment; filename="d.xls"; filename*=UTF-8''%FF%FE.xls`, 'd.xls'],
    ['both, the extended one without a charset', 'attachment; filename="d.xls"; filename*=x.xls', 'd.xls'],
    ['RFC 8187 in GBK', "attachment; filename*=GBK''%B6%A9%B5%A5.xls", '订单.xls'],
    ['RFC 8187 in GB18030, of four bytes', "attachment; filename*=gb18030''%81%39%EE%39.xls", '\u3400.xls'],
    ['both, the extended one no GBK', "attachment; filename=d.xls; filename*=GBK''%B6.xls", 'd.xls'],
    ['both, the extended one of no known charset', `attachment; filename="d.xls"; filename*=KOI8-R''%C1.xls`, 'd.xls'],
    ['percent codes in a plain name', 'attachment; filename=%E8%AE%A2%E5%8D%95.xls', '订单.xls'],
    ['a per cent sign that is none', 'attachment; filename="100%.txt"', '100%.txt'],
    ['percent codes that are no UTF-8', 'attachment; filename="%FF.txt"', '%FF.txt'],
    ['UTF-8 read as Latin-1', `attachment; filename="${mojibake('订单.xls')}"`, '订单.xls'],
    ['GBK read as Latin-1', 'attachment; filename="\xb6\xa9\xb5\xa5 2026.xls"', '订单 2026.xls'],
    ['GBK in percent codes', 'attachment; filename=%B6%A9%B5%A5.xls', '订单.xls'],
    ['Latin-1 with accents apart', 'attachment; filename="Übersicht für März.txt"', 'Übersicht für März.txt'],
    ['Latin-1 that is meant', 'attachment; filename="café.txt"', 'café.txt'],
    ['a quotation never closed', 'attachment; filename="open.xls', 'open.xls'],
    ['text after a quotation', 'attachment; filename="a.txt"junk; size=1', 'a.txt'],
    ['a path upwards', 'attachment; filename="../../etc/passwd"', 'passwd'],
    ['a path upwards in percent codes', "attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
    ['a Windows path', String.raw`attachment; filename="C:\\temp\\evil.exe"`, 'evil.exe'],
    ['a Windows path, not escaped', String.raw`attachment; filename="C:\temp\evil.exe"`, 'evil.exe'],
    ['a drive letter', 'attachment; filename="C:evil.exe"', 'evil.exe'],
    ['a NUL', "attachment; filename*=UTF-8''a%00b.txt", 'ab.txt'],
    ['line breaks', "attachment; filename*=UTF-8''a%0D%0Ab.txt", 'ab.txt'],
    ['a name written backwards', "attachment; filename*=UTF-8''invoice%E2%80%AEfdp.exe", 'invoicefdp.exe'],
    ['characters that Windows rejects', 'attachment; filename="a<b>c|d?e*f:g.txt"', 'a_b_c_d_e_f_g.txt'],
    ['a name that Windows rejects', 'attachment; filename="CON.txt"', '_CON.txt'],
    ['a device with dots behind it', 'attachment; filename="NUL..."', '_NUL'],
    ['dots at the ends', 'attachment; filename="..hidden.."', 'hidden'],
    ['only dots', 'attachment; filename=".."', 'download'],
    ['an empty name', 'attachment; filename=""', 'download'],
    ['no name', 'attachment', 'download'],
    ['an empty header', '', 'download'],
    ['no header', null, 'download'],
  ])('%s', (_, header, name) => expect(nameOf(header)).toBe(name))

  it.each(['prn', 'AUX.tar.gz', 'nul', 'COM1.txt', 'lpt0', 'LPT¹.txt', 'com³', 'CONIN$', 'conout$.log', 'CON .txt'])('%s, which is a device', (name) => {
    expect(nameOf(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)).toBe(`_${name}`)
  })

  it.each(['console.txt', 'COM10.txt', 'comx', 'null.csv', 'a.con'])('%s, which is no device', (name) => {
    expect(nameOf(`attachment; filename=${name}`)).toBe(name)
  })

  it('shortens a name to what file systems take, and keeps its extension whole', () => {
    const name = nameOf(`attachment; filename="${'长'.repeat(300)}.xlsx"`)
    expect(name).toMatch(/^长{83}\.xlsx$/)
    expect(nameOf(`attachment; filename="${'a'.repeat(300)}.tar"`)).toBe(`${'a'.repeat(251)}.tar`)
    expect(nameOf(`attachment; filename="${'😀'.repeat(300)}"`)).toBe('😀'.repeat(63))
  })

  it('takes the caller’s fallback', () => {
    expect(nameOf('attachment', '订单.xlsx')).toBe('订单.xlsx')
    expect(fileNameFromHeaders(new Headers())).toBe('下载文件.xls')
    expect(fileNameFromHeaders(new Headers({ 'content-disposition': 'attachment; filename=a.xls' }))).toBe('a.xls')
  })

  it('returns a safe name for any header and never throws', () => {
    const piece = fc.constantFrom('filename', '*', '=', '"', ';', "UTF-8''", '%E8', '%', '../', 'C:', '\0', '\\', 'a', ' ', '订', '\ud800', '.')
    const header = fc.oneof(fc.string({ unit: 'binary' }), fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')))
    fc.assert(
      fc.property(header, (text) => {
        const name = nameOf(`attachment; filename${text}`)
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}/\\:*?"<>|]|^\.|[. ]$/u)
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
        expect(name).not.toBe('')
      }),
      { numRuns: 2000 },
    )
  })

  describe('of a hundred thousand characters', () => {
    const many = 100_000
    const headers: Record<string, string> = {
      dots: `filename="a${'.'.repeat(many)}b"`,
      'dots and blanks, encoded': `filename*=UTF-8''a${'.%20'.repeat(many)}b`,
      'dots and blanks at both ends': `filename="${' .'.repeat(many)}a${'. '.repeat(many)}"`,
      blanks: `filename${' '.repeat(many)}=${' '.repeat(many)}a`,
      'blanks without a name': `;${' '.repeat(many)}`,
      semicolons: `${';'.repeat(many)}filename=a`,
      'semicolons and blanks': `${'; '.repeat(many)}filename=a`,
      'marks of a quotation': `filename=${'"'.repeat(many)}`,
      'quotations never closed': 'x="a;'.repeat(many),
      'backslashes in a quotation': `filename="${'\\'.repeat(many)}`,
      'equal signs': `filename${'='.repeat(many)}`,
      apostrophes: `filename*=${"'".repeat(many)}`,
      'per cent signs': `filename=${'%'.repeat(many)}`,
      'Latin-1, encoded': `filename*=ISO-8859-1''${'%E9'.repeat(many)}`,
      'bytes that end in half a pair': `filename="${'\xb6\xa9'.repeat(many)}\xb6"`,
      'names without a value': `filename;`.repeat(many),
      slashes: `filename="${'/'.repeat(many)}"`,
      extensions: `filename="a${'.b'.repeat(many)}"`,
    }

    // What is quadratic in this many takes longer than a test may.
    it.each(Object.entries(headers))('%s: a name that is safe, at once', (_, header) => {
      const name = nameOf(`attachment; ${header}`)
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}/\\:*?"<>|]|^\.|[. ]$/u)
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
    }, 5_000)
  })

  it('is read as it was written by RFC 8187', () => {
    const unit = fc.constantFrom('订', '单', 'a', 'Z', '0', ' ', '(', ')', "'", '%', '+', ';', '=', 'é', '😀', '-')
    fc.assert(
      fc.property(fc.string({ unit, minLength: 1, maxLength: 40 }), (text) => {
        const name = `x${text}x.txt`
        const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
        expect(nameOf(`attachment; filename*=UTF-8''${encoded}`)).toBe(name)
      }),
    )
  })
})
