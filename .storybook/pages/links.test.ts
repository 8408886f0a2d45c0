import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readStories } from '../../scripts/read-stories.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const files = await readStories('{packages/*/src,.storybook/*}/**/*.stories.tsx')
const ids = new Set(files.flatMap(({ stories }) => stories.flatMap(({ id }) => [id, `${id.slice(0, id.indexOf('--'))}--docs`])))

const links = globSync('{packages/*/src,.storybook}/**/*.mdx', { cwd: root }).flatMap((path) =>
  [...readFileSync(root + path, 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map((match) => ({ path, id: match[1] ?? '' })),
)

test('there are links', () => expect(links.length).toBeGreaterThan(20))

test.each(links)('$path leads to $id', ({ id }) => {
  expect(ids).toContain(id)
})
