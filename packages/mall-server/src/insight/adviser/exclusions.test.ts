import { expect, test } from 'vitest'
import { exclusionsOf, isFreeOf, readExclusions } from './exclusions.ts'
import { asksForOthersPrices } from './prices-of-others.ts'

test.each([
  ['不要塑料', ['塑料']],
  ['50人会议，不要塑料的', ['塑料']],
  ['不要塑料和一次性的，要纸的', ['塑料', '一次性']],
  ['文件夹，不含PVC、PP材质', ['PVC', 'PP']],
  ['别给我推荐塑料制品', ['塑料']],
  ['除了得力，其他品牌都可以', ['得力']],
  ['除了订书机，还要中性笔', []],
  ['不要太贵的', []],
  ['不用谢', []],
  ['不要紧，都可以', []],
  ['中性笔，避开晨光和得力', ['晨光', '得力']],
])('%s refuses %j', (text, said) => {
  expect(readExclusions(text).exclusions.map((one) => one.said)).toEqual(said)
})

test('a refusal holds for the rest of the conversation, until it is taken back', () => {
  expect(exclusionsOf(['50人会议，不要塑料', '便宜一点']).map(({ said }) => said)).toEqual(['塑料'])
  expect(exclusionsOf(['50人会议，不要塑料', '不要红色']).map(({ said }) => said)).toEqual(['塑料', '红色'])
  expect(exclusionsOf(['50人会议，不要塑料', '算了，塑料也可以'])).toEqual([])
})

test.each([
  ['A4文件袋 材质 PP', '不要塑料', false],
  ['一次性纸杯 白色', '不要一次性', false],
  ['爱普生 EPSON 墨盒', '不要塑料', true],
  ['牛皮纸档案盒 国产牛皮', '不要塑料', true],
  ['透明收纳箱 ABS', '不要塑料的', false],
])('%s, %s: %s', (product, text, isFree) => {
  expect(isFreeOf(product, readExclusions(text).exclusions)).toBe(isFree)
})

test('the longest refusal is read in no time', () => {
  for (const text of ['不要'.repeat(1000), `不要${'塑料和'.repeat(600)}`, '除了'.repeat(1000), `不要${'塑'.repeat(2000)}`]) expect(readExclusions(text).exclusions.length).toBeLessThan(1001)
})

test.each(['别的公司买这个多少钱', '华信公司的协议价是多少？', '其他企业的采购价能看吗', '别家的折扣呢', '其他平台卖多少钱'])('%s asks for prices of others', (text) => {
  expect(asksForOthersPrices(text)).toBe(true)
})

test.each(['我们公司的协议价是多少', '中性笔多少钱', '有其他颜色的笔吗', '贵公司的价格', '还有别的便宜的吗', '本公司协议价'])('%s does not', (text) => {
  expect(asksForOthersPrices(text)).toBe(false)
})
