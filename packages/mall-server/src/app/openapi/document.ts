import {
  contract, controllers, envelopeOf, msgHeader, permissionsFor, securityInfo, type CallDefinition, type CallKey, type Schema,
} from '@mall/api/contract'
import * as z from 'zod/mini'
import { createSchemaWriter, type Json, type SchemaWriter } from './schemas.ts'

const jsonContent = (schema: Json): Json => ({ content: { 'application/json': { schema } } })
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

const parametersOf = (query: Schema, schemas: SchemaWriter): Json[] => {
  const { properties = {}, required = [] } = schemas.write(query) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name, in: 'query', required: required.includes(name), description, schema,
  }))
}

const requestOf = (definition: CallDefinition, schemas: SchemaWriter): Json => {
  if (definition.query) return { parameters: parametersOf(definition.query, schemas) }
  if (definition.mode === 'multipart') {
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(definition, schemas) } } } }
  }
  return definition.body ? { requestBody: { required: true, ...jsonContent(schemas.write(definition.body)) } } : {}
}

const successOf = (definition: CallDefinition, schemas: SchemaWriter): Json => {
  if (definition.mode === 'stream')
    return {
      description: 'Server-sent events. `data` of each is this in JSON. A failure is the envelope in JSON.',
      content: { 'text/event-stream': { schema: schemas.write(definition.response) } },
    }
  return definition.mode === 'download'
    ? { description: 'The file. A failure is the envelope in JSON.', content: { 'application/octet-stream': { schema: fileSchema } } }
    : { description: 'The envelope. The call succeeded when `MsgHeader.Success` is true.', ...jsonContent(schemas.write(envelopeOf(definition.response))) }
}

const operationOf = (key: CallKey, schemas: SchemaWriter): Json => {
  const definition: CallDefinition = contract[key]
  const { access, summary, description } = definition
  const path = key.slice(key.indexOf(' ') + 1)
  return {
    operationId: operationIdOf(path),
    tags: [path.split('/')[2]],
    summary,
    ...(description === undefined ? {} : { description }),
    security: access.who === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(permissionsFor(access).length === 0 ? {} : { 'x-permission': permissionsFor(access).join(' | ') }),
    ...requestOf(definition, schemas),
    responses: {
      200: successOf(definition, schemas),
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

const build = () => {
  const schemas = createSchemaWriter()
  const paths: Record<string, Json> = {}
  for (const key of Object.keys(contract) as CallKey[]) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, schemas) }
  }
  const responses = responsesOf(schemas)
  return {
    openapi: '3.1.0',
    info: { title: '@mall', version: '0.1.0', description: 'Calls of the mall. `MsgHeader.Success` is true on success; then `MsgBody` is what the call returns.' },
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

let document: ReturnType<typeof build> | undefined

/** The OpenAPI 3.1 document of every call, made from the contract once. */
export const openApiDocument = () => (document ??= build())
