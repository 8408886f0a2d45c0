import { expect, test } from 'vitest'
import { changeWords, movedTo, type Picture } from './picture-order.ts'

const [a, b, c]: readonly [Picture, Picture, Picture] = [{ Url: '/a', Alt: '' }, { Url: '/b', Alt: '侧面' }, { Url: '/c', Alt: '' }]
const urls = (pictures: readonly Picture[]) => pictures.map(({ Url }) => Url).join('')

test.each([['/c', 0, '/c/a/b'], ['/a', 1, '/b/a/c'], ['/a', 2, '/b/c/a'], ['/a', 9, '/b/c/a'], ['/b', -1, '/b/a/c'], ['/b', 1, '/a/b/c'], ['/x', 0, '/a/b/c']])('%s to place %i: %s', (url, place, order) => {
  expect(urls(movedTo([a, b, c], url, place))).toBe(order)
})

test.each([
  ['nothing', [a, b, c], null],
  ['one more', [a, b, c, { Url: '/d', Alt: '' }], '加 1 张'],
  ['one less', [a, c], '移除 1 张'],
  ['another order', [b, a, c], '换了顺序'],
  ['other words', [{ ...a, Alt: '正面' }, b, c], '改 1 张的替代文字'],
  ['all of it', [{ ...c, Alt: '正面' }, { Url: '/d', Alt: '' }, a], '加 1 张，移除 1 张，换了顺序，改 1 张的替代文字'],
])('%s', (_, after, words) => {
  expect(changeWords([a, b, c], after)).toBe(words)
})
