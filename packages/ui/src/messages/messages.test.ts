import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as ui from '../index.ts'
import { fileKindMessages } from '../file-kinds/index.ts'
import { en, enFileKinds } from './en/index.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const read = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*'] }).map((path) => readFileSync(folder + path, 'utf8')).join('\n')

test('every component that has texts has them in English', () => {
  const used = new Set([...read.matchAll(/\buseMessages(?:<\w+>)?\('(\w+)'/g)].map(([, name = '']) => name))
  expect(Object.keys(en).toSorted()).toEqual([...used].toSorted())
})

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return texts((value as (...args: unknown[]) => unknown)(...[['a.png'], 'b', 3, 9].slice(0, value.length)))
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : []
}

test('so have the checks of files', () => {
  expect(Object.keys(enFileKinds)).toEqual(Object.keys(fileKindMessages))
})

test.each([...Object.entries(en), ['allowFiles', enFileKinds] as const])('%s has no Chinese left', (_name, messages) => {
  const all = texts(messages)
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
})

test('the provider takes the pack, and a component shows it', () => {
  const greeting = createElement(ui.TopBarGreeting)
  expect(renderToString(createElement(ui.MallThemeProvider, { messages: en }, greeting))).toContain('Log in')
})
