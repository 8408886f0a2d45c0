import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exclusionsOf } from './exclusions.ts'
import { createRefusalGuard, leftOutText } from './refused-goods.ts'

const exclusions = exclusionsOf(['推荐文件夹，不要塑料和得力'])
const instead = leftOutText(exclusions)

const passed = (parts: readonly string[], refused = exclusions): string => {
  const guard = createRefusalGuard(refused)
  return parts.map((part) => guard.push(part)).join('') + guard.end()
}

test.each([
  ['推荐纸质文件夹。塑料文件夹更便宜。', `推荐纸质文件夹。${instead}`],
  ['虽然您不要塑料，但 PP 文件夹很耐用', instead],
  ['得力的最好！晨光的也行。塑料的也不错。', `${instead}晨光的也行。`],
  ['- 牛皮纸档案盒\n- PVC 档案盒\n- 无纺布档案袋', `- 牛皮纸档案盒\n${instead}\n- 无纺布档案袋`],
  ['已为您避开塑料、得力的商品，塑料的没有放进来。', '已为您避开塑料、得力的商品，塑料的没有放进来。'],
  ['EPSON 墨盒不受影响。', 'EPSON 墨盒不受影响。'],
])('of “%s” a buyer who refused plastics and a brand reads “%s”', (text, read) => {
  expect(passed([text])).toBe(read)
})

test('without a refusal every word passes as it comes', () => {
  const guard = createRefusalGuard([])
  expect(guard.push('塑料文件夹')).toBe('塑料文件夹')
})

test('what is left out does not depend on how the answer was cut', () => {
  const text = fc.array(fc.constantFrom('塑料', '得力', '纸', '不要', '，', '。', '\n', 'PP', ' ', '文件夹'), { maxLength: 60 }).map((words) => words.join(''))
  fc.assert(
    fc.property(text, fc.array(fc.nat(6), { minLength: 1, maxLength: 60 }), (whole, lengths) => {
      const parts: string[] = []
      let at = 0
      for (const length of lengths) parts.push(whole.slice(at, (at += length)))
      expect(passed([...parts, whole.slice(at)])).toBe(passed([whole]))
    }),
  )
})

test('an answer that never ends a sentence is not held back for ever', () => {
  const guard = createRefusalGuard(exclusions)
  expect(guard.push('纸'.repeat(500))).toBe('纸'.repeat(500))
})
