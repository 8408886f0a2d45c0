import { getResponse, http, HttpResponse, type HttpHandler } from 'msw'

const tail = '（加厚型多功能环保再生纸浆可重复使用档案收纳整理箱，含标签贴与防尘盖，华东大区统一采购专供）'
type Limits = Readonly<Record<string, number>>

/** Where the contract knows a limit. */
const longest: Limits = { Consignee: 20, Remark: 100 }
/** The same for all that is inside of a field. */
const longestIn: Readonly<Record<string, Limits>> = { Content: { Name: 30 }, Published: { Name: 30 }, Banners: { Title: 16 }, Floors: { Name: 16 }, Nodes: { Name: 20 }, Fields: { Name: 100 }, Values: { Name: 100 }, Drafted: { Name: 100 }, Specs: { Name: 20 }, Attributes: { Name: 20 }, Holidays: { Name: 20 }, Units: { Name: 4 } }
const longestAmount = 9_999_999.99

/** Fields that people or catalogues fill in; names of states and kinds come from a table and stay as they are. */
const isName = (field: string): boolean => /(Name|Title|Remark|Address|Consignee|Slogan)$/.test(field) && !/^(Status|State|PaymentType|File|Node)Name$/.test(field)
const isAmount = (field: string): boolean => /(Price|Amount|Subtotal)$/.test(field)

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)

const lengthenField = (field: string, value: unknown, limits: Limits): unknown => {
  if (typeof value === 'string' && value !== '' && isName(field)) return (value + tail).slice(0, limits[field])
  if (typeof value === 'number' && isAmount(field)) return longestAmount
  return lengthen(value, { ...limits, ...longestIn[field] })
}

/** The same data with the longest names and amounts that a mall has to show; codes, states, numbers of things and dates stay. */
export const lengthen = <Value>(value: Value, limits: Limits = longest): Value => {
  if (Array.isArray(value)) return value.map((item) => lengthen<unknown>(item, limits)) as Value
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, own]) => [field, lengthenField(field, own, limits)])) as Value
}

/** The same handlers, their JSON answers lengthened. */
export const withLongData = (handlers: readonly HttpHandler[]): HttpHandler => {
  return http.all('*', async ({ request }) => {
    const response = await getResponse([...handlers], request.clone())
    if (!response?.headers.get('Content-Type')?.includes('json')) return response
    const { status, headers } = response
    return HttpResponse.json(lengthen<unknown>(await response.json()) as Record<string, unknown>, { status, headers })
  })
}
