import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLines, foldedParts, linesOf, type DifferenceLine } from './text-difference.ts'

/** A line as it is read: [-removed-], {+added+}. */
const asRead = ({ kind, pieces }: DifferenceLine): string =>
  `${{ same: ' ', removed: '-', added: '+', changed: '~' }[kind]}${pieces.map((piece) => (kind !== 'changed' || piece.kind === 'same' ? piece.text : piece.kind === 'removed' ? `[-${piece.text}-]` : `{+${piece.text}+}`)).join('')}`

test.each([
  ['the same', '# 题\n\n正文\n', '# 题\n\n正文', [' # 题', ' 正文']],
  ['words in a line', '# 题\n\n节假日每日一班，次日送达。', '# 题\n\n节假日每日两班，隔日送达。', [' # 题', '~节假日每日[-一班-]{+两班+}，[-次日-]{+隔日+}送达。']],
  ['a line more', '# 题\n\n一', '# 题\n\n一\n\n周六照常。', [' # 题', ' 一', '+周六照常。']],
  ['a line less', '# 题\n\n周六照常。\n\n一', '# 题\n\n一', [' # 题', '-周六照常。', ' 一']],
  ['another line', '# 题\n\n次日送达。', '# 题\n\n请联系客户经理', [' # 题', '-次日送达。', '+请联系客户经理']],
  ['a line before one that was changed', '一\n\n节假日每日一班。', '一\n\n都能买\n\n节假日每日两班。', [' 一', '+都能买', '~节假日每日[-一班-]{+两班+}。']],
  ['paragraphs that are parted', '甲乙\n丙丁', '甲乙\n\n丙丁', [' 甲乙', '+', ' 丙丁']],
  ['all of it', '', '# 题', ['+# 题']],
] as const)('%s', (_, before, after, lines) => {
  expect(linesOf(before, after).map(asRead)).toEqual(lines)
})

const text = fc.array(fc.constantFrom('', '# 题', '次日送达。', '隔日送达。', '- 一', '| 现货 | 尽快 |'), { maxLength: 12 }).map((lines) => lines.join('\n'))
const side = (lines: readonly DifferenceLine[], other: 'removed' | 'added') =>
  lines.map(({ pieces }) => pieces.filter(({ kind }) => kind !== other).map((piece) => piece.text).join('')).filter((line) => line.trim() !== '')
const said = (body: string) => body.split('\n').filter((line) => line.trim() !== '')

test('each of the two texts can be read of the difference, whatever they are, and folding loses no line', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = linesOf(before, after)
      expect(side(lines, 'added')).toEqual(said(before))
      expect(side(lines, 'removed')).toEqual(said(after))
      expect(foldedParts(lines).flatMap((part) => part.lines)).toEqual(lines)
    }),
  )
})

test('what did not change is folded, but for the line beside each change', () => {
  const same = Array.from({ length: 10 }, (_, at) => `第 ${at} 行`)
  const parts = foldedParts(linesOf(same.join('\n'), same.with(4, '别的').join('\n')))
  expect(parts.map(({ isFolded, lines }) => [isFolded, lines.length])).toEqual([[true, 3], [false, 4], [true, 4]])
  expect(foldedParts(linesOf('一\n二\n三\n四', '一\n二\n三\n五')).every(({ isFolded }) => !isFolded)).toBe(true)
})

test('texts of the full length that have nothing in common are compared too', () => {
  const [before, after] = ['甲\n', '乙\n'].map((line) => line.repeat(10_000))
  expect(countLines(linesOf(before ?? '', after ?? ''))).toEqual({ same: 0, removed: 10_000, added: 10_000, changed: 0 })
  const [one, two] = ['甲，', '乙。'].map((word) => word.repeat(10_000))
  expect(countLines(linesOf(one ?? '', two ?? ''))).toEqual({ same: 0, removed: 1, added: 1, changed: 0 })
})
