import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as ui from './index.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const tests = globSync('**/*.test.tsx', { cwd: folder }).map((path) => readFileSync(folder + path, 'utf8')).join('\n')
const conforming = new Set([...tests.matchAll(/describeConformance\(\s*'([\w.]+)'/g)].map(([, name]) => name))

/** Names of components and their parts are in PascalCase; constants are in capitals. */
const isComponent = (name: string) => /^[A-Z][a-z]/.test(name)
const components = Object.entries(ui)
  .filter(([name]) => isComponent(name))
  .flatMap(([name, component]) => [name, ...Object.keys(component).filter(isComponent).map((part) => `${name}.${part}`)])

test.each(components)('%s runs the conformance suite', (name) => {
  expect(conforming).toContain(name)
})
