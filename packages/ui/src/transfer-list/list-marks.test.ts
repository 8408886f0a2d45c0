import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activePlace, extendTo, goTo, keyMarks, noMarks, toggleMark, toggleShown, withoutMoved, type ListMarks } from './list-marks.ts'
import type { TransferOption } from './types.ts'

const shown: readonly TransferOption[] = ['a', 'b', 'c', 'd', 'e'].map((value) => ({ value, label: value, disabled: value === 'c' }))

/** `+Key` with Shift, `^Key` with Control. */
const press = (marks: ListMarks, name: string): ListMarks => {
  const next = keyMarks(marks, shown, { key: name.replace(/^[+^]/u, ''), shiftKey: name.startsWith('+'), ctrlKey: name.startsWith('^') })
  expect(next, name).not.toBeNull()
  return next ?? marks
}
const after = (...names: string[]) => {
  const marks = names.reduce(press, noMarks)
  return [[...marks.marked].toSorted().join(''), shown[activePlace(marks, shown)]?.value]
}

test.each([
  ['starts at the first', [], '', 'a'],
  ['goes down, and not past the end', ['End', 'ArrowDown'], '', 'e'],
  ['goes up, and not past the start', ['ArrowUp'], '', 'a'],
  ['by pages', ['PageDown', 'PageUp'], '', 'a'],
  ['Space marks', [' ', 'ArrowDown', ' '], 'ab', 'b'],
  ['and takes the mark away', [' ', ' '], '', 'a'],
  ['Shift marks the way from where it began', ['ArrowDown', '+ArrowDown', '+ArrowDown'], 'bd', 'd'],
  ['and frees what it goes back over', ['+ArrowDown', '+ArrowDown', '+ArrowDown', '+ArrowUp', '+ArrowUp'], 'ab', 'b'],
  ['beside what was marked before', ['End', ' ', 'Home', '+ArrowDown'], 'abe', 'b'],
  ['Shift and End marks the rest', ['ArrowDown', '+End'], 'bde', 'e'],
  ['Control and A marks all that can be', ['^a'], 'abde', 'a'],
  ['and nothing when all are', ['^a', '^A'], '', 'a'],
  ['what is disabled is reached and not marked', ['ArrowDown', 'ArrowDown', ' '], '', 'c'],
])('%s', (_, names, marked, active) => {
  expect(after(...names)).toEqual([marked, active])
})

test.each(['Enter', 'Tab', 'x', 'Escape'])('%s is no key of marks', (key) => {
  expect(keyMarks(noMarks, shown, { key, shiftKey: false, ctrlKey: false })).toBeNull()
})

describe('after a move', () => {
  const left = (active: string, ...moved: string[]) => withoutMoved({ ...noMarks, active, marked: new Set(['a', 'b', 'e']) }, shown, new Set(moved))
  test('the row that follows takes the place, or the last that stays', () => {
    expect(left('b', 'b', 'c').active).toBe('d')
    expect(left('e', 'd', 'e').active).toBe('c')
    expect(left('a', 'a', 'b', 'c', 'd', 'e').active).toBeNull()
  })
  test('the others keep their marks', () => {
    expect([...left('a', 'a', 'b').marked]).toEqual(['e'])
  })
})

test('marks are always of rows that are not disabled, and keys stay within the list', () => {
  const step = fc.oneof(
    fc.constantFrom('ArrowDown', 'ArrowUp', '+ArrowDown', '+ArrowUp', 'Home', 'End', '+Home', '+End', ' ', '^a').map((name) => (marks: ListMarks) => press(marks, name)),
    fc.nat(6).chain((place) => fc.constantFrom(goTo, extendTo, toggleMark).map((act) => (marks: ListMarks) => act(marks, shown, place))),
    fc.constant((marks: ListMarks) => toggleShown(marks, shown)),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const marks = steps.reduce((before, run) => run(before), noMarks)
      expect(marks.marked).not.toContain('c')
      expect(shown[activePlace(marks, shown)]).toBeDefined()
    }),
  )
})
