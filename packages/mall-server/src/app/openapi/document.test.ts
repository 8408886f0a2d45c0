import { describe, expect, it } from 'vitest'
import { contract, controllers, errorCodes, type CallKey } from '@mall/api/contract'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { validate } from '@readme/openapi-parser'
import type { CallExample } from './call-example.ts'
import { openApiDocument } from './document.ts'
import examples from './examples.json' with { type: 'json' }
import sellerExamples from './seller-examples.json' with { type: 'json' }
import type { OpenApiVersion } from './schemas.ts'

interface Node {
  readonly [key: string]: unknown
}

interface Operation {
  readonly operationId: string
  readonly security: unknown[]
  readonly summary: string
  readonly tags: string[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Node }> }
  readonly parameters?: { readonly name: string; readonly description?: string }[]
  readonly responses: Record<string, Node>
}

/** As its readers get it: serialised as JSON. */
const readDocument = (version: OpenApiVersion): unknown => JSON.parse(JSON.stringify(openApiDocument(version)))

const document = readDocument('3.1.0') as {
  info: Node
  paths: Record<string, Record<string, Operation>>
  tags: { name: string; description: string }[]
  components: { schemas: Record<string, Node>; responses: Record<string, Node> }
}

const keys = Object.keys(contract) as CallKey[]
const operationOf = (key: CallKey): Operation => {
  const [method = '', path = ''] = key.split(' ')
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${key} is not described`)
  return operation
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every object of the document with its path. */
const nodesOf = (value: unknown, path: string): [path: string, node: Node][] =>
  isNode(value) ? [[path, value], ...Object.entries(value).flatMap(([key, inner]) => nodesOf(inner, `${path}/${key}`))] : []

const resolve = (ref: string): unknown =>
  ref.slice('#/'.length).split('/').reduce<unknown>((node, part) => (isNode(node) ? node[part] : undefined), document)

/** A field says what it means, or refers to a named schema that does. */
const isDescribed = (schema: unknown): boolean => {
  if (!isNode(schema)) return false
  if (typeof schema.description === 'string' && schema.description !== '') return true
  if (typeof schema.$ref === 'string') return isDescribed(resolve(schema.$ref))
  return Array.isArray(schema.anyOf) && schema.anyOf.some(isDescribed)
}

describe('the OpenAPI document', () => {
  it.each(['3.1.0', '3.0.3'] as const)('is one of OpenAPI %s, by its own schema', async (version) => {
    const read = readDocument(version)
    expect(read).toMatchObject({ openapi: version, info: { license: { name: 'MIT' } } })
    expect(await validate(read as Parameters<typeof validate>[0])).toMatchObject({ valid: true, warnings: [] })
  })

  it('describes the same operations and schemas in both versions', () => {
    const older = readDocument('3.0.3') as typeof document
    const idsOf = ({ paths }: typeof document) => Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect(idsOf(older)).toEqual(idsOf(document))
    expect(Object.keys(older.components.schemas)).toEqual(Object.keys(document.components.schemas))
  })

  it.each(['3.1.0', '3.0.3'] as const)('bounds whole numbers by one keyword in %s', (version) => {
    const whole = nodesOf(readDocument(version), '').filter(([, { type }]) => type === 'integer')
    expect(whole.length).toBeGreaterThan(100)
    expect(whole.filter(([, node]) => 'exclusiveMinimum' in node).map(([path]) => path)).toEqual([])
  })

  // A call was added or changed: run `npm run examples`.
  it.each(Object.keys(allCalls) as AnyCallKey[])('%s has examples that the contract allows', (key) => {
    const { mode = 'json', body, query, response }: AnyCallDefinition = allCalls[key]
    const { request, response: answer } = ({ ...examples, ...sellerExamples } as Readonly<Record<string, CallExample>>)[key] ?? {}
    const input = query ?? body
    if (input && mode !== 'multipart') expect(input.safeParse(request).error?.issues ?? []).toEqual([])
    if (mode === 'json' || mode === 'multipart') expect(response.safeParse(answer).error?.issues ?? []).toEqual([])
  })

  it('shows them where they are sent: the answer in its envelope', () => {
    const { requestBody, responses } = operationOf('POST /api/Product/List')
    const { 'POST /api/Product/List': list, 'GET /api/Account/LoginBySession': login } = examples
    expect(requestBody?.content['application/json']).toMatchObject({ example: list.request })
    expect(responses['200']).toMatchObject({ content: { 'application/json': { example: { MsgHeader: { Success: true }, MsgBody: list.response } } } })
    expect(operationOf('GET /api/Account/LoginBySession').parameters?.[0]).toMatchObject({ example: login.request.sessionKey })
  })

  it('describes every call of the contract and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    expect(described.toSorted()).toEqual(keys.toSorted())
  })

  it('has no dangling references', () => {
    const refs = nodesOf(document, '').flatMap(([path, { $ref }]) => (typeof $ref === 'string' ? [[path, $ref] as const] : []))
    expect(refs.length).toBeGreaterThan(keys.length)
    for (const [path, ref] of refs) {
      expect(ref, path).toMatch(/^#\/components\/(schemas|responses)\/\w+$/)
      expect(isNode(resolve(ref)), `${path} → ${ref}`).toBe(true)
    }
  })

  it('gives each operation an id of its own that is safe in an address', () => {
    const ids = keys.map((key) => operationOf(key).operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(encodeURIComponent(id)).toBe(id)
    expect(operationOf('POST /api/ShoppingCart/YouLike/订单/6').operationId).toBe('ShoppingCart.YouLike')
  })

  it.each(keys)('%s has a summary, a described tag and the failures that it can have', (key) => {
    const operation = operationOf(key)
    expect(operation.summary).toBe(contract[key].summary)
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags))
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '401', '429', '500']))
    for (const parameter of operation.parameters ?? []) expect(parameter.description, parameter.name).toBeTruthy()
  })

  it('has named schemas, each with a description', () => {
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['ProductItem', 'OrderDetail', 'Cart', 'LoginInfo', 'MsgHeader', 'SecurityInfo']))
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(name).toMatch(/^[A-Z][A-Za-z0-9]+$/)
      expect(schema.description, name).toEqual(expect.any(String))
    }
  })

  it('describes every field of every schema', () => {
    const fields = nodesOf(document, '').flatMap(([path, { type, properties }]) =>
      type === 'object' && isNode(properties) ? Object.entries(properties).map(([name, schema]) => [`${path}/${name}`, schema] as const) : [],
    )
    expect(fields.length).toBeGreaterThan(300)
    expect(fields.filter(([, schema]) => !isDescribed(schema)).map(([path]) => path)).toEqual([])
  })

  it('types a failure: the envelope with its code, and the security info of a 429', () => {
    const schemaOf = (name: string) => nodesOf(document.components.responses[name], '').find(([path]) => path.endsWith('/schema'))?.[1] as { properties: Node }
    for (const name of Object.keys(document.components.responses)) expect(schemaOf(name).properties.MsgHeader).toMatchObject({ $ref: '#/components/schemas/MsgHeader' })
    expect(schemaOf('RateLimited').properties.MsgBody).toEqual({ $ref: '#/components/schemas/SecurityInfo' })
    expect(document.components.schemas.MsgHeader).toMatchObject({ properties: { Code: { enum: ['OK', ...Object.keys(errorCodes)] } } })
  })

  it('states which calls need a token', () => {
    expect(operationOf('POST /api/Account/Login').security).toEqual([{}, { bearer: [] }])
    expect(operationOf('POST /api/Order/Submit').security).toEqual([{ bearer: [] }])
  })

  it('describes the request of each of the three modes', () => {
    expect(operationOf('GET /api/Account/LoginBySession').parameters?.map((one) => one.name)).toEqual(['sessionKey', 'adminLogin'])
    expect(operationOf('POST /api/Order/Submit').requestBody?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/OrderSubmission' })
    expect(operationOf('POST /api/File/Execute').requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: { path: {}, file: { format: 'binary' } }, required: ['path', 'file'],
    })
    expect(operationOf('POST /api/Product/Search').requestBody?.content['application/json']?.schema.properties).toHaveProperty('Key')
  })
})

it('controllers are the tags', () => expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(controllers)))
