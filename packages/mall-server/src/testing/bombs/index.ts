import { loginStaffTo, loginTo } from '../http-caller.ts'
import { invoiceBombs } from './invoices.ts'
import { pdfBombs } from './pdfs.ts'
import { pictureBombs } from './pictures.ts'
import { queryBombs } from './queries.ts'
import { formBombs, jsonBombs, type RawBody } from './requests.ts'
import { textBombs } from './texts.ts'
import { workbookBombs } from './workbooks.ts'

/** A request that asks for more than it may have. */
export interface BombRequest {
  readonly name: string
  readonly path: string
  /** The account of the demo that can send it, `seller` one of the staff; null for a visitor. */
  readonly account: 'buyer' | 'admin' | 'seller' | null
  /** What is posted; null: it is a GET. */
  readonly make: () => RawBody | null
}

const fileForm = (field: string, name: string, bytes: Uint8Array): RawBody => {
  const [head, foot] = [`------formOfTheTests\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`, '\r\n------formOfTheTests--\r\n'].map((text) => new TextEncoder().encode(text))
  if (head === undefined || foot === undefined) throw new Error('A form has a head and a foot.')
  const body = new Uint8Array(head.length + bytes.length + foot.length)
  body.set(head)
  body.set(bytes, head.length)
  body.set(foot, head.length + bytes.length)
  return { contentType: 'multipart/form-data; boundary=----formOfTheTests', body }
}

const all = <Made>(kind: string, bombs: Readonly<Record<string, () => Made>>, request: (make: () => Made) => Omit<BombRequest, 'name'>): BombRequest[] =>
  Object.entries(bombs).map(([name, make]) => ({ name: `${kind}: ${name}`, ...request(make) }))

type FileBombs = Readonly<Record<string, () => Uint8Array>>

/** The files as one of the staff sends them. */
const ofStaff = (kind: string, bombs: FileBombs, path: string, fileName: string): BombRequest[] => all(kind, bombs, (make) => ({ path, account: 'seller', make: () => fileForm('file', fileName, make()) }))

const pick = (bombs: FileBombs, ...names: readonly string[]): FileBombs =>
  Object.fromEntries(names.map((name) => {
    const make = bombs[name]
    if (make === undefined) throw new Error(`There is no ${name}`)
    return [name, make]
  }))

/** Tables of the staff go through the reader that all of the others went through: some of each kind show that they do. */
const tableBombs = { xlsx: pick(workbookBombs, 'one tag of 100,000 attributes', 'half a million cells'), csv: pick(textBombs, 'two million lines') } as const

const staffTables = (kind: string, path: string): BombRequest[] => [...ofStaff(`${kind} xlsx`, tableBombs.xlsx, path, 'a.xlsx'), ...ofStaff(`${kind} csv`, tableBombs.csv, path, 'a.csv')]

/** Of 15 KB a server gets to see what it is; of 16 KB HTTP's own limit of headers is met. */
const longAddress = (kibibytes: number): BombRequest[] => [
  { name: `query: ${kibibytes} KB for a visitor`, path: `/api/Account/LoginBySession?sessionKey=${'a'.repeat(kibibytes * 1024)}`, account: null, make: () => null },
  { name: `query: ${kibibytes} KB of names`, path: `/api/Account/JumpOldLink?${'a&'.repeat(kibibytes * 512)}`, account: 'buyer', make: () => null },
]

/** Whatever is known to stop a server that reads it without a budget; all are made, none is stored. */
export const bombRequests: readonly BombRequest[] = [
  ...all('xlsx', workbookBombs, (make) => ({ path: '/api/QuickOrder/Import', account: 'buyer', make: () => fileForm('file', 'a.xlsx', make()) })),
  ...all('csv', textBombs, (make) => ({ path: '/api/QuickOrder/Import', account: 'buyer', make: () => fileForm('file', 'a.csv', make()) })),
  ...all('form', formBombs, (make) => ({ path: '/api/Product/ImageSearch', account: null, make })),
  ...all('picture', pictureBombs, (make) => ({ path: '/api/Product/ImageSearch', account: null, make: () => fileForm('files', 'a.png', make()) })),
  ...all('json', jsonBombs, (make) => ({ path: '/api/Account/Import', account: 'admin', make })),
  ...ofStaff('invoice', invoiceBombs, '/api/SellerInvoice/Upload', 'a.xml'),
  ...ofStaff('invoice', pdfBombs, '/api/SellerInvoice/Upload', 'a.pdf'),
  ...all('upload', pdfBombs, (make) => ({ path: '/api/File/Execute', account: 'buyer', make: () => fileForm('file', 'a.pdf', make()) })),
  ...queryBombs.map((bomb) => ({ ...bomb, name: `query: ${bomb.name}` })),
  ...longAddress(15),
  ...longAddress(16),
  ...ofStaff('photo', pictureBombs, '/api/SellerProduct/UploadPicture', 'a.png'),
  ...staffTables('products', '/api/SellerProductImport/Upload'),
  ...staffTables('stock', '/api/SellerStock/ImportCheck'),
  ...staffTables('payments', '/api/SellerPayment/ImportCheck'),
  ...staffTables('shipping', '/api/SellerOrder/ShipCheck'),
  ...staffTables('tracks', '/api/SellerOrder/TrackCheck'),
]

export type BombTokens = Readonly<Record<Exclude<BombRequest['account'], null>, string>>

/** Logs all of their senders in, for the first time. */
export const loginSenders = async (address: string): Promise<BombTokens> => ({
  buyer: await loginTo(address, 'buyer'),
  admin: await loginTo(address, 'admin'),
  seller: await loginStaffTo(address, 'seller'),
})

/** What a server says of it; `null` where HTTP itself refused it. */
export const sendBomb = async (address: string, { path, account }: Pick<BombRequest, 'path' | 'account'>, made: RawBody | null, tokens: BombTokens, signal?: AbortSignal) => {
  const headers = { ...(made && { 'Content-Type': made.contentType }), ...(account && { Authorization: `Bearer ${tokens[account]}` }) }
  const response = await fetch(address + path, { headers, ...(made && { method: 'POST', body: made.body }), ...(signal && { signal }) })
  const text = await response.text()
  const said = text === '' ? null : (JSON.parse(text) as { MsgHeader: { Success: boolean; RetMessage: string } }).MsgHeader
  return { status: response.status, said }
}
