import type { PostVariablesRequestBody } from '@figma/rest-api-spec'
import { defineConfig, parse } from '@terrazzo/parser'
import { expect, test } from 'vitest'
import { defaultBrand } from '../theme/brand.ts'
import { parseColour, parseShadow } from './css-values.ts'
import { designTokens } from './design-tokens.ts'
import type { TokenGroup } from './dtcg.ts'
import { figmaVariables } from './figma-variables.ts'

const tokens = designTokens()
const groups = Object.values({ ...tokens, ...tokens.scheme, ...tokens.density }).filter((group): group is TokenGroup => typeof group === 'object' && !('light' in group) && !('compact' in group))

test('another tool reads the file, every token with its type', async () => {
  const cwd = new URL('file:///')
  const config = defineConfig({}, { cwd })
  const read = await parse([{ filename: new URL('tokens.json', cwd), src: JSON.stringify(tokens) }], { config })
  const own = groups.flatMap((group) => Object.values(group).map(({ $type }) => $type))
  expect(Object.values(read.tokens).map(({ $type }) => $type).toSorted()).toEqual(own.toSorted())
  expect(read.tokens['scheme.light.primary']?.$value).toMatchObject({ colorSpace: 'srgb', components: [0x17 / 255, 0x5e / 255, 0x7a / 255].map((channel) => expect.closeTo(channel, 5) as number) })
})

test('the two schemes have the same names, and so have the densities', () => {
  const { scheme, density } = tokens
  expect(Object.keys(scheme.dark)).toEqual(Object.keys(scheme.light))
  expect([Object.keys(density.compact), Object.keys(density.comfortable)]).toEqual([Object.keys(density.default), Object.keys(density.default)])
})

test('a tenant has its own colours, corners and sizes of type', () => {
  const { scheme, radius, density, ...rest } = designTokens({ name: '青松集采', primary: '#2F6B3A', radius: 8, fontScale: 1.25 })
  expect(scheme.light['primary']?.$value).toMatchObject({ hex: '#2F6B3A' })
  expect(radius['card']?.$value).toEqual({ value: 16, unit: 'px' })
  expect(rest['font-size']['16']?.$value).toEqual({ value: 1.25, unit: 'rem' })
  expect(density.compact['control-font-size']?.$value).toEqual({ value: 0.9375, unit: 'rem' })
})

test.each([
  ['#175E7A', { components: [0.090196, 0.368627, 0.478431], alpha: 1, hex: '#175E7A' }],
  ['rgb(4 6 8 / .62)', { components: [0.015686, 0.023529, 0.031373], alpha: 0.62, hex: '#040608' }],
])('the colour %s', (css, value) => {
  expect(parseColour(css)).toEqual({ colorSpace: 'srgb', ...value })
})

test('a shadow is one layer or several, and what is no colour is an error', () => {
  expect(parseShadow('0 4px 14px rgb(28 31 34 / .10), 0 0 1px rgb(28 31 34 / .30)')).toMatchObject([
    { offsetY: { value: 4, unit: 'px' }, blur: { value: 14, unit: 'px' }, color: { alpha: 0.1 } },
    { offsetY: { value: 0, unit: 'px' }, blur: { value: 1, unit: 'px' }, color: { alpha: 0.3 } },
  ])
  expect(() => parseColour('teal')).toThrow(/#rrggbb/)
})

test('the variables are what Figma’s interface takes: each has a value of its type in every mode of its collection', () => {
  const body = figmaVariables(defaultBrand)
  // The compiler compares it with the interface that Figma publishes.
  body satisfies PostVariablesRequestBody
  const kinds = { COLOR: 'object', FLOAT: 'number', STRING: 'string' }
  for (const { id, variableCollectionId, resolvedType } of body.variables) {
    const modes = body.variableModes.filter((mode) => mode.variableCollectionId === variableCollectionId).map((mode) => mode.id)
    const values = body.variableModeValues.filter(({ variableId }) => variableId === id)
    expect(values.map(({ modeId }) => modeId)).toEqual(modes)
    expect(values.map(({ value }) => typeof value)).toEqual(modes.map(() => kinds[resolvedType]))
  }
  expect(body.variableModeValues).toHaveLength(new Set(body.variableModeValues.map(({ variableId, modeId }) => `${variableId} ${modeId}`)).size)
  expect(body.variableCollections.map(({ initialModeId }) => body.variableModes.find(({ id }) => id === initialModeId)?.action)).toEqual(['UPDATE', 'UPDATE', 'UPDATE'])
})

test('in Figma a length is in px and a variable has the name that a developer writes', () => {
  const { variables, variableModeValues } = figmaVariables()
  const valuesOf = (variableId: string) => variableModeValues.flatMap((one) => (one.variableId === variableId ? [one.value] : []))
  expect(valuesOf('Density/control-height')).toEqual([40, 32, 28])
  expect(valuesOf('Scale/font-size/14')).toEqual([14])
  expect(valuesOf('Scheme/shadow-dialog/1/blur')).toEqual([32, 32])
  expect(variables.find(({ id }) => id === 'Scheme/text-secondary')).toMatchObject({ scopes: ['TEXT_FILL'], codeSyntax: { WEB: 'var(--mall-text-secondary)' } })
})
