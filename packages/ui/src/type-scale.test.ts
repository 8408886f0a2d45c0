import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { tokens } from './theme/tokens.ts'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const modules = globSync('{ui,app-kit,mall-app,seller-app}/src/**/*.styles.ts', { cwd: folder }).toSorted()

// A point size is for the margins of printed pages, whose boxes know no custom property.
const sizes = new Set(['inherit', '9pt', 'var(--mall-control-font-size)', ...Object.keys(tokens.type).map((size) => `var(--mall-font-size-${size})`)])
const weights = new Set(['inherit', '400', '600'])

/** The values of a property in the templates of a module. */
const valuesOf = (css: string, property: string): string[] => [...css.matchAll(new RegExp(`(?<![\\w-])(?:--)?${property}: *([^;]+);`, 'g'))].map(([, value = '']) => value)

test.each(modules)('%s has sizes and weights of the scale alone', (path) => {
  const css = readFileSync(folder + path, 'utf8')
  expect(valuesOf(css, 'font-size').filter((value) => !sizes.has(value) && value !== 'var(--font-size)')).toEqual([])
  expect(valuesOf(css, 'font-weight').filter((value) => !weights.has(value))).toEqual([])
  expect(valuesOf(css, 'font').filter((value) => value !== 'inherit')).toEqual([])
  expect(valuesOf(css, '(?:font-style|letter-spacing)')).toEqual([])
})

test('a value that is not of the scale is found', () => {
  expect(valuesOf('a { font-size: 0.66em; --font-size: 13px; font: 700 15px serif; }', 'font-size')).toEqual(['0.66em', '13px'])
  expect(valuesOf('a { font: 700 15px serif; }', 'font')).toEqual(['700 15px serif'])
})
