import * as z from 'zod/mini'
import { text } from './common.ts'
import { field, named } from './describe.ts'

const count = z.int().check(z.nonnegative())

export const importSheet = named(
  'ImportSheet',
  'A table that is to be imported, with what is wrong in it.',
  z.object({
    Columns: field(z.array(z.string()), 'Titles of the columns: the head of a template.'),
    Rows: field(
      z.array(
        z.object({
          RowNo: field(z.int(), 'Row of the table, from 1.'),
          Cells: field(z.array(z.string()), 'Its texts, in the order of `Columns`.'),
          Problems: field(
            z.array(z.object({ Column: field(count, 'The cell, from 0.'), Message: field(z.string(), 'Why it cannot be imported.') })),
            'What is wrong; empty for a row that can be imported.',
          ),
        }),
      ),
      'Its rows.',
    ),
  }),
)

const cells = z.array(text(500)).check(z.maxLength(30))

/** Rows of a sheet as they are sent back to be written, at most so many at a time. */
export const importedRows = (most: number) =>
  field(
    z.array(z.object({ RowNo: field(z.int(), 'Row, for the results.'), Cells: field(cells, 'Its texts, in the order of the columns.') })).check(z.minLength(1), z.maxLength(most)),
    'The rows.',
  )

export type { ImportSheet } from '../resources/generated/shapes.ts'
