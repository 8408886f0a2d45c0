const encode = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))

/** A PDF whose objects each name the next one, and the last the first. */
const pdfOfObjects = (objects: number): Uint8Array<ArrayBuffer> =>
  encode(`%PDF-1.7\n${Array.from({ length: objects }, (_, at) => `${at + 1} 0 obj\n<< /Kids [${((at + 1) % objects) + 1} 0 R] /Length 999999999 >>\nendobj\n`).join('')}trailer << /Root 1 0 R /Size 4000000000 >>`)

/** A PDF of so many bytes. */
const pdfOf = (bytes: number): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(bytes).fill(32)
  file.set(encode('%PDF-1.7\n'))
  return file
}

/** PDFs that a reader of them would never get to the end of. */
export const pdfBombs: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
  'a PDF of 10 MB': () => pdfOf(10 * 1024 * 1024),
  'a PDF of 1,000 objects, each within the next': () => pdfOfObjects(1_000),
}
