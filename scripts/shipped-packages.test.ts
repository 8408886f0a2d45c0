import { describe, expect, it } from 'vitest'
import { licenceList, notAllowed, readShippedPackages, reproducible, type Bom, type ShippedPackage } from './shipped-packages.ts'

const shipped = (name: string, ...licenses: NonNullable<ShippedPackage['licenses']>): ShippedPackage => ({ name, 'version': '1.0.0', 'bom-ref': `pkg:npm/${name}@1.0.0`, licenses })
const bomOf = (...components: readonly ShippedPackage[]): Bom => ({ metadata: { timestamp: 'now' }, components, dependencies: [], serialNumber: 'urn:uuid:random' })

describe('licences', () => {
  it.each([
    ['one that is allowed', [{ license: { id: 'MIT' } }], true],
    ['a choice with one that is', [{ expression: '(GPL-3.0-only OR Apache-2.0)' }], true],
    ['one that is not', [{ license: { id: 'GPL-3.0-only' } }], false],
    ['one that is and one that is not', [{ expression: 'MIT AND AGPL-3.0-only' }], false],
    ['two entries, of which one is not', [{ license: { id: 'MIT' } }, { license: { id: 'SSPL-1.0' } }], false],
    ['words', [{ license: { name: 'SEE LICENSE IN file' } }], false],
    ['none', [], false],
  ])('%s', (_case, licenses, isAllowed) => {
    expect(notAllowed(bomOf(shipped('a', ...licenses)))).toHaveLength(isAllowed ? 0 : 1)
  })

  it('are listed by licence and name', () => {
    expect(licenceList(bomOf(shipped('b', { license: { id: 'MIT' } }), shipped('a', { license: { id: 'MIT' } }), shipped('c', { license: { id: 'ISC' } })))).toBe('ISC\tc@1.0.0\nMIT\ta@1.0.0\nMIT\tb@1.0.0\n')
  })
})

describe('the list', () => {
  const [one, other] = [shipped('a'), shipped('b')]

  it('is the same whenever it is written and in whatever order, and another for other packages', () => {
    const first = reproducible(bomOf(one, other))
    expect(reproducible({ ...bomOf(other, one), metadata: { timestamp: 'later' }, serialNumber: 'urn:uuid:another' })).toEqual(first)
    expect(first.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(reproducible(bomOf(one)).serialNumber).not.toBe(first.serialNumber)
    expect(first.metadata).toEqual({})
  })

  it('of this commit is written twice alike, has what the server and the app ship and no tools, and every licence is allowed', { timeout: 120_000 }, () => {
    const bom = readShippedPackages()
    expect(readShippedPackages()).toEqual(bom)
    const names = bom.components.map(({ group, name }) => (group ? `${group}/${name}` : name))
    expect(names).toEqual(expect.arrayContaining(['hono', 'pg', 'styled-components', 'react-dom', 'zod']))
    for (const tool of ['vite', 'vitest', 'typescript', 'storybook', 'drizzle-kit']) expect(names).not.toContain(tool)
    expect(notAllowed(bom)).toEqual([])
  })
})
