import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptFiles } from './take-files.ts'
import { formatSize } from './format-size.ts'
import { groupRejections } from './group-rejections.ts'

const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
const texts = { full: '最多上传2个文件', folder: '不能上传文件夹' }

test('accepts fitting files in order, and returns the reason for each other', () => {
  const items = [file('1.png'), file('2.exe', 'application/x-msdownload'), { folder: '图片' }, file('3.png'), file('4.png')]
  const { accepted, rejected } = acceptFiles(items, { rules: { allowedTypes: ['image/*'] }, room: 2, ...texts })
  expect(accepted.map(({ name }) => name)).toEqual(['1.png', '3.png'])
  expect(rejected).toEqual([
    { name: '2.exe', kind: 'type', message: '不支持的文件类型' },
    { name: '图片', kind: 'folder', message: '不能上传文件夹' },
    { name: '4.png', kind: 'count', message: '最多上传2个文件' },
  ])
})

test('no file is lost and the limit is never exceeded', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), fc.integer({ min: -1, max: 5 }), (pictures, room) => {
      const items = pictures.map((isPicture, index) => file(`${index}`, isPicture ? 'image/png' : 'text/plain'))
      const { accepted, rejected } = acceptFiles(items, { rules: { allowedTypes: ['image/*'] }, room, ...texts })
      expect(accepted.length + rejected.length).toBe(items.length)
      expect(accepted.length).toBeLessThanOrEqual(Math.max(0, room))
    }),
  )
})

test('50 rejections for one reason are one line', () => {
  const rejections = Array.from({ length: 50 }, (_, index) => ({ name: `${index}.exe`, kind: 'type' as const, message: '不支持的文件类型' }))
  expect(groupRejections(rejections)).toEqual([{ message: '不支持的文件类型', names: rejections.map(({ name }) => name) }])
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1024 * 999, '999 KB'],
  [1024 * 1000, '1.0 MB'],
  [2 * 1024 * 1024, '2.0 MB'],
])('%d bytes are %s', (bytes, expected) => expect(formatSize(bytes)).toBe(expected))
