import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { parsedAddress, type Area, type ParsedAddress } from '@mall/api/contract'
import { loadAreas } from './areas.ts'
import { parseAddress } from './parse.ts'
import { corpusA } from './testing/corpus-a.ts'
import { corpusB } from './testing/corpus-b.ts'
import { corpusC } from './testing/corpus-c.ts'
import { corpusD } from './testing/corpus-d.ts'
import { corpusE } from './testing/corpus-e.ts'
import type { CorpusLine } from './testing/corpus-line.ts'
import { zones } from './testing/zones.ts'

let areas: readonly Area[]
beforeAll(async () => {
  areas = await loadAreas()
})

const nameOf = ({ Province, City, District }: Area): string => [...new Set([Province, City, District])].join(' ')
const codesOf = (some: readonly Area[]): string[] => some.map(({ AreaCode }) => AreaCode).toSorted()

/** The districts that a line of the corpus wants offered. */
const wantedCandidates = (wanted: string): readonly Area[] => {
  if (!wanted.startsWith('?')) return []
  const names = wanted.slice(1).split(' ')
  const name = names.at(-1)
  return areas.filter(
    ({ Province, City, District }) => District !== '市辖区' && (District === name || City === name) && (names.length === 1 || Province === names[0]),
  )
}

const wantedArea = (wanted: string): string | null => (wanted === '' || wanted.startsWith('?') ? null : [...new Set(wanted.split(' '))].join(' '))

const isRight = ([text, consignee, telephones, area, detail]: CorpusLine): boolean => {
  const parsed = parseAddress(text, areas)
  const found = [parsed.Mobile, parsed.Landline].filter((number) => number !== '').join(' ')
  return (
    parsed.Consignee === consignee && found === telephones && parsed.Detail === detail && (parsed.Area && nameOf(parsed.Area)) === wantedArea(area) &&
    JSON.stringify(codesOf(parsed.Candidates)) === JSON.stringify(codesOf(wantedCandidates(area)))
  )
}

const isWrongArea = ([text, , , area]: CorpusLine): boolean => {
  const { Area: found } = parseAddress(text, areas)
  return found !== null && nameOf(found) !== wantedArea(area)
}

/** The unseen parts were written before the rules for them, and first run when those were done. */
const parts = [['first', corpusA], ['second', corpusB], ['unseen', corpusC], ['third', corpusD], ['unseen third', corpusE]] as const

describe('the corpus', () => {
  test('has 364 lines, whose districts are in the table', () => {
    const lines = parts.flatMap(([, corpus]) => corpus)
    expect(lines).toHaveLength(364)
    expect(new Set(lines.map(([text]) => text)).size).toBe(364)
    const known = new Set(areas.map(nameOf))
    expect(lines.filter(([, , , area]) => (area.startsWith('?') ? wantedCandidates(area).length === 0 : area !== '' && !known.has(wantedArea(area) ?? '')))).toEqual([])
  })

  test.each(parts)('%s part: at least 92 of 100 lines have all fields right', (name, corpus) => {
    const right = corpus.filter(isRight).length
    process.stdout.write(`Addresses recognised, ${name} part: ${right} of ${corpus.length}\n`)
    expect(right / corpus.length).toBeGreaterThanOrEqual(name === 'unseen third' ? 0.92 : 0.95)
  })

  test.each(parts)('%s part: no area is wrong', (_, corpus) => {
    expect(corpus.filter(isWrongArea)).toEqual([])
  })
})

/** What is offered first, or was found. */
const offeredFirst = (text: string): string | undefined => {
  const { Area: found, Candidates: [first] } = parseAddress(text, areas)
  return (found ?? first)?.District
}

test.each([[1, 1], [2, 0.9]] as const)('development zones, half %i: the zone of the table, or the district that it is in, comes first for %d of them', (half, share) => {
  const some = zones.filter(([of]) => of === half)
  const right = some.filter(([, text, first]) => offeredFirst(text) === first)
  process.stdout.write(`Zones, half ${half}: ${right.length} of ${some.length}\n`)
  expect(right.length / some.length).toBeGreaterThanOrEqual(share)
})

test.each([
  ['河北雄安新区容城县奥威路1号 钱十 13300006666', '容城县', '河北雄安新区奥威路1号'],
  ['钱十 13300006666 雄安新区容城县奥威路1号', '容城县', '雄安新区奥威路1号'],
  ['雄安新区 容城县奥威路1号 钱十 13300006666', '容城县', '奥威路1号雄安新区'],
])('what stands right before the area, without a space, leads the detail: %s', (text, district, detail) => {
  expect(parseAddress(text, areas)).toMatchObject({ Consignee: '钱十', Area: { District: district }, Detail: detail })
})

describe('an area is never guessed', () => {
  const areaOf = (text: string): string | null => {
    const { Area: found } = parseAddress(text, areas)
    return found && nameOf(found)
  }

  test.each([
    '杭州西湖文化广场1号 张伟 13800138000', '北京西湖区文三路1号 张伟 13800138000', '老城区人民路1号 张伟 13800138000', '南京路1号 张伟 13800138000',
    '广州中山大学 张伟 13800138000', '中山医院 张伟 13800138000', '东方大厦 张伟 13800138000', '江苏省徐汇区漕宝路1号 张伟 13800138000',
    '小区东区23号楼 张伟 13800138000', '福建三明三元区1号 张伟 13800138000', '成都武侯祠大街1号 张伟 13800138000', '新华书店 张伟 13800138000',
  ])('%s', (text) => expect(areaOf(text)).toBeNull())
})

describe('any text', () => {
  const words = fc.constantFrom(
    '北京', '上海市', '鼓楼区', '朝阳区', '南京', '江苏省', '市中区', '南京西路', '1号', '张伟', '收', '先生', '收件人：', '电话', '13800138000', '010-8888 8888 转 801',
    '😀', '＠', '１３８', '(', '）', '\n', ' ', '-', '转', '86', '\uE001', '\uD800', '自治区', '区', '市',
  )
  const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.array(words, { maxLength: 60 }).map((some) => some.join('')))
  const known = (one: Area): boolean => areas.some((area) => area.AreaCode === one.AreaCode && nameOf(area) === nameOf(one))

  const expectSound = (parsed: ParsedAddress) => {
    expect(parsedAddress.safeParse(parsed).success).toBe(true)
    expect(parsed.Consignee.length).toBeLessThanOrEqual(20)
    expect(parsed.Detail.length).toBeLessThanOrEqual(100)
    expect(parsed.Mobile).toMatch(/^(1[3-9]\d{9})?$/)
    expect(parsed.Candidates.length).toBeLessThanOrEqual(50)
    expect(parsed.Area === null || parsed.Candidates.length === 0).toBe(true)
    expect([parsed.Area, ...parsed.Candidates].filter((one) => one !== null).every(known)).toBe(true)
  }

  test('is read without failing, within the limits, and returns districts of the table only', () => {
    fc.assert(fc.property(texts, (text) => expectSound(parseAddress(text, areas))), { numRuns: 400 })
  })

  test('is read for 500 characters, of which no pattern looks at any twice too often', () => {
    const patterns = ['北京市', '鼓楼区', '1', '138-', '0', ' ', '张', '转', '(', '南京', 'a ', '地址', '请寄', '-', '86']
    for (const one of patterns) {
      const long = one.repeat(10_000)
      expect(parseAddress(long, areas)).toEqual(parseAddress(long.slice(0, 500), areas))
    }
  })
})
