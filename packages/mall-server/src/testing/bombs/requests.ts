/** A body that is sent as it is, with the type that it says it has. */
export interface RawBody {
  readonly contentType: string
  readonly body: Uint8Array<ArrayBuffer>
}

const boundary = '----formOfTheTests'
const tenMegabytes = 10_000_000

const formOf = (text: string): RawBody => ({ contentType: `multipart/form-data; boundary=${boundary}`, body: new TextEncoder().encode(text) })
const part = (headers: string, content = ''): string => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
const field = 'Content-Disposition: form-data; name="a"'

/** Forms that have more to read in them than a form. */
export const formBombs: Readonly<Record<string, () => RawBody>> = {
  '10 MB of parts': () => formOf(`${part(field).repeat(Math.floor(tenMegabytes / part(field).length))}--${boundary}--`),
  '10 MB of a header': () => formOf(`${part(`${field}\r\nX: ${'x'.repeat(tenMegabytes)}`)}--${boundary}--`),
  'a million headers': () => formOf(`${part(`${field}${'\r\nX: x'.repeat(1_000_000)}`)}--${boundary}--`),
  'no part at all': () => formOf('-'.repeat(tenMegabytes)),
  'a boundary of 8,000 characters, almost met all the time': () => {
    const long = 'a'.repeat(8_000)
    return { contentType: `multipart/form-data; boundary=${long}`, body: new TextEncoder().encode(`--${long}\r\n${field}\r\n\r\n${`\r\n--${'a'.repeat(7_999)}`.repeat(1_000)}`) }
  },
}

/** JSON as it is written. */
export const jsonOf = (text: string): RawBody => ({ contentType: 'application/json', body: new TextEncoder().encode(text) })
const rowsAround = (value: string): RawBody => jsonOf(`{"Rows":${value}}`)

/** JSON of almost 2 MB, which is the most that a call reads. */
export const jsonBombs: Readonly<Record<string, () => RawBody>> = {
  'a million lists within each other': () => rowsAround('['.repeat(1_000_000) + ']'.repeat(900_000)),
  'objects within each other': () => rowsAround(`${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`),
  '180,000 keys': () => rowsAround(`{${Array.from({ length: 180_000 }, (_, at) => `"k${at}":0`).join(',')}}`),
  'a million rows': () => rowsAround(`[${'0,'.repeat(950_000)}0]`),
  'one text of 2 MB': () => rowsAround(`"${'x'.repeat(2_000_000)}"`),
  'one number of 2 million digits': () => rowsAround('9'.repeat(2_000_000)),
}
