import { formBombs, jsonBombs, type RawBody } from './requests.ts'
import { pictureBombs } from './pictures.ts'
import { textBombs } from './texts.ts'
import { workbookBombs } from './workbooks.ts'

/** A request that asks for more than it may have. */
export interface BombRequest {
  readonly name: string
  readonly path: string
  /** The account of the demo that can send it; null for a visitor. */
  readonly account: 'buyer' | 'admin' | null
  readonly make: () => RawBody
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

/** Whatever is known to stop a server that reads it without a budget; all are made, none is stored. */
export const bombRequests: readonly BombRequest[] = [
  ...all('xlsx', workbookBombs, (make) => ({ path: '/api/QuickOrder/Import', account: 'buyer', make: () => fileForm('file', 'a.xlsx', make()) })),
  ...all('csv', textBombs, (make) => ({ path: '/api/QuickOrder/Import', account: 'buyer', make: () => fileForm('file', 'a.csv', make()) })),
  ...all('form', formBombs, (make) => ({ path: '/api/Product/ImageSearch', account: null, make })),
  ...all('picture', pictureBombs, (make) => ({ path: '/api/Product/ImageSearch', account: null, make: () => fileForm('files', 'a.png', make()) })),
  ...all('json', jsonBombs, (make) => ({ path: '/api/Account/Import', account: 'admin', make })),
]
