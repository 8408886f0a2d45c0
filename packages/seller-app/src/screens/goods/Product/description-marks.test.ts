import { expect, test } from 'vitest'
import { marked, picturesIn, withPicture, type DescriptionMark, type Selected } from './description-marks.ts'

/** A text with its selection between ‹ and ›. */
const read = (shown: string): Selected => ({ text: shown.replaceAll(/[‹›]/g, ''), start: shown.indexOf('‹'), end: shown.indexOf('›') - 1 })
const show = ({ text, start, end }: Selected): string => `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`

test.each<[DescriptionMark, string, string]>([
  ['bold', '双面‹不透›', '双面**‹不透›**'],
  ['bold', '双面‹›', '双面**‹重点›**'],
  ['bold', '双面‹**不透**›', '双面‹不透›'],
  ['heading', '一\n双‹面›不透\n三', '一\n‹## 双面不透›\n三'],
  ['heading', '‹## 双面不透›', '‹双面不透›'],
  ['list', '‹一箱 8 包\n可叠 6 层›', '‹- 一箱 8 包\n- 可叠 6 层›'],
  ['list', '‹- 一箱 8 包\n可叠 6 层›', '‹- 一箱 8 包\n- 可叠 6 层›'],
  ['list', '‹- 一箱 8 包\n- 可叠 6 层›', '‹一箱 8 包\n可叠 6 层›'],
])('%s of %j', (mark, before, after) => {
  expect(show(marked(read(before), mark))).toBe(after)
})

test.each([
  ['‹›', '![白度](/p/1.webp)\n‹›'],
  ['第‹›一段\n\n第二段', '第一段\n\n![白度](/p/1.webp)\n‹›\n\n第二段'],
])('a picture in %j', (before, after) => {
  expect(show(withPicture(read(before), '/p/1.webp', '白度.jpg'))).toBe(after)
})

test('the name of a file ends no mark', () => {
  expect(withPicture(read('‹›'), '/p/1.webp', '图[1](新)!.png').text).toBe('![图 1  新](/p/1.webp)\n')
})

test('pictures are counted', () => {
  expect(picturesIn('![a](/p/1.webp)\n文 ![](/p/2.webp "题") [链](/help) ![坏]( )')).toBe(2)
})
