import { describe, expect, it } from 'vitest'
import { contract, type CallKey } from '@mall/api/contract'
import { openApiDocument } from './document.ts'

type Operation = { operationId: string; security: unknown[]; summary: string; requestBody?: { content: Record<string, { schema: { properties?: object } }> }; parameters?: { name: string }[] }

const document = openApiDocument()
const operationOf = (key: CallKey): Operation => {
  const [method = '', path = ''] = key.split(' ')
  return document.paths[path]?.[method.toLowerCase()] as Operation
}

describe('the OpenAPI document', () => {
  it('describes every call of the contract and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    expect(described.toSorted()).toEqual(Object.keys(contract).toSorted())
  })

  it('is JSON, with references that lead somewhere and an id per operation', () => {
    const text = JSON.stringify(document)
    for (const [, name = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      const target = name.slice(2).split('/').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document)
      expect(target, name).toBeDefined()
    }
    const ids = (Object.keys(contract) as CallKey[]).map((key) => operationOf(key).operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says who needs a token', () => {
    expect(operationOf('POST /api/Account/Login').security).toEqual([{}, { bearer: [] }])
    expect(operationOf('POST /api/Order/Submit').security).toEqual([{ bearer: [] }])
  })

  it('says what is sent, in each of the three ways', () => {
    expect(operationOf('GET /api/Account/LoginBySession').parameters?.map((one) => one.name)).toEqual(['sessionKey', 'adminLogin'])
    expect(Object.keys(operationOf('POST /api/Order/Submit').requestBody?.content ?? {})).toEqual(['application/json'])
    expect(Object.keys(operationOf('POST /api/File/Execute').requestBody?.content ?? {})).toEqual(['multipart/form-data'])
    expect(operationOf('POST /api/Product/Search').requestBody?.content['application/json']?.schema.properties).toHaveProperty('Key')
  })
})
