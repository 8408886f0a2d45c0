import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spelled } from './rules.ts'
import { createSpeller } from './speller.ts'

const piece = fc.constantFrom('80', '７６', '1.5', '*', 'x', 'X', '76*', '克', '米', '米黄', 'g', 'GB', 'a4', '（白）', '打印纸', '纸', '紙張', 'xu-18', '-', '/', ' ', '  ', '\t', '毫安时', '寸')

it('spells the pieces of a text as the whole of it', () => {
  fc.assert(fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
    const text = pieces.join('')
    const whole = spelled(text).split(' ').filter((word) => word !== '' && !/^\p{Script=Han}$/u.test(word))
    const joined = (word: string) => (/[a-z\d]-[a-z\d]/.test(word) ? [word, word.replaceAll('-', '')] : [word])
    const { wordsIn } = createSpeller()
    expect(wordsIn(text)).toEqual(whole.flatMap(joined))
    expect(wordsIn(text)).toEqual(whole.flatMap(joined))
  }), { numRuns: 2000 })
})
