import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shapeOf } from './shape-of.ts'

const filled = z.object({
  Name: z.string().check(z.trim(), z.minLength(3)),
  Hours: z.int().check(z.minimum(1)),
  Rows: z.array(z.strictObject({ Day: z.iso.date() })).check(z.maxLength(1)),
  Banner: z.nullable(z.object({ Text: z.string().check(z.minLength(1)) })),
}).check(z.refine(() => false, 'never right as a whole'))

const keptOf = (values: unknown): unknown => JSON.parse(JSON.stringify(values))

test('what is half typed has the shape, whatever the rules say of it', () => {
  const typed = { Name: ' a', Hours: 0.5, Rows: [{ Day: '' }, { Day: '2026-1' }], Banner: { Text: '' } }
  expect(z.parse(shapeOf(filled), keptOf(typed))).toEqual(typed)
  expect(z.parse(shapeOf(filled), keptOf({ ...typed, Hours: Number.NaN, Banner: null }))).toEqual({ ...typed, Hours: null, Banner: null })
})

test.each([{}, { Name: 'abc', Hours: 1, Banner: null }, { Name: 1, Hours: 1, Rows: [], Banner: null }, { Name: 'abc', Hours: 1, Rows: ['2026-01-01'], Banner: null }, null])('what is of another form has not: %j', (kept) => {
  expect(z.safeParse(shapeOf(filled), kept).success).toBe(false)
})
