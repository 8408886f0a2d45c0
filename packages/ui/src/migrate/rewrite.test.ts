import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rename } from './renames.ts'
import { rewrite } from './rewrite.ts'
import { stepsBetween } from './versions.ts'

const table: readonly Rename[] = [
  { version: '0.2.0', kind: 'name', from: 'Cost', to: 'Price' },
  { version: '0.2.0', kind: 'name', from: 'CostProps', to: 'PriceProps' },
  { version: '0.2.0', kind: 'entry', from: '@mall/ui/cost', to: '@mall/ui/price' },
  { version: '0.2.0', kind: 'prop', component: 'Price', from: 'amount', to: 'value' },
  { version: '0.3.0', kind: 'prop', component: 'TopBarCart', from: 'number', to: 'count' },
  { version: '0.3.0', kind: 'name', from: 'Note', to: 'Hint' },
  { version: '0.4.0', kind: 'name', from: 'Hint', to: 'Alert' },
]
const steps = stepsBetween(table, '0.1.0', '0.4.0')
const after = (source: string, path = 'page.tsx') => rewrite(path, source, steps)

test.each([
  ['an import and its uses', `import { Cost } from '@mall/ui'\nexport const a = <Cost amount={3}>x</Cost>`, `import { Price } from '@mall/ui'\nexport const a = <Price value={3}>x</Price>`],
  ['an entry', `import { Cost } from "@mall/ui/cost"\nexport const a = <Cost />`, `import { Price } from "@mall/ui/price"\nexport const a = <Price />`],
  ['an alias', `import { Cost as Money } from '@mall/ui'\nexport const a = <Money amount={3} />`, `import { Price as Money } from '@mall/ui'\nexport const a = <Money value={3} />`],
  ['an alias of the new name', `import { Cost as Price } from '@mall/ui'\nexport const a = <Price amount={3} />`, `import { Price } from '@mall/ui'\nexport const a = <Price value={3} />`],
  ['a file that has the new name', `import { Cost } from '@mall/ui'\nconst Price = 3\nexport const a = <Cost amount={Price} />`, `import { Price as Cost } from '@mall/ui'\nconst Price = 3\nexport const a = <Cost value={Price} />`],
  ['a name of an inner function', `import { Cost } from '@mall/ui'\nexport const f = (Cost: number) => Cost\nexport const g = () => <Cost />`, `import { Price } from '@mall/ui'\nexport const f = (Cost: number) => Cost\nexport const g = () => <Price />`],
  ['types', `import { Cost, type CostProps } from '@mall/ui'\nexport type A = CostProps & Partial<typeof Cost>`, `import { Price, type PriceProps } from '@mall/ui'\nexport type A = PriceProps & Partial<typeof Price>`],
  ['an import of types', `import type { CostProps } from '@mall/ui'\nexport interface A extends CostProps {}`, `import type { PriceProps } from '@mall/ui'\nexport interface A extends PriceProps {}`],
  ['types of values', `import { Badge, type CostProps } from '@mall/ui'\nexport const f = (a: CostProps): CostProps => a\nlet b: CostProps[]\nexport interface A { b: typeof Badge; c?: CostProps; d(e: CostProps): void }\nexport class B { c: CostProps }`, `import { Badge, type PriceProps } from '@mall/ui'\nexport const f = (a: PriceProps): PriceProps => a\nlet b: PriceProps[]\nexport interface A { b: typeof Badge; c?: PriceProps; d(e: PriceProps): void }\nexport class B { c: PriceProps }`],
  ['types of declarations', `import type { CostProps } from '@mall/ui'\ndeclare const a: CostProps\ndeclare module 'other' { export const b: CostProps }`, `import type { PriceProps } from '@mall/ui'\ndeclare const a: PriceProps\ndeclare module 'other' { export const b: PriceProps }`],
  ['a namespace in types of values', `import type * as ui from '@mall/ui'\nexport const f = (a: ui.CostProps): typeof ui.Cost => a`, `import type * as ui from '@mall/ui'\nexport const f = (a: ui.PriceProps): typeof ui.Price => a`],
  ['an import whose name is another type somewhere', `import type { CostProps } from '@mall/ui'\nexport const f = () => {\n  type CostProps = 1\n  const a: CostProps = 1\n  return a\n}\nexport const b = (c: CostProps) => c`, `import type { PriceProps as CostProps } from '@mall/ui'\nexport const f = () => {\n  type CostProps = 1\n  const a: CostProps = 1\n  return a\n}\nexport const b = (c: CostProps) => c`],
  ['an import whose name a type parameter has', `import type { CostProps } from '@mall/ui'\nexport function f<CostProps>(a: CostProps) {}`, `import type { PriceProps as CostProps } from '@mall/ui'\nexport function f<CostProps>(a: CostProps) {}`],
  ['an import whose name a member of an enumeration has', `import { Note } from '@mall/ui'\nenum A { Note = 1, Other = Note }\nexport const a = Note`, `import { Alert as Note } from '@mall/ui'\nenum A { Note = 1, Other = Note }\nexport const a = Note`],
  ['a namespace', `import * as ui from '@mall/ui'\nexport const a = <ui.Cost amount={ui['Note']} key={ui.Note}></ui.Cost>\nexport type A = ui.CostProps`, `import * as ui from '@mall/ui'\nexport const a = <ui.Price value={ui['Alert']} key={ui.Alert}></ui.Price>\nexport type A = ui.PriceProps`],
  ['a shorthand', `import { Note } from '@mall/ui'\nexport const all = { Note, Other: Note }`, `import { Alert } from '@mall/ui'\nexport const all = { Note: Alert, Other: Alert }`],
  ['an export of an import', `import { Cost } from '@mall/ui'\nexport { Cost }`, `import { Price } from '@mall/ui'\nexport { Price as Cost }`],
  ['an export with another name', `import { Cost } from '@mall/ui'\nexport { Cost as Money }`, `import { Price } from '@mall/ui'\nexport { Price as Money }`],
  ['an export from the package', `export { Cost as Money, Badge } from '@mall/ui'`, `export { Price as Money, Badge } from '@mall/ui'`],
  ['an export from the package by a name in quotes', `export { Cost as 'a price', 'Note' as b } from '@mall/ui'`, `export { Price as 'a price', Alert as b } from '@mall/ui'`],
  ['an export from it by the new name', `export { Cost as Price } from '@mall/ui'`, `export { Price } from '@mall/ui'`],
  ['a part', `import { TopBar, TopBarCart } from '@mall/ui'\nexport const a = <><TopBar.Cart number={3} /><TopBarCart number={4} /><TopBar number={5} /></>`, `import { TopBar, TopBarCart } from '@mall/ui'\nexport const a = <><TopBar.Cart count={3} /><TopBarCart count={4} /><TopBar number={5} /></>`],
  ['a prop without a value', `import { Cost } from '@mall/ui'\nexport const a = <Cost amount />`, `import { Price } from '@mall/ui'\nexport const a = <Price value />`],
  ['two versions', `import { Note } from '@mall/ui'\nexport const a = <Note />`, `import { Alert } from '@mall/ui'\nexport const a = <Alert />`],
  ['comments, spaces and ends of lines', `// Cost\r\nimport {Cost ,Badge} from '@mall/ui';\r\n\texport const a = <Cost  amount = {3}/>;;\r\n`, `// Cost\r\nimport {Price ,Badge} from '@mall/ui';\r\n\texport const a = <Price  value = {3}/>;;\r\n`],
])('it writes %s', (_, before, expected) => {
  expect(after(before)).toEqual({ code: expected, left: [] })
})

test('a module that is loaded by a call has its new entry', () => {
  expect(after(`export const a = import('@mall/ui/cost')\nexport const b = require('@mall/ui/cost')`, 'page.js').code).toBe(`export const a = import('@mall/ui/price')\nexport const b = require('@mall/ui/price')`)
  expect(after(`export type A = import('@mall/ui/cost')\nimport b = require('@mall/ui/cost')`, 'page.ts').code).toBe(`export type A = import('@mall/ui/price')\nimport b = require('@mall/ui/price')`)
})

test('a file of TypeScript without JSX may have casts in angles', () => {
  expect(after(`import { Cost } from '@mall/ui'\nexport const a = <unknown>Cost`, 'a.ts').code).toBe(`import { Price } from '@mall/ui'\nexport const a = <unknown>Price`)
})

test.each([
  ['an object of props', `import { Cost } from '@mall/ui'\nexport const a = (\n  <Cost {...b} />\n)`, 3, 'Price is given an object here: look in it for amount, now value'],
  ['a component that is a value', `import { Cost } from '@mall/ui'\nexport const a = styled(Cost)`, 2, 'Price is used as a value here: look for its props amount, now value'],
  ['both props', `import { Cost } from '@mall/ui'\nexport const a = <Cost amount={1} value={2} />`, 2, 'Price is given both amount and value, which are the same now'],
  ['a module that is used as a whole', `import * as ui from '@mall/ui'\nexport const { Cost } = ui`, 2, 'the whole module is used here: look for renamed names'],
  ['an export of everything', `export * from '@mall/ui'`, 1, 'the whole module is exported here: look for renamed names where this file is imported'],
  ['an export of everything by a name', `export * as ui from '@mall/ui'`, 1, 'the whole module is exported here: look for renamed names where this file is imported'],
  ['an export by the old name', `export { Cost } from '@mall/ui'`, 1, 'Cost keeps its old name for those who import it from this file'],
  ['a module that is loaded by a call', `export const { Cost } = await import('@mall/ui')`, 1, 'the module is loaded here, maybe for Cost, now Price; CostProps, now PriceProps'],
])('it leaves %s to a person', (_, source, line, what) => {
  expect(rewrite('page.tsx', source, steps.slice(0, 1)).left).toContainEqual({ line, what: what.replace('; CostProps, now PriceProps', '') })
})

test('a second run changes nothing', () => {
  const { code } = after(`import { Cost, Note, TopBar } from '@mall/ui'\nexport const a = <Note><Cost amount={1} /><TopBar.Cart number={2} /></Note>`)
  expect(after(code)).toEqual({ code, left: [] })
})

/** Modules of other packages, with the same names and props. */
const strange = fc.constantFrom('@mall/uikit', './ui', '@mall/api', '@mall', 'mall/ui')
const head = fc.oneof(fc.constant('"use client"'), strange.map((module) => `import { Cost } from '${module}'`), strange.map((module) => `export * from "${module}"`))
const line = fc.constantFrom(
  'const Note = 3',
  'const amount = <Hint amount={2} {...Note} />',
  '// @mall/ui Cost',
  '/* import { Cost } from "@mall/ui" */',
  `const a = '@mall/ui/cost'`,
  '',
  '\t',
  'export const b = `@mall/ui/${Note}`',
)

test('a file without our names comes out byte for byte the same', () => {
  fc.assert(
    fc.property(head, fc.uniqueArray(line), fc.constantFrom('\n', '\r\n'), (first, lines, end) => {
      const source = [first, ...lines].join(end)
      expect(after(source)).toEqual({ code: source, left: [] })
    }),
  )
})

test('nor does one change whose names have not been renamed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('Badge', 'Button', 'TopBar', 'en'), { minLength: 1 }), fc.constantFrom('@mall/ui', '@mall/ui/price', '@mall/ui/messages/en'), fc.constantFrom('amount', 'value', 'number', '{...rest}'), (names, module, prop) => {
      const source = `import { ${names.join(' ,')} } from '${module}'\nexport const all = [${names.map((name) => `<${name} ${prop} />`).join(', ')}, ${names.join(', ')}]\n`
      expect(after(source)).toEqual({ code: source, left: [] })
    }),
  )
})

test('what cannot be read is an error', () => {
  expect(() => after('import {')).toThrow(SyntaxError)
})
