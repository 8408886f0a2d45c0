import { describe, expect, test } from 'vitest'
import { emptyValues, factOf, reviewSchema, toSubmission, type ReviewValues } from './review-values.ts'

const [blank] = emptyValues([{ LineId: 1 }]).Lines
if (!blank) throw new Error('no line')

const values = (...lines: Partial<ReviewValues['Lines'][number]>[]): ReviewValues => ({
  ...emptyValues([]),
  Lines: lines.map((parts, at) => ({ ...blank, LineId: at + 1, ...parts })),
})

const problems = (given: ReviewValues) => reviewSchema.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('what is said of a review that cannot be sent', () => {
  test.each([
    ['nothing is rated', values({}, {}), [['Lines.0.Stars', '请为商品评分']]],
    ['words without stars', values({ Stars: 5 }, { Text: '很好用的一款笔' }), [['Lines.1.Stars', '请为商品评分']]],
    ['a picture without stars', values({ Stars: 5 }, { Images: ['/files/1'] }), [['Lines.1.Stars', '请为商品评分']]],
    ['four characters', values({ Stars: 5, Text: ' 还不错呢 ' }), [['Lines.0.Text', '评价内容至少5个字']]],
    ['five', values({ Stars: 5, Text: '还不错呢！' }), []],
    ['stars alone', values({ Stars: 3 }, {}), []],
    ['a picture on its way', values({ Stars: 5, IsUploading: true }), [['Lines.0.Images', '图片上传中，请稍候']]],
  ])('%s', (_, given, expected) => expect(problems(given)).toEqual(expected))
})

test('lines without stars are left for later, and scores that were not given are not sent', () => {
  expect(toSubmission({ ...values({ Stars: 4, Text: '  好用，会再买 ' }, {}), ServiceScore: 5 })).toEqual({
    Lines: [{ LineId: 1, Stars: 4, Text: '好用，会再买', Images: [], Anonymous: false }],
    ServiceScore: 5,
  })
})

test.each([
  [2, 2, '2 种商品等待评价'],
  [1, 3, '还有 1 种商品等待评价，共 3 种'],
  [0, 3, '3 种商品都已评价'],
])('%i of %i lines wait', (waiting, all, fact) => {
  const lines = Array.from({ length: all }, (_, at) => ({ AllowActions: at < waiting ? ['Review'] : [] }))
  expect(factOf(lines as unknown as Parameters<typeof factOf>[0])).toBe(fact)
})
