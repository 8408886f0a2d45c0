import { describe, expect, it } from 'vitest'
import { createDictionary } from './dictionary.ts'
import { isNear, meantBy } from './typos.ts'

describe('one character apart', () => {
  it.each([
    ['订书机', '定书机', true], ['订书机', '订书', true], ['订书机', '大订书机', true], ['订书机', '书订机', true],
    ['订书机', '订书机', false], ['订书机', '定书针', false], ['ab', 'ba', true], ['abc', 'cba', false], ['', 'a', true],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isNear(one, other)).toBe(expected)
    expect(isNear(other, one)).toBe(expected)
  })
})

describe('what was meant', () => {
  const dictionary = createDictionary()
  for (const word of ['省力订书机', '荧光笔', '垃圾桶', '透明文具胶带', '打印纸', '打包带', '中性笔', '鼠标垫', '果汁']) dictionary.idOf(word)

  it.each([
    ['定书机', '订书机'], ['萤光笔', '荧光笔'], ['垃圾筒', '垃圾桶'], ['胶代', '胶带'], ['打引纸', '打印纸'], ['中信笔', '中性笔'], ['鼠标电', '鼠标垫'],
    ['dayinzi', 'dayinzhi'], ['zhongxinbi', 'zhongxingbi'],
  ])('%s: %s', (typed, meant) => {
    expect(meantBy(dictionary, typed)).toBe(meant)
  })

  it.each(['飞行器', '打印布', '笔', 'bi', '12345', '没有这个词'])('nothing by %s', (typed) => {
    expect(meantBy(dictionary, typed)).toBeNull()
  })
})
