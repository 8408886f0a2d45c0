import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

/** The instructions of the image's last stage, and of all before it. What they make is asked by `mall:image`, where there is an engine. */
const text = readFileSync(join(root, 'Containerfile'), 'utf8').replaceAll(/\\\n/g, ' ').split('\n').filter((line) => line !== '' && !line.startsWith('#'))
const lastStage = text.slice(text.findLastIndex((line) => line.startsWith('FROM ')))
const of = (instruction: string, lines = lastStage) => lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))

it('is built on a base that can be named by its digest, the same in each stage', () => {
  expect(of('ARG', text)[0]).toMatch(/^BASE=docker\.io\/library\/node:26-slim$/)
  expect(of('FROM', text).map((from) => from.split(' ')[0])).toEqual(['${BASE}', '${BASE}'])
})

it('holds what another stage made, and builds nothing itself', () => {
  expect(of('COPY').length).toBeGreaterThan(0)
  expect(of('COPY').filter((copied) => !copied.startsWith('--from=build '))).toEqual([])
  expect(of('RUN').filter((command) => command.includes('install'))).toEqual([])
  expect(of('RUN', text).filter((command) => command.includes('--prod'))).toHaveLength(1)
})

it('runs as a user without rights, trusts no proxy, and checks its health', () => {
  expect(of('USER')).toEqual(['node'])
  expect(of('ENV').join(' ')).not.toContain('TRUST_PROXY')
  expect(of('HEALTHCHECK')).toHaveLength(1)
  expect(of('VOLUME')).toEqual([])
})
