import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { bareNumbers } from './check-enumerations.ts'

const fixture = join(import.meta.dirname, 'fixture.ts')

/** The numbers that are found in a text, in its order. */
const foundIn = (text: string): string[] => {
  const options: ts.CompilerOptions = { strict: true, noLib: true, types: [] }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, version, ...rest) => (file === fixture ? ts.createSourceFile(file, text, version) : getSourceFile(file, version, ...rest))
  host.fileExists = (file) => file === fixture
  return bareNumbers(ts.createProgram([fixture], options, host), (file) => file === fixture).map((finding) => / with (\d+)/.exec(finding)?.[1] ?? '')
}

const types = `
  declare const order: { readonly status: 10 | 20 | 70; readonly type: 1 | 2 | 3 | null; readonly count: number }
  declare const eq: (column: unknown, value: 10 | 20 | { sql: string }) => boolean
`

it.each([
  ['=== and !==', 'order.status === 10; 20 !== order.status', ['10', '20']],
  ['a value that may be missing', 'order.type === 3', ['3']],
  ['what a comparison before left over', 'if (order.status !== 10 && order.status !== 20 && order.status === 70) {}', ['10', '20', '70']],
  ['a switch', 'switch (order.status) { case 10: break; case 20: break }', ['10', '20']],
  ['a query', 'eq(order, 20)', ['20']],
  ['the keys of a table', 'const tones: { readonly [status in 10 | 20]: string } = { 10: "a", 20: "b" }', ['10', '20']],
])('finds a bare number in %s', (_, text, numbers) => {
  expect(foundIn(types + text)).toEqual(numbers)
})

it.each([
  ['a constant', 'const transfer = 3; order.type === transfer'],
  ['a count', 'order.count === 1'],
  ['numbers that no enumeration of the wire has', 'const columns = 72 as 48 | 72; columns === 72'],
  ['the length of a tuple', 'const pair = { length: 1 as 1 | 2 }; pair.length === 1'],
  ['a sign', 'const sign = 1 as -1 | 0 | 1; sign === 1'],
])('lets pass %s', (_, text) => {
  expect(foundIn(types + text)).toEqual([])
})
