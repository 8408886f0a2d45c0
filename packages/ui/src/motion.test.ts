import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const modules = globSync('{ui,app-kit,mall-app,seller-app}/src/**/*.styles.ts', { cwd: folder }).toSorted()

/** What a browser moves without a layout, and colours. */
const properties = 'opacity|transform|rotate|scale|translate|color|background-color|border-color'
const time = String.raw`var\(--mall-motion(?:-fast)?\)`
const easing = String.raw`var\(--mall-ease-(?:enter|leave)\)`

const transition = new RegExp(`^(?:none|(?:${properties}) ${time} ${easing}|(?:display|overlay) ${time} allow-discrete|color 0s 300ms)$`)
/** Once, by the family; or for as long as something is waited for. */
const animation = new RegExp(String.raw`^\$\{\w+\} (?:${time} ${easing}(?: var\(--delay, 300ms\) backwards)?|var\(--mall-motion-loop\) linear infinite|calc\(2 \* var\(--mall-motion-loop\)\) ease-in-out infinite)$`)
const name = /^\$\{\w+\}$/

const valuesOf = (css: string, property: string): string[] =>
  [...css.matchAll(new RegExp(String.raw`(?<![\w-])${property}:\s*([^;]+);`, 'g'))].flatMap(([, value = '']) => value.split(/,\s+(?![^(]*\))/).map((one) => one.trim().replaceAll(/\s+/g, ' ')))

/** Everything in a module that moves in another way than the family. */
const strangersOf = (css: string): string[] => {
  const keyframes = [...css.matchAll(/keyframes`([^`]*)`/g)].map(([, frames = '']) => frames)
  return [
    ...valuesOf(css, 'transition').filter((value) => !transition.test(value)),
    ...valuesOf(css, 'animation').filter((value) => !animation.test(value)),
    ...valuesOf(css, 'animation-name').filter((value) => !name.test(value)),
    ...valuesOf(css, '(?:transition|animation)-(?!name)[\\w-]+'),
    ...keyframes.flatMap((frames) => [...frames.matchAll(/([\w-]+):/g)].map(([, property = '']) => property)).filter((property) => !new RegExp(`^(?:${properties})$`).test(property)),
  ]
}

test.each(modules)('%s moves as the family does', (path) => {
  expect(strangersOf(readFileSync(folder + path, 'utf8'))).toEqual([])
})

test.each([
  'transition: opacity 150ms;',
  'transition: opacity var(--mall-motion) ease-out;',
  'transition: inline-size var(--mall-motion) var(--mall-ease-enter);',
  'transition: opacity var(--mall-motion) var(--mall-ease-enter),\n    all var(--mall-motion) var(--mall-ease-enter);',
  'animation: ${turn} 1s linear infinite;',
  'animation-duration: 1s;',
  'transition-duration: 1s;',
  'keyframes`to { block-size: 0; }`',
])('%s is found', (css) => {
  expect(strangersOf(css)).toHaveLength(1)
})

/** The shape of a ring at rest is no motion. */
const shapes = ['ui/src/styles/ring.styles.ts']

test('what reduced motion changes is said once, by the theme', () => {
  const asking = modules.filter((path) => readFileSync(folder + path, 'utf8').includes('prefers-reduced-motion'))
  expect(asking).toEqual([...shapes, 'ui/src/theme/MallThemeProvider.styles.ts'])
})
