import {
  contract, controllers, envelopeOf, msgHeader, permissionsFor, securityInfo, type CallDefinition, type CallKey, type Schema,
} from '@mall/api/contract'
import * as z from 'zod/mini'
import type { CallExample } from './call-example.ts'
import callExamples from './examples.json' with { type: 'json' }
import { createSchemaWriter, type Json, type OpenApiVersion, type SchemaWriter } from './schemas.ts'

/** By call; what has just been added has none yet. */
const examples: Readonly<Record<string, CallExample | undefined>> = callExamples

const exampleOf = (example: unknown): Json => (example === undefined ? {} : { example })
const jsonContent = (schema: Json, example?: unknown): Json => ({ content: { 'application/json': { schema, ...exampleOf(example) } } })
const responseRef = (name: string): Json => ({ $ref: `#/components/responses/${name}` })

/** `ShoppingCart.YouLike` of `/api/ShoppingCart/YouLike/订单/6`: controller and action, which are unique and safe in an address. */
const operationIdOf = (path: string): string => path.split('/').slice(2, 4).join('.')

const fileSchema = { type: 'string', format: 'binary' }

const formOf = ({ body, file }: CallDefinition, schemas: SchemaWriter): Json => {
  const fields = body ? schemas.write(body) : { type: 'object' }
  if (!file) return fields
  const { allowedTypes = [], maxSizeMB } = file.rules
  const description = [`At most ${maxSizeMB} MB.`, ...(allowedTypes.length > 0 ? [`Types: ${allowedTypes.join(', ')}.`] : [])].join(' ')
  const { properties = {}, required = [] } = fields as { properties?: Json; required?: string[] }
  return { ...fields, properties: { ...properties, [file.field]: { ...fileSchema, description } }, required: [...required, file.field] }
}

const parametersOf = (query: Schema, schemas: SchemaWriter, example: unknown): Json[] => {
  const values = example as Readonly<Record<string, unknown>> | undefined
  const { properties = {}, required = [] } = schemas.write(query) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name, in: 'query', required: required.includes(name), description, schema, ...exampleOf(values?.[name]),
  }))
}

const requestOf = (definition: CallDefinition, schemas: SchemaWriter, example: unknown): Json => {
  if (definition.query) return { parameters: parametersOf(definition.query, schemas, example) }
  if (definition.mode === 'multipart') {
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(definition, schemas) } } } }
  }
  return definition.body ? { requestBody: { required: true, ...jsonContent(schemas.write(definition.body), example) } } : {}
}

const succeeded = (MsgBody: unknown): Json => ({ MsgHeader: { Success: true, Code: 'OK', RetMessage: '' }, MsgBody })

const successOf = (definition: CallDefinition, schemas: SchemaWriter, example: unknown): Json => {
  if (definition.mode === 'stream')
    return {
      description: 'Server-sent events. `data` of each is this in JSON. A failure is the envelope in JSON.',
      content: { 'text/event-stream': { schema: schemas.write(definition.response) } },
    }
  return definition.mode === 'download'
    ? { description: 'The file. A failure is the envelope in JSON.', content: { 'application/octet-stream': { schema: fileSchema } } }
    : { description: 'The envelope. The call succeeded when `MsgHeader.Success` is true.', ...jsonContent(schemas.write(envelopeOf(definition.response)), example === undefined ? undefined : succeeded(example)) }
}

const operationOf = (key: CallKey, schemas: SchemaWriter): Json => {
  const definition: CallDefinition = contract[key]
  const { access, summary, description } = definition
  const path = key.slice(key.indexOf(' ') + 1)
  const { request, response } = examples[key] ?? {}
  return {
    operationId: operationIdOf(path),
    tags: [path.split('/')[2]],
    summary,
    ...(description === undefined ? {} : { description }),
    security: access.who === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(permissionsFor(access).length === 0 ? {} : { 'x-permission': permissionsFor(access).join(' | ') }),
    ...requestOf(definition, schemas, request),
    responses: {
      200: successOf(definition, schemas, response),
      401: responseRef('Unauthorized'),
      ...(access.who === 'public' ? {} : { 403: responseRef('Forbidden') }),
      ...(key.startsWith('POST ') ? { 413: responseRef('InputTooLarge') } : {}),
      429: responseRef('RateLimited'),
      500: responseRef('InternalError'),
      503: responseRef('Unavailable'),
    },
  }
}

const failure = (description: string, body: Schema, schemas: SchemaWriter): Json => ({
  description,
  ...jsonContent(schemas.write(z.object({ MsgHeader: msgHeader, MsgBody: body }))),
})

const nothing = z.null().check(z.describe('Nothing.'))

const responsesOf = (schemas: SchemaWriter): Json => ({
  Unauthorized: failure('The token is missing or not valid any more.', nothing, schemas),
  Forbidden: failure('The user lacks the permission for this call.', nothing, schemas),
  InputTooLarge: failure('The body is longer than the server reads.', nothing, schemas),
  RateLimited: failure('Too many requests. The body is what the verification dialog shows.', securityInfo, schemas),
  InternalError: failure('The server failed.', nothing, schemas),
  Unavailable: failure('The database cannot work just now: try again after the seconds of `Retry-After`.', nothing, schemas),
})

const build = (openapi: OpenApiVersion) => {
  const schemas = createSchemaWriter(openapi)
  const paths: Record<string, Json> = {}
  for (const key of Object.keys(contract) as CallKey[]) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, schemas) }
  }
  const responses = responsesOf(schemas)
  return {
    openapi,
    info: {
      title: '@mall',
      version: '0.1.0',
      description: 'Calls of the mall. `MsgHeader.Success` is true on success; then `MsgBody` is what the call returns.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(controllers).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: schemas.components,
      responses,
    },
  }
}

const documents = new Map<OpenApiVersion, ReturnType<typeof build>>()

/** The OpenAPI document of every call, made from the contract once for each version. */
export const openApiDocument = (version: OpenApiVersion) => {
  const document = documents.get(version) ?? build(version)
  documents.set(version, document)
  return document
}
