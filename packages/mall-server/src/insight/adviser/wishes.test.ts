import { describe, expect, test } from 'vitest'
import { numberOf, wishOf } from './wishes.ts'

test.each([['50', 50], ['1.5万', 15_000], ['三十五', 35], ['十', 10], ['两千', 2000], ['一百零五', 105], ['3k', 3000], ['一万二千', 12_000]])('%s is %d', (text, value) => {
  expect(numberOf(text)).toBe(value)
})

const read = (text: string) => {
  const { people, budgetFen, priceMaxFen, without, occasion, things } = wishOf(text)
  return {
    ...(people === null ? {} : { people }), ...(budgetFen === null ? {} : { budget: budgetFen / 100 }), ...(priceMaxFen === null ? {} : { max: priceMaxFen / 100 }),
    ...(without.length === 0 ? {} : { without: without.join('、') }), ...(occasion === null ? {} : { occasion: occasion.name }),
    ...(things.length === 0 ? {} : { things: things.map(({ keyword, quantity }) => (quantity === null ? keyword : `${keyword}×${quantity}`)) }),
  }
}

describe('what people ask for', () => {
  test.each([
    ['50人会议 预算3000 不要塑料', { people: 50, budget: 3000, without: '塑料', occasion: '会议物资' }],
    ['帮我配一套50人会议物资', { people: 50, occasion: '会议物资' }],
    ['三十个人开会，总预算两千元以内', { people: 30, budget: 2000, occasion: '会议物资' }],
    ['新员工入职用品，10人，人均100元', { people: 10, budget: 1000, occasion: '新员工入职用品' }],
    ['推荐几款中性笔', { things: ['中性笔'] }],
    ['100元以内的人体工学鼠标', { max: 100, things: ['人体工学鼠标'] }],
    ['A4复印纸 10包', { things: ['a4复印纸×10'] }],
    ['中性笔20支，笔记本5本和订书机2个', { things: ['中性笔×20', '笔记本×5', '订书机×2'] }],
    ['有没有不含塑料的文件袋？', { without: '塑料', things: ['文件袋'] }],
    ['zhongxingbi', { things: ['zhongxingbi'] }],
    ['10010111有货吗', { things: ['10010111'] }],
    ['两箱矿泉水', { things: ['矿泉水×2'] }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test.each(['退货怎么办理？', '发票怎么开', '审批流程是什么', '多久能到货'])('%s asks how it works', (text) => {
    expect(wishOf(text).isQuestion).toBe(true)
  })

  test('the longest question is read in no time, whatever is in it', () => {
    for (const text of ['不要'.repeat(1000), '一'.repeat(2000), '预算'.repeat(1000), `${'9'.repeat(1990)}元`, '每人'.repeat(1000), '*'.repeat(2000)]) expect(wishOf(text).things.length).toBeLessThanOrEqual(8)
  })
})
