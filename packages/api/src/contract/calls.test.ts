import { describe, expect, it } from 'vitest'
import { contract, controllers, type CallKey } from './calls.ts'
import type { CallDefinition } from './define.ts'

const keys = Object.keys(contract) as CallKey[]
const definitionOf = (key: CallKey): CallDefinition => contract[key]
const sentence = /^[A-Z][^\n.]{8,118}[^\s.]\.$/

describe('every call', () => {
  it.each(keys)('%s says in one sentence what it does', (key) => {
    const { summary, description } = definitionOf(key)
    expect(summary).toMatch(/^[A-Z][a-z]+s /)
    expect(summary.replaceAll('.xlsx', 'xlsx')).toMatch(sentence)
    if (description !== undefined) expect(description).toMatch(/^[`A-Z][^\n]+\.$/)
  })

  it.each(keys)('%s takes what its method and mode can send', (key) => {
    const { mode = 'json', body, query, file } = definitionOf(key)
    expect(Boolean(file)).toBe(mode === 'multipart')
    if (key.startsWith('GET ')) expect([['json', 'stream'], body]).toEqual([expect.arrayContaining([mode]), undefined])
    else expect(query).toBeUndefined()
  })

  it('has a summary of its own', () => {
    const summaries = keys.map((key) => definitionOf(key).summary)
    const twice = summaries.filter((summary, index) => summaries.indexOf(summary) !== index)
    expect(twice).toEqual([])
  })
})

it('controllers with the same word for an action differ by their own name', () => {
  const methods = keys.map((key) => key.split('/').slice(2, 4).join('.'))
  expect(new Set(methods).size).toBe(methods.length)
})

it.each(Object.entries(controllers))('the controller %s says what it is about', (_, text) => expect(text).toMatch(/^[A-Z][^\n]+\.$/))
