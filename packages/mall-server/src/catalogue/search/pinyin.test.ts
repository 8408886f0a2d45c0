import { describe, expect, it } from 'vitest'
import { soundOf, soundsOf } from './pinyin.ts'

/** As the dictionary does: at the beginning of a syllable. */
const finds = (text: string, query: string) => soundsOf(text).some(({ sound }) => sound.startsWith(query))

describe('pinyin of a word', () => {
  it.each([
    ['A4多功能打印纸', 'dayinzhi'],
    ['A4多功能打印纸', 'dyz'],
    ['A4多功能打印纸', 'yinzhi'],
    ['砚屿', 'yanyu'],
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

  it('says how much of the word it is', () => {
    const extentOf = (query: string) => soundsOf('复印纸').find(({ sound }) => sound === query)?.extent
    expect([extentOf('fuyinzhi'), extentOf('fyz'), extentOf('zhi'), extentOf('yz')]).toEqual(['whole', 'whole', 'end', 'end'])
    expect(soundsOf('一次性三层医用外科口罩')[0]?.extent).toBe('part')
  })

  it('is the same for what sounds the same', () => {
    expect(soundOf('定书机')).toBe(soundOf('订书机'))
  })
})
