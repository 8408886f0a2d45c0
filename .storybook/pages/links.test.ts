import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))

const ids = ['packages/*/src/**/*.stories.tsx', '.storybook/*/**/*.stories.tsx'].flatMap(read).flatMap(({ text }) => {
  const title = /title: '([A-Z]\w+\/[^']+)'/.exec(text)?.[1] ?? ''
  const stories = [...text.matchAll(/^export const (\w+) = meta\.story\(/gm)].map((match) => storyNameFromExport(match[1] ?? ''))
  return [...stories, 'docs', 'guide'].map((name) => toId(title, name))
})

const links = ['packages/*/src/**/*.mdx', '.storybook/**/*.mdx']
  .flatMap(read)
  .flatMap(({ path, text }) => [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map((match) => ({ path, id: match[1] ?? '' })))

test('there are links', () => expect(links.length).toBeGreaterThan(20))

test.each(links)('$path leads to $id', ({ id }) => {
  expect(ids).toContain(id)
})
