import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bannerThemes,
  colourNames,
  drawBanner,
  drawBrandMark,
  drawCustomerLogo,
  drawProduct,
  pictureKinds,
  picturePatterns,
  toDataUrl,
} from './index.ts'
import type { PictureSpec } from './index.ts'

/** Reads the markup tag by tag; throws when it is not well-formed XML. */
const parse = (xml: string): string[] => {
  const open: string[] = []
  const seen: string[] = []
  const rest = xml.replaceAll(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*")*)(\/?)>/g,
    (_, closing: string, name: string, _attributes, empty: string) => {
      if (closing === '') seen.push(name)
      if (closing !== '' && open.pop() !== name) throw new Error(`</${name}> closes nothing`)
      if (closing === '' && empty === '') open.push(name)
      return ''
    },
  )
  if (open.length > 0) throw new Error(`<${open.at(-1)}> stays open`)
  if (/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(rest)) throw new Error(`not XML: ${rest.slice(0, 80)}`)
  return seen
}

const base = (kind: PictureSpec['kind']): PictureSpec => ({ kind, colour: 'azurite', accent: 'amber', seed: 7 })

describe('every kind of product', () => {
  test.each(pictureKinds)('%s is a well-formed picture of its own', (kind) => {
    const svg = drawProduct(base(kind))
    expect(parse(svg)[0]).toBe('svg')
    expect(svg).toContain('viewBox="0 0 400 400"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\bid=|<(script|text|image|use|foreignObject)|href|url\(/)
    expect(drawProduct(base(kind))).toBe(svg)
  })

  test('kinds differ from each other', () => {
    expect(new Set(pictureKinds.map((kind) => drawProduct(base(kind)))).size).toBe(pictureKinds.length)
  })

  test.each(pictureKinds)('%s shows its colour, size and pack', (kind) => {
    const plain = drawProduct(base(kind))
    expect(drawProduct({ ...base(kind), colour: 'cinnabar' })).not.toBe(plain)
    expect(drawProduct({ ...base(kind), size: 'l' })).not.toBe(plain)
    expect(drawProduct({ ...base(kind), size: 's' })).not.toBe(plain)
    expect(drawProduct({ ...base(kind), pack: 24 })).not.toBe(plain)
  })

  test('any spec gives well-formed XML under 6 KB without NaN', () => {
    const spec = fc.record<PictureSpec>(
      {
        kind: fc.constantFrom(...pictureKinds),
        colour: fc.oneof(fc.constantFrom(...colourNames), fc.string()),
        accent: fc.oneof(fc.constantFrom(...colourNames), fc.string()),
        size: fc.constantFrom('s', 'm', 'l'),
        pack: fc.oneof(fc.integer({ min: -5, max: 1e9 }), fc.double()),
        assorted: fc.boolean(),
        pattern: fc.constantFrom(...picturePatterns),
        label: fc.string({ unit: 'binary' }),
        seed: fc.oneof(fc.integer(), fc.double()),
      },
      { requiredKeys: ['kind', 'colour', 'seed'] },
    )
    fc.assert(
      fc.property(spec, (value) => {
        const svg = drawProduct(value)
        parse(svg)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(svg.length).toBeLessThan(6144)
      }),
      { numRuns: 1500, seed: 20_260_301 },
    )
  })
})

describe('input safety', () => {
  test('no text of the spec reaches the markup', () => {
    const hostile = '"/><script>alert(1)</script>'
    const svg = drawProduct({ kind: 'binder', colour: hostile, accent: hostile, label: hostile, seed: 1 })
    expect(svg).not.toMatch(/script|alert|&lt;/i)
    parse(svg)
  })

  test('an unknown colour falls back to ink', () => {
    expect(drawProduct({ ...base('binder'), colour: 'url(#x)' })).toBe(drawProduct({ ...base('binder'), colour: 'ink' }))
    expect(drawProduct({ ...base('binder'), colour: 'toString' })).toBe(drawProduct({ ...base('binder'), colour: 'ink' }))
  })

  test('names of brands are escaped', () => {
    for (const draw of [drawBrandMark, drawCustomerLogo]) {
      const svg = draw({ name: 'A&B<i>"\u0000', initials: '<i>', seed: 2 })
      parse(svg)
      expect(svg).toContain('A&amp;B&lt;i&gt;&quot;<')
    }
  })
})

describe('packs', () => {
  test('a pack that is drawn completely has no tag; a larger one shows its count', () => {
    const tag = '#175E7A'
    expect(drawProduct({ ...base('pencil'), colour: 'ink', accent: 'ink', pack: 4 })).not.toContain(tag)
    expect(drawProduct({ ...base('pencil'), colour: 'ink', accent: 'ink', pack: 48 })).toContain(tag)
  })

  test('an assortment shows several colours', () => {
    const one = drawProduct({ ...base('highlighter'), pack: 4 })
    expect(drawProduct({ ...base('highlighter'), pack: 4, assorted: true })).not.toBe(one)
  })
})

test('every picture has its tones for a dark page', () => {
  const mark = { name: '云笺', seed: 3 }
  const all = [drawProduct(base('binder')), drawBrandMark(mark), drawCustomerLogo(mark), ...bannerThemes.map((theme) => drawBanner({ theme, seed: 5 }))]
  for (const svg of all) expect(svg).toContain('@media(prefers-color-scheme:dark)')
})

describe('banners, marks and data URLs', () => {
  test.each(bannerThemes)('the banner %s is well-formed and the same twice', (theme) => {
    const svg = drawBanner({ theme, seed: 5 })
    parse(svg)
    expect(svg).not.toMatch(/NaN|undefined|\bid=/)
    expect(drawBanner({ theme, seed: 5 })).toBe(svg)
  })

  test('a brand mark differs by seed and shows its name', () => {
    const marks = Array.from({ length: 12 }, (_, seed) => drawBrandMark({ name: '云笺', seed }))
    marks.forEach(parse)
    expect(new Set(marks).size).toBeGreaterThan(8)
    expect(marks[0]).toContain('云笺')
  })

  test('a data URL contains the picture and no character that needs quoting', () => {
    const svg = drawProduct(base('tape'))
    const url = toDataUrl(svg)
    expect(decodeURIComponent(url.slice('data:image/svg+xml,'.length))).toBe(svg)
    expect(url).not.toMatch(/["'()<>\s]/)
  })
})
