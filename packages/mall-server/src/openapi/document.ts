import * as z from 'zod'
import { contract, envelopeOf, type CallDefinition, type CallKey, type Schema } from '@mall/api/contract'

type Json = Record<string, unknown>

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const operationIdOf = (path: string): string => path.replace('/api/', '').replaceAll('/', '.')

const requestOf = (definition: CallDefinition): Json => {
  if (definition.query) {
    const { properties = {}, required = [] } = jsonSchema(definition.query, 'input') as { properties?: Json; required?: string[] }
    return { parameters: Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })) }
  }
  if (definition.mode === 'multipart') {
    const fields = definition.body ? jsonSchema(definition.body, 'input') : { type: 'object' }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: fields } } } }
  }
  if (!definition.body) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(definition.body, 'input') } } } }
}

const answerOf = (definition: CallDefinition): Json =>
  definition.mode === 'download'
    ? { description: 'A file', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
    : { description: 'The envelope', content: { 'application/json': { schema: jsonSchema(envelopeOf(definition.answer), 'output') } } }

const operation = (key: CallKey): Json => {
  const definition: CallDefinition = contract[key]
  const path = key.slice(key.indexOf(' ') + 1)
  const visitor = definition.access.who === 'public'
  return {
    operationId: operationIdOf(path),
    tags: [path.split('/')[2]],
    summary: definition.summary,
    security: visitor ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(definition.access.who === 'user' && definition.access.permission ? { 'x-permission': definition.access.permission } : {}),
    ...requestOf(definition),
    responses: {
      200: answerOf(definition),
      ...(visitor ? {} : { 401: { $ref: '#/components/responses/Refused' }, 403: { $ref: '#/components/responses/Refused' } }),
      429: { $ref: '#/components/responses/Refused' },
      500: { $ref: '#/components/responses/Refused' },
    },
  }
}

const build = () => {
  const paths: Record<string, Json> = {}
  for (const key of Object.keys(contract) as CallKey[]) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key) }
  }
  return {
    openapi: '3.1.0',
    info: { title: '@mall', version: '0.1.0', description: 'Calls of the mall. Success means MsgHeader.Success is true; then MsgBody holds the answer.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Refused: {
          description: 'The envelope with Success false; the body of a 429 tells what the verification dialog shows',
          content: { 'application/json': { schema: { type: 'object', required: ['MsgHeader', 'MsgBody'] } } },
        },
      },
    },
  }
}

let document: ReturnType<typeof build> | undefined

/** The OpenAPI 3.1 document of every call, made from the contract once. */
export const openApiDocument = () => (document ??= build())
