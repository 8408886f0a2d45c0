import { describe, expect, it, test } from 'vitest'
import { availablePieces, supportedTypes, warrantyMonthsOf } from './rules.ts'

test.each([
  ['12个月', 12], ['36 个月', 36], ['2年', 24], ['18月', 18], ['按国家三包规定', 12], ['', 12],
])('质保 “%s” is %i months', (value, months) => {
  expect(warrantyMonthsOf([{ name: '材质', value: '3年' }, { name: '质保期', value }])).toBe(months)
  expect(warrantyMonthsOf([])).toBe(12)
})

describe('the deadlines', () => {
  const received = new Date('2026-02-28T23:30:00+08:00')
  const openOn = (day: string, time = '23:59:59') =>
    supportedTypes(received, [{ name: '质保', value: '6个月' }], new Date(`${day}T${time}+08:00`)).map(({ type, deadline, isOpen }) => `${type} ${deadline} ${isOpen ? 'open' : 'over'}`)

  it('are 15 days after the receipt for returns and exchanges, the last of them included, and the warranty for repairs', () => {
    expect(openOn('2026-03-15')).toEqual(['1 2026-03-15 open', '2 2026-03-15 open', '3 2026-08-28 open'])
    expect(openOn('2026-03-16', '00:00:00')).toEqual(['1 2026-03-15 over', '2 2026-03-15 over', '3 2026-08-28 open'])
    expect(openOn('2026-08-29', '00:00:00')).toEqual(['1 2026-03-15 over', '2 2026-03-15 over', '3 2026-08-28 over'])
  })

  it('end on the last day of a month that is shorter', () => {
    const [, , repair] = supportedTypes(new Date('2026-08-31T10:00:00+08:00'), [{ name: '质保', value: '6个月' }], received)
    expect(repair?.deadline).toBe('2027-02-28')
  })

  it('are none before the receipt', () => {
    expect(supportedTypes(null, [], received)).toEqual([])
  })
})

test('what services hold is not available, and never below nothing', () => {
  expect([availablePieces(5, 0), availablePieces(5, 3), availablePieces(5, 5), availablePieces(5, 7)]).toEqual([5, 2, 0, 0])
})
