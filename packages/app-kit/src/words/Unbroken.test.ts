import { expect, test } from 'vitest'
import { partsOfSentence } from './Unbroken.tsx'

const wholes = (sentence: string) => partsOfSentence(sentence).filter(({ isWhole }) => isWhole).map(({ text }) => text)

test.each([
  ['同级，起始更早，让给KX-2026-0418', ['KX-2026-0418']],
  ['到2026-02-28为止，这一天已过期', ['2026-02-28']],
  ['有协议价，不用市场价', []],
  ['XJ202603160032 至 2026-04-15', ['XJ202603160032', '2026-04-15']],
  ['', []],
])('“%s” keeps its numbers whole', (sentence, numbers) => {
  expect(wholes(sentence)).toEqual(numbers)
  expect(partsOfSentence(sentence).map(({ text }) => text).join('')).toBe(sentence)
})
