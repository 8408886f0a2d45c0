import { expect, test } from 'vitest'
import { drawingOf } from './drawings.ts'

test('goods of different kinds and colours have drawings of their own, and the same name has the same one', () => {
  const names = ['A4 复印纸 80g 500张/包', '打印纸 A4 70g 8包/箱', '中性笔 黑色 0.5mm', '中性笔 红色 0.5mm', '订书机 蓝色', '硒鼓 LY-88A', '人体工学椅 白色']
  expect(new Set(names.map(drawingOf)).size).toBe(names.length)
  expect(drawingOf('订书机 蓝色')).toBe(drawingOf('订书机 蓝色'))
  expect(drawingOf('白板笔 黑色')).not.toBe(drawingOf('白板 黑色'))
})

test('a name that nothing fits is no drawing of something else', () => {
  expect(() => drawingOf('不知道是什么')).toThrow('No drawing fits')
})
