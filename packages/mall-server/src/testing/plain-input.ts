import * as z from 'zod'
import type { AnyCallDefinition } from '@mall/api/seller/contract'

/** The part of JSON Schema that the contract's inputs come out as. */
export interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly minimum?: number
}

/** What fits the fields that only take texts of a certain kind. */
export const fitting: Record<string, string> = {
  StatementNo: 'DZ202603180001', PaymentNo: 'SK202603180001', Number: '26312000000012345678', ProductCode: '10010111', TargetId: '10010111', TargetIds: '10010111', OrderNo: 'D2026031800000001', ApprovalNo: 'SP202603180001', ReturnOrderId: 'SH2026031800000001', TrackingNo: 'SD2026031800', Mobile: '13800000000',
  InvoiceId: 'KP2026031800000001', TaxNo: '310101123456789', Phone: '021-00000000', Account: '00000000', Email: 'fapiao@huaqi.example',
  Avatar: '/files/00000000-0000-4000-8000-000000000000', Value: '13800000000', AreaCode: '310115', Url: '/files/a', Images: '/files/00000000-0000-4000-8000-000000000000', Link: 'https://example.com/a', Code: '123456', Description: '收到时外壳有明显裂纹',
  ImageUrl: '/pictures/banner/1.svg', ProductCodes: '10010111', LiveAt: '2026-04-18T10:00:00+08:00', Key: 'A'.repeat(43),
  WorkFrom: '09:00', WorkTo: '18:00', Href: 'https://example.com/a', Address: 'https://example.com/a', ServiceHref: '/help/detail/1', Logo: '', Icon: '', ThemeColor: '#175E7A',
  id: 'AAAA', rawId: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA',
}

/** Of two fields that exclude each other, the one that is left out. */
const leftOut: ReadonlySet<string> = new Set(['Percent'])

/** What fits the shape. */
export const plain = (shape: Shape, name = ''): unknown => {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const options = shape.anyOf ?? shape.oneOf ?? []
  if (leftOut.has(name) && options.some(({ type }) => type === 'null')) return null
  const [first] = options
  if (first) return plain(first, name)
  if (shape.type === 'object') {
    return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([field, inner]) => [field, plain(inner, field)]))
  }
  if (shape.type === 'array') return [plain(shape.items ?? {}, name)]
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1)
  if (shape.type === 'boolean') return true
  if (shape.format === 'uuid') return crypto.randomUUID()
  return shape.format === 'date' ? '2026-03-20' : (fitting[name] ?? '订单')
}

/** The shape of what a call takes. */
export const shapeOf = ({ body, query }: Pick<AnyCallDefinition, 'body' | 'query'>): Shape => {
  const schema = body ?? query
  // Without the names, so that nothing is a reference.
  return schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) as Shape) : {}
}

/** The same input over and over, each time with another of its texts replaced. */
export const withOneText = (shape: Shape, text: string, name = ''): unknown[] => {
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return choices.flatMap((one) => withOneText(one, text, name))
  if (shape.type === 'object') {
    const whole = plain(shape, name) as object
    return Object.entries(shape.properties ?? {}).flatMap(([field, inner]) => withOneText(inner, text, field).map((value) => ({ ...whole, [field]: value })))
  }
  if (shape.type === 'array') return withOneText(shape.items ?? {}, text, name).map((value) => [value])
  return shape.type === 'string' ? [text] : []
}
