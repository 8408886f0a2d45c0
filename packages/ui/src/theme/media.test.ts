import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { media, mediaQueries } from './media.ts'

const folder = fileURLToPath(new URL('../../..', import.meta.url))
const sources = globSync('{ui,app-kit,mall-app,seller-app}/src/**/*.{ts,tsx}', { cwd: folder })

/** Every text of a module, templates included. */
const textsOf = (path: string): readonly string[] => {
  const texts: string[] = []
  const { program } = parseSync(path, readFileSync(folder + path, 'utf8'))
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
  }).visit(program)
  return texts
}

test('a rule of `media` is its query', () => {
  for (const [name, query] of Object.entries(mediaQueries)) expect(media[name as keyof typeof media]).toBe(`@media ${query}`)
})

test('no source writes the width of a window by itself', () => {
  const own = sources.filter((path) => textsOf(path).some((text) => /(@media[^{]*|^)\([^{]*\b(width|inline-size)\b\s*[<>:=][^{]*\)/.test(text)))
  expect(own).toEqual([])
})
