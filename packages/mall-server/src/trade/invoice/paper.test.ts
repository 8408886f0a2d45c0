import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxIn } from './lines.ts'
import { paperOf, redLinesOf, redPapersOf } from './paper.ts'

const line = (amountFen: number, quantity: number | null = 2, taxBp = 1_300) => ({ name: '签字笔', unit: '支', quantity, priceFen: null, amountFen, taxBp, taxFen: taxIn(amountFen, taxBp) })

const invoice = {
  type: 1, title: '华启科技（上海）有限公司', taxNo: '91000000DEMA000013', address: '', phone: '', bank: '', account: '', remark: '', number: '26000000000000000001',
  issuedAt: new Date('2026-03-18T16:30:00Z'), 
} as const

const red = (amountFen: number) => ({ amountFen, number: '26001000000000010001', reason: '抬头变更', issuedAt: new Date('2026-03-20T02:00:00Z') })

const seller = { name: '文房商城', taxNo: '91000000MALL000019' }

describe('an invoice', () => {
  test('shows amounts without their tax, and the sum in capitals', () => {
    expect(paperOf(invoice, [line(11_300)], seller)).toMatchObject({
      title: '电子发票（普通发票）', number: '26000000000000000001', day: '2026年03月19日', netFen: 10_000, taxFen: 1_300, totalFen: 11_300, words: '壹佰壹拾叁圆整', remarks: [],
      lines: [{ quantity: '2', price: '50.00', netFen: 10_000, rate: '13%', taxFen: 1_300 }],
    })
  })

  test.each([
    [1_000, 3, '2.95'],
    [1_999, 7, '2.52714286'],
    [11_300, 1, '100.00'],
    [1_130, 8, '1.25'],
  ])('of %i fen for %i pieces has the price %s', (amountFen, quantity, price) => {
    expect(paperOf(invoice, [line(amountFen, quantity)], seller).lines[0]?.price).toBe(price)
  })

  test('has neither pieces nor price where a part of their amount is invoiced', () => {
    expect(paperOf(invoice, [line(5_000, null)], seller).lines[0]).toMatchObject({ quantity: '', price: '' })
  })

  test('for a special one says what the buyer’s bank wants to read', () => {
    const special = { ...invoice, type: 2, address: '示例路100号', phone: '021-1', bank: '示例银行', account: '0001', remark: '展会' } as const
    expect(paperOf(special, [line(100)], seller)).toMatchObject({ title: '电子发票（增值税专用发票）', remarks: ['购买方地址、电话：示例路100号　021-1', '购买方开户行、账号：示例银行　0001', '展会'] })
  })
})

describe('a red letter', () => {
  test('is negative, and names what it reverses', () => {
    expect(redPapersOf(invoice, [line(11_300)], [red(5_650)], seller)[0]?.paper).toMatchObject({
      number: '26001000000000010001', day: '2026年03月20日', totalFen: -5_650, taxFen: -650, words: '（负数）伍拾陆圆伍角整', lines: [{ quantity: '', netFen: -5_000, taxFen: -650 }],
      remarks: ['被红冲蓝字数电发票号码：26000000000000000001', '红冲原因：抬头变更'],
    })
    expect(redPapersOf(invoice, [line(11_300)], [red(11_300)], seller)[0]?.paper.lines[0]).toMatchObject({ quantity: '-2', price: '50.00', netFen: -10_000 })
  })

  test('comes to what is reversed; all of an invoice together no line, and no tax, beyond what it has', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(0, 600, 900, 1_300)), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(lines, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 }), fc.boolean(), (drawn, shares, isWhole) => {
        const own = drawn.map(([amountFen, taxBp], at) => ({ ...line(amountFen, 3, taxBp), name: String(at) }))
        const total = own.reduce((sum, { amountFen }) => sum + amountFen, 0)
        let left = total
        const amounts = shares.flatMap((share, at) => {
          const redFen = isWhole && at === shares.length - 1 ? left : Math.floor(left * share)
          left -= redFen
          return redFen === 0 ? [] : [redFen]
        })
        const letters = redLinesOf(own, amounts)
        expect(letters.map((lines) => lines.reduce((sum, { amountFen }) => sum - amountFen, 0))).toEqual(amounts)
        for (const blue of own) {
          const reds = letters.flat().filter(({ name }) => name === blue.name)
          const reversed = reds.reduce((sum, { amountFen }) => sum - amountFen, 0)
          const tax = reds.reduce((sum, { taxFen }) => sum - taxFen, 0)
          expect(reversed).toBeLessThanOrEqual(blue.amountFen)
          expect(tax).toBeLessThanOrEqual(blue.taxFen)
          if (isWhole) expect([reversed, tax]).toEqual([blue.amountFen, blue.taxFen])
        }
      }),
    )
  })
})
