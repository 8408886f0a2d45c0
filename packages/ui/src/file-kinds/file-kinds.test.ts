import { describe, expect, test } from 'vitest'
import { allowFiles, imageFiles, pdfFiles, spreadsheetFiles } from './index.ts'

const { signal } = new AbortController()
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const file = (name: string, type: string, head: string) => new File([latin1(head)], name, { type })

const heads = {
  png: '\u0089PNG\r\n\u001a\n',
  pdf: '%PDF-1.7\n',
  zip: 'PK\u0003\u0004\u0014\0',
  ole: '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  program: 'MZ\u0090\0\u0003\0',
  csv: 'code,name\r\n100101,A4',
  utf16: '\u00ff\u00fec\0,\0',
}
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('a file is of a kind by its name or type, and by its first bytes', () => {
  test.each([
    ['图.png', 'image/png', heads.png, 'images'],
    ['图.png', 'image/png', heads.pdf, 'none'],
    ['图.png', 'image/png', heads.program, 'none'],
    ['图.png', '', heads.png, 'none'],
    ['合同.pdf', 'application/pdf', heads.pdf, 'pdf'],
    ['合同.pdf', 'application/pdf', `\u00ef\u00bb\u00bf${heads.pdf}`, 'pdf'],
    ['合同.PDF', '', heads.pdf, 'pdf'],
    ['合同.pdf', 'application/pdf', heads.png, 'none'],
    ['合同.exe', 'application/x-msdownload', heads.pdf, 'none'],
    ['清单.xlsx', sheet, heads.zip, 'spreadsheets'],
    ['清单.xlsx', '', heads.zip, 'spreadsheets'],
    ['清单.xlsx', sheet, heads.ole, 'none'],
    ['清单.xls', 'application/vnd.ms-excel', heads.ole, 'spreadsheets'],
    ['清单.xls', 'application/vnd.ms-excel', heads.zip, 'none'],
    ['清单.csv', 'text/csv', heads.csv, 'spreadsheets'],
    ['清单.csv', 'application/vnd.ms-excel', heads.utf16, 'spreadsheets'],
    ['清单.csv', 'text/csv', heads.program, 'none'],
    ['清单.zip', 'application/zip', heads.zip, 'none'],
  ])('%s of type “%s”', async (name, type, head, kind) => {
    const one = file(name, type, head)
    const found = await Promise.all(
      Object.entries({ images: imageFiles, pdf: pdfFiles, spreadsheets: spreadsheetFiles }).map(async ([is, formats]) =>
        (await allowFiles(formats).validate(one, { signal })) === null ? is : [],
      ),
    )
    expect(found.flat()).toEqual(kind === 'none' ? [] : [kind])
  })

  test('several kinds together allow what each allows, and the bytes of one do not excuse the name of another', async () => {
    const { allowedTypes, validate } = allowFiles([...imageFiles, ...pdfFiles])
    expect(allowedTypes).toEqual(['image/*', 'application/pdf', '.pdf'])
    await expect(validate(file('图.png', 'image/png', heads.png), { signal })).resolves.toBeNull()
    await expect(validate(file('图.png', 'image/png', heads.pdf), { signal })).resolves.toBe('文件内容与类型不符')
  })
})

describe('refused in any case', () => {
  const { validate } = allowFiles(imageFiles)

  test('an empty file', async () => {
    await expect(validate(new File([], '图.png', { type: 'image/png' }), { signal })).resolves.toBe('文件内容为空')
  })

  test.each(['\u202e', '\u202d', '\u202a', '\u2066', '\u2069', '\u200f', '\u061c'])('a name with %j', async (mark) => {
    await expect(validate(file(`照片${mark}gnp.exe`, 'image/png', heads.png), { signal })).resolves.toBe('文件名含有控制文字方向的字符')
  })

  test('names in scripts from right to left are names', async () => {
    await expect(validate(file('صورة.png', 'image/png', heads.png), { signal })).resolves.toBeNull()
  })

  test('the words are the page’s, where it has them', async () => {
    const { validate: inEnglish } = allowFiles(imageFiles, { empty: 'The file is empty' })
    await expect(inEnglish(new File([], 'a.png'), { signal })).resolves.toBe('The file is empty')
  })
})

test('a file that cannot be read is an error, and so is an abort', async () => {
  const gone = file('图.png', 'image/png', heads.png)
  gone.slice = () => {
    throw new DOMException('The file could not be read', 'NotReadableError')
  }
  const { validate } = allowFiles(imageFiles)
  await expect(validate(gone, { signal })).rejects.toMatchObject({ name: 'NotReadableError' })
  await expect(validate(file('图.png', 'image/png', heads.png), { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})
