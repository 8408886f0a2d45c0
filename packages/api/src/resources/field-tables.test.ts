import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { field, named } from '../contract/describe.ts'
import { createFieldTables } from '../../scripts/field-tables.ts'

const colour = named('TestColour', 'A colour.', z.object({ Name: field(z.string(), 'Its name.') }))

test('a table has each field with its type, its limits and its meaning, those of lists and objects inside it too', () => {
  const tables = createFieldTables()
  const body = z.object({
    Key: field(z.string().check(z.minLength(1), z.maxLength(100)), 'What was typed.'),
    Kind: field(z.optional(z.literal(['a', 'b'])), 'a · b.'),
    Count: field(z.nullable(z.int().check(z.positive(), z.maximum(9))), 'How many | which.'),
    Lines: field(z.array(z.object({ Price: field(z.number(), 'Yuan.') })).check(z.maxLength(3)), 'Lines.'),
    Colour: colour,
  })
  expect(tables.describe('Takes', body)).toEqual([
    'Takes: object.',
    '',
    '| field | type | |',
    '|---|---|---|',
    '| `Key` | string (1–100 characters) | What was typed. |',
    "| `Kind`? | `'a'` `'b'` | a · b. |",
    '| `Count` | integer (1–9) or null | How many \\| which. |',
    '| `Lines` | list of object (up to 3 items) | Lines. |',
    '| `Lines[].Price` | number | Yuan. |',
    '| `Colour` | [`TestColour`](#type-testcolour) |  |',
    '',
  ])
  expect(tables.types()).toEqual(['### Type `TestColour`', '', 'A colour.', '', '| field | type | |', '|---|---|---|', '| `Name` | string | Its name. |', ''])
})

test('a body without fields says so', () => {
  expect(createFieldTables().describe('Takes', z.object({}))).toEqual(['Takes: empty object.', ''])
})
