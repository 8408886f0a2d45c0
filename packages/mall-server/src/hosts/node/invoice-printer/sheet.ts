import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'

/** Half of A4, as invoices are: pt. */
export const page = { width: 595.28, height: 419.53, edge: 22 } as const

/** The lines and labels of an invoice are of this colour, what they say is black. */
export const ink = { frame: '#8a4a2b', text: '#1a1a1a', sample: '#b3261e' } as const

export interface Placed {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size?: number
  readonly color?: string
  readonly align?: 'left' | 'center' | 'right'
}

const font = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'))

/** A document of half pages, with what an invoice is drawn of. The glyphs that occur are embedded, not the font. */
export const openSheet = async ({ title }: { readonly title: string }) => {
  const doc = new Pdf({ size: [page.width, page.height], margin: 0, autoFirstPage: false, info: { Title: title } })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve) => doc.on('end', resolve))
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.registerFont('text', await readFile(font)).font('text')

  /** The height of a text that wraps within a width. */
  const heightOf = (text: string, width: number, size: number): number => (text === '' ? 0 : doc.fontSize(size).heightOfString(text, { width }))

  /** A text that wraps. */
  const write = (text: string, { x, y, width, size = 8, color = ink.text, align = 'left' }: Placed): void => {
    if (text !== '') doc.fontSize(size).fillColor(color).text(text, x, y, { width, align })
  }

  const line = (x1: number, y1: number, x2: number, y2: number): void => {
    doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.6).strokeColor(ink.frame).stroke()
  }

  const frame = (x: number, y: number, width: number, height: number): void => {
    doc.rect(x, y, width, height).lineWidth(0.8).strokeColor(ink.frame).stroke()
  }

  /** Large, pale and across the page. */
  const stamp = (text: string): void => {
    doc.save().rotate(-24, { origin: [page.width / 2, page.height / 2] })
    doc.fontSize(110).fillColor(ink.sample, 0.1).text(text, 0, page.height / 2 - 80, { width: page.width, align: 'center', characterSpacing: 40 })
    doc.restore().fillOpacity(1)
  }

  return {
    addPage: () => void doc.addPage(),
    heightOf, write, line, frame, stamp,
    close: async (): Promise<Uint8Array<ArrayBuffer>> => {
      doc.end()
      await done
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

export type Sheet = Awaited<ReturnType<typeof openSheet>>
