import { describe, expect, it } from 'vitest'
import { searchPinyinOf } from './pinyin.ts'

/** As the search does: at the beginning of a syllable. */
const finds = (name: string, query: string, others: readonly string[] = []) => searchPinyinOf(name, others).includes(` ${query}`)

describe('pinyin of a product', () => {
  it.each([
    ['砚屿 原木浆 A4多功能打印纸 75g', 'dayinzhi'],
    ['砚屿 原木浆 A4多功能打印纸 75g', 'dyz'],
    ['砚屿 原木浆 A4多功能打印纸 75g', 'yinzhi'],
    ['砚屿 原木浆 A4多功能打印纸 75g', 'yanyu'],
    ['A4打印纸', 'a4dyz'],
    ['A4打印纸', 'a4dayin'],
    ['黑色长尾夹', 'changweijia'],
    ['黑色长尾夹', 'zhangweijia'],
    ['黑色长尾夹', 'cwj'],
    ['黑色长尾夹', 'zwj'],
    ['电动削笔刀', 'xuebidao'],
    ['电动削笔刀', 'xiaobidao'],
    ['便利贴', 'bianlitie'],
    ['绿茶', 'lvcha'],
  ])('%s is found by %s', (name, query) => {
    expect(finds(name, query)).toBe(true)
  })

  it.each([['电池', 'an'], ['电池', 'ianchi'], ['打印纸', 'zhia']])('%s is not found by %s', (name, query) => {
    expect(finds(name, query)).toBe(false)
  })

  it('keeps the name apart from other names, each of which ends with a space', () => {
    const pinyin = searchPinyinOf('复印纸', ['打印纸'])
    expect(pinyin).toMatch(/ fuyinzhi .*# .* ?dayinzhi /)
    expect(pinyin.slice(0, pinyin.indexOf('#'))).not.toContain('dayinzhi')
  })
})
