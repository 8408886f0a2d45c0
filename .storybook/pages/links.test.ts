import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { readStories } from '../../scripts/read-stories.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const files = await readStories('{packages/*/src,.storybook/*}/**/*.stories.tsx')
const ids = new Set(files.flatMap(({ title, stories }) => [...stories.map(({ id }) => id), toId(title, 'docs'), toId(title, 'guide')]))

const links = globSync('{packages/*/src,.storybook}/**/*.mdx', { cwd: root }).flatMap((path) =>
  [...readFileSync(root + path, 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map((match) => ({ path, id: match[1] ?? '' })),
)

test('there are links', () => expect(links.length).toBeGreaterThan(20))

test.each(links)('$path leads to $id', ({ id }) => {
  expect(ids).toContain(id)
})
