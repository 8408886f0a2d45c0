import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specifiedTexts } from '../e2e/specified-texts.ts'
import { root } from './run.ts'

const isTest = (path: string): boolean => ['.test.', '.spec.', '.stories.'].some((part) => path.includes(part))
const isHelper = (path: string): boolean => path.includes('/testing/')
const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'e2e/**/*.spec.ts', '.storybook/**/*.stories.tsx'], { cwd: root })
const textsOf = (paths: readonly string[]): readonly string[] => paths.map((path) => readFileSync(join(root, path), 'utf8'))
const sources = textsOf(files.filter((path) => !isTest(path) && !isHelper(path)))
const tests = textsOf(files.filter(isTest))

test.each(Object.values(specifiedTexts).flat())('%s is in the sources and in a test', (text) => {
  expect(sources.some((source) => source.includes(text))).toBe(true)
  expect(tests.some((source) => source.includes(text))).toBe(true)
})
