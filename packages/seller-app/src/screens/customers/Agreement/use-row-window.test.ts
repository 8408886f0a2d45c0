import { expect, test } from 'vitest'
import { drawnAtOnce } from './use-row-window.ts'

const rows = (first: number, end: number) => ({ first, end })

test.each([
  ['nothing has moved: all that is there stays', rows(46, 74), rows(42, 84), rows(42, 84), rows(42, 84)],
  ['a little further down: no row is drawn beyond the sight that was not there', rows(50, 78), rows(46, 88), rows(42, 84), rows(46, 84)],
  ['a little further up', rows(42, 70), rows(38, 80), rows(42, 84), rows(42, 80)],
  ['a page further: of those there were some are in sight', rows(61, 89), rows(57, 99), rows(42, 84), rows(57, 89)],
  ['to the end: those in sight alone', rows(9_976, 10_000), rows(9_972, 10_000), rows(42, 84), rows(9_976, 10_000)],
  ['back to the start', rows(0, 24), rows(0, 34), rows(9_972, 10_000), rows(0, 24)],
])('%s', (_case, inSight, around, before, drawn) => expect(drawnAtOnce(inSight, around, before)).toEqual(drawn))
