import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'

/** Half of A4, as invoices are, A4, and A4 turned across: pt. */
export const pages = { half: { width: 595.28, height: 419.53 }, whole: { width: 595.28, height: 841.89 }, across: { width: 841.89, height: 595.28 } } as const

/** What a paper says is black; the lines and labels of an invoice are of a colour of their own. */
export const ink = { text: '#1a1a1a', label: '#5c5c5c', rule: '#8c8c8c', invoice: '#8a4a2b', sample: '#b3261e' } as const

interface SheetOptions {
  readonly title: string
  readonly page: { readonly width: number; readonly height: number }
  /** Colour of lines and frames. */
  readonly rule: string
}

export interface Placed {
  readonly x: number
  readonly y: number
  readonly width: number
  /** What would be below this is left out, with … at the end; without it, all is written. */
  readonly height?: number
  readonly size?: number
  readonly color?: string
  readonly align?: 'left' | 'center' | 'right'
}

const font = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'))

/** A PDF document, with what papers are drawn of. The glyphs that occur are embedded, not the font. Its pages are kept until it is closed: how many they are is written last. */
export const openSheet = async ({ title, page, rule }: SheetOptions) => {
  const doc = new Pdf({ size: [page.width, page.height], margin: 0, autoFirstPage: false, bufferPages: true, info: { Title: title } })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve) => doc.on('end', resolve))
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.registerFont('text', await readFile(font)).font('text')

  /** The height of a text that wraps within a width. */
  const heightOf = (text: string, width: number, size: number): number => (text === '' ? 0 : doc.fontSize(size).heightOfString(text, { width }))

  /** A text that wraps. */
  const write = (text: string, { x, y, width, height, size = 8, color = ink.text, align = 'left' }: Placed): void => {
    if (text !== '') doc.fontSize(size).fillColor(color).text(text, x, y, { width, align, ...(height === undefined ? {} : { height, ellipsis: true }) })
  }

  const line = (x1: number, y1: number, x2: number, y2: number): void => {
    doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.6).strokeColor(rule).stroke()
  }

  const frame = (x: number, y: number, width: number, height: number): void => {
    doc.rect(x, y, width, height).lineWidth(0.8).strokeColor(rule).stroke()
  }

  const fill = (x: number, y: number, width: number, height: number, color: string): void => {
    doc.rect(x, y, width, height).fill(color)
  }

  /** Large, pale and across the page. */
  const stamp = (text: string): void => {
    doc.save().rotate(-24, { origin: [page.width / 2, page.height / 2] })
    doc.fontSize(110).fillColor(ink.sample, 0.1).text(text, 0, page.height / 2 - 80, { width: page.width, align: 'center', characterSpacing: 40 })
    doc.restore().fillOpacity(1)
  }

  return {
    addPage: () => void doc.addPage(),
    /** How many pages there are. */
    pageCount: (): number => doc.bufferedPageRange().count,
    /** What is drawn next is on this page, from 0. */
    turnTo: (index: number) => void doc.switchToPage(index),
    heightOf, write, line, frame, fill, stamp,
    close: async (): Promise<Uint8Array<ArrayBuffer>> => {
      doc.end()
      await done
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

export type Sheet = Awaited<ReturnType<typeof openSheet>>
