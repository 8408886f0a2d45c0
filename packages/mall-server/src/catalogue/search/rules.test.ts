import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPinyinLike, maxTokens, normalise, searchTextOf, spelled, tokensOf } from './rules.ts'
import { escapeLike } from '../../platform/lists/like.ts'

describe('words of a query', () => {
  it.each([
    ['打印纸', ['打印纸']],
    ['  A4 打印纸 ', ['a4', '打印纸']],
    ['a4打印纸', ['a4', '打印纸']],
    ['Ａ４　打印纸', ['a4', '打印纸']],
    ['中性笔 0.5mm', ['中性笔', '0.5mm']],
    ['纸 纸', ['纸']],
    ['100%', ['100%']],
    [String.raw`a_b\c`, [String.raw`a_b\c`]],
    ['a4 80克', ['a4', '80g']],
    ['5号电池', ['5号', '电池']],
    ['76 x 76便利贴', ['76×76', '便利贴']],
    ['複印紙', ['复印纸']],
    ['n次贴', ['n次贴']],
    ['按动笔 0.7mm 12支/盒', ['按动笔', '0.7mm', '12支']],
    ['复印纸 500张／包 A4', ['复印纸', '500张', 'a4']],
    ['27页/分钟', ['27页', '分钟']],
    ['黑/红 印台', ['黑', '红', '印台']],
    ['<b>x</b>', []],
    ['%', []],
    ['！，。', []],
    ['', []],
  ])('%j: %j', (query, tokens) => {
    expect(tokensOf(query)).toEqual(tokens)
  })

  it('never are more than the limit, blank, or longer than the query', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
      const tokens = tokensOf(query)
      expect(tokens.length).toBeLessThanOrEqual(maxTokens)
      for (const token of tokens) expect(token).toMatch(/^\S+$/u)
    }))
  })
})

describe('normalising', () => {
  it('is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(normalise(normalise(text))).toBe(normalise(text))
    }))
  })

  it.each([['ＨＤＭＩ 线', 'hdmi 线'], ['500张/包', '500张 包'], ['LY-88A', 'ly-88a'], ['76×76mm', '76×76mm']])('%s', (text, normal) => {
    expect(normalise(text)).toBe(normal)
  })

  it.each([
    ['80克', '80g'], ['15 毫米', '15mm'], ['27英寸', '27寸'], ['3米', '3m'], ['3米黄', '3米黄'], ['4公斤', '4kg'], ['20000毫安', '20000mah'], ['76*76', '76×76'], ['長尾夾', '长尾夹'],
  ])('%s is spelled %s', (text, spelling) => {
    expect(spelled(text)).toBe(spelling)
    expect(spelled(spelling)).toBe(spelling)
  })

  it('keeps a part of the search text once', () => {
    expect(searchTextOf(['A4复印纸', ' a4复印纸', '', '办公用纸'])).toBe('a4复印纸 办公用纸')
  })
})

describe('LIKE patterns', () => {
  /** What LIKE does with a pattern, for texts without line breaks. */
  const like = (pattern: string, text: string): boolean => {
    const [first, ...rest] = pattern
    if (first === undefined) return text === ''
    if (first === '%') return like(rest.join(''), text) || (text !== '' && like(pattern, text.slice(1)))
    const [literal, after] = first === '\\' ? [rest[0], rest.slice(1)] : [first, rest]
    const isAny = first === '_'
    return text !== '' && (isAny || text.startsWith(literal ?? '')) && like(after.join(''), text.slice(1))
  }

  it('find exactly what contains the word, whatever its characters', () => {
    const odd = fc.string({ unit: fc.constantFrom('%', '_', '\\', "'", '"', 'a', '纸'), maxLength: 6 })
    fc.assert(fc.property(odd, odd, (token, text) => {
      expect(like(`%${escapeLike(token)}%`, text)).toBe(text.includes(token))
    }))
  })
})

describe('what may be pinyin', () => {
  it.each([
    ['dyz', true], ['a4dyz', false], ['4', false], ['0.5mm', false], ['打印', false], ['ly-88a', false],
  ])('%s: %s', (token, expected) => {
    expect(isPinyinLike(token)).toBe(expected)
  })
})
