import { describe, expect, it } from 'vitest'
import { contract, type CallKey } from './calls.ts'
import type { CallDefinition } from './define.ts'

const keys = Object.keys(contract) as CallKey[]
const definitionOf = (key: CallKey): CallDefinition => contract[key]

describe('every call', () => {
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
