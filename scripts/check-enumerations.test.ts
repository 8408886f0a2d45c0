import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { bareNumbers } from './check-enumerations.ts'

const fixture = join(import.meta.dirname, 'fixture.ts')

const programOf = (text: string): ts.Program => {
  const options: ts.CompilerOptions = { strict: true, noLib: true, types: [] }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, version, ...rest) => (file === fixture ? ts.createSourceFile(file, text, version) : getSourceFile(file, version, ...rest))
  host.fileExists = (file) => file === fixture
  return ts.createProgram([fixture], options, host)
}

/** What is found in a text, without where. */
const problemsOf = (text: string): string[] => bareNumbers(programOf(text), (file) => file === fixture).map((finding) => finding.replace(/^\S+ /, ''))

/** The numbers that are found in a text, in its order. */
const foundIn = (text: string): string[] => problemsOf(text).map((problem) => / with (\d+)/.exec(problem)?.[1] ?? '')

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

const inSql = (statement: string): string => `
  declare const pgTable: () => { readonly _: { readonly columns: {
    readonly status: { readonly _: { readonly name: 'status'; readonly data: 10 | 20 | 70 } }
    readonly kind: { readonly _: { readonly name: 'kind'; readonly data: 'sale' | 'rent' } }
  } } ; readonly status: { readonly _: { readonly name: 'status'; readonly data: 10 | 20 | 70 } } }
  declare const sql: (parts: object, ...values: unknown[]) => { sql: string }
  declare const set: (values: { status: 10 | 20 | 70 | { sql: string } }) => void
  declare const completed: 70
  const orders = pgTable()
  ${statement}`

it.each([
  ['a comparison', 'sql`select 1 from orders o where o.status = 70 and o."status" <> 10`', ['70', '10']],
  ['a column by its name in TypeScript', 'sql`${orders.status} is distinct from 20`', ['20']],
  ['a list, whole or in part', 'sql`status in (10, 20) or status not in (${completed}, 10)`', ['10', '20', '10']],
  ['what a case results in', 'sql`o.status <> case when waits then 10 else ${completed} end`', ['10']],
  ['a case over it', "sql`case o.status when 10 then 'frozen' end`", ['10']],
  ['what a statement makes of it', 'sql`select case when n > 3 then 20 else 70 end as status`', ['20', '70']],
])('finds a bare number in SQL: %s', (_, statement, numbers) => {
  expect(foundIn(inSql(statement))).toEqual(numbers)
})

it('finds a bare number that a statement sets, and a text that a column never is', () => {
  expect(problemsOf(inSql('set({ status: sql`case when true then 20 else 99 end` })'))).toEqual(['sets an enumeration to 20: take its constant'])
  expect(problemsOf(inSql("sql`kind = 'rented' or kind in ('sale', 'rent')`"))).toEqual(["compares kind with 'rented', which it never is"])
})

it.each([
  ['a constant', 'sql`status = ${completed} or status in (${completed})`'],
  ['another column', 'sql`mail_status = 10 and quantity = 20 and o.status = p.status`'],
  ['a parameter of the driver', "sql`status = $1 or kind = 'sale'`"],
  ['the results of a case that tests it', 'sql`case when status = ${completed} then 1 else 0 end as quantity`'],
])('lets pass in SQL %s', (_, statement) => {
  expect(foundIn(inSql(statement))).toEqual([])
})
