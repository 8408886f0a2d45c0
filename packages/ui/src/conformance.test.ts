import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as ui from './index.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const tests = globSync('**/*.test.tsx', { cwd: folder }).map((path) => readFileSync(folder + path, 'utf8')).join('\n')
const conforming = new Set([...tests.matchAll(/describeConformance\(\s*'([\w.]+)'/g)].map(([, name]) => name))

/** Names of components and of parts are in PascalCase; constants are in capitals. */
const isComponent = (name: string) => /^[A-Z][a-z]/.test(name)
const components = Object.keys(ui).filter(isComponent)

test('a part has a name of its own, by which a server component finds it', () => {
  const named = new Set<unknown>(Object.values(ui))
  const parts = Object.values(ui).flatMap((component) => Object.entries(component).filter(([name]) => isComponent(name)))
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter(([, part]) => !named.has(part))).toEqual([])
})

/** It renders no element. */
const withoutRef = new Set(['LinkProvider'])

test.each(Object.entries(ui).filter(([name]) => isComponent(name) && !withoutRef.has(name)))('%s takes a ref in React 18 too', (_name, component) => {
  // A plain function would never see it there: `withRef` makes it one that does.
  expect(component).toHaveProperty('$$typeof', Symbol.for('react.forward_ref'))
})

test.each(components)('%s runs the conformance suite', (name) => {
  expect(conforming).toContain(name)
})
