import { describe, expect, test } from 'vitest'
import { menuStep, startingWith, typeLetter } from './menu-keys.ts'

describe('menuStep', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 0, null],
  ])('%s from %i', (key, at, to) => {
    expect(menuStep(key, at, 3)).toBe(to)
  })

  test('an empty menu has nowhere to go', () => {
    expect(menuStep('ArrowDown', -1, 0)).toBeNull()
  })
})

describe('type-ahead', () => {
  const labels = ['Copy', 'Cancel', '打印', 'Delete']

  test.each([
    ['a letter goes to the next', 0, 'c', 1],
    ['round the end', 1, 'c', 0],
    ['the same letter again goes on', 1, 'cc', 0],
    ['a longer search may stay', 1, 'ca', 1],
    ['or go back', 1, 'co', 0],
    ['Chinese', 0, '打', 2],
    ['nothing', 0, 'x', -1],
  ])('%s', (_, at, text, found) => {
    expect(startingWith(labels, at, text)).toBe(found)
  })

  test('letters are one search until a pause', () => {
    const first = typeLetter({ text: '', at: 0 }, 'c', 1000)
    expect(typeLetter(first, 'a', 1400).text).toBe('ca')
    expect(typeLetter(first, 'a', 1600).text).toBe('a')
  })
})
