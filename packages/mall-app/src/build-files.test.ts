import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const buildFiles = globSync(['*.ts', '.storybook/*.ts', 'scripts/*.ts', 'bench/**/*.ts', 'e2e/site/*.ts', 'packages/*/*.ts', 'packages/*/scripts/*.ts'], { cwd: root, exclude: ['**/node_modules'] })

/** A path into `node_modules`, also as a regular expression writes it; except our own caches and packages. */
const libraryFile = /node_modules(\\?\/|['"], ?['"])(?!\.cache|@mall\/)/

test('there are build files to look at', () => {
  expect(buildFiles).toEqual(expect.arrayContaining(['packages/mall-app/vite.config.ts', 'packages/ui/tsup.config.ts', '.storybook/main.ts', 'vitest.config.ts']))
})

test.each(buildFiles)('%s takes libraries as they are published: it names no file of node_modules', (path) => {
  expect(readFileSync(root + path, 'utf8').split('\n').filter((line) => libraryFile.test(line))).toEqual([])
})

test.each(['/node_modules/stylis/src/Prefixer.js', String.raw`/\/node_modules\/react-dom\/cjs/`, "join('node_modules', 'stylis')"])('%s would be found', (line) => {
  expect(line).toMatch(libraryFile)
})
