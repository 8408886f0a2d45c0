import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bannerAudiences, bannerFits, emptyHomeContent, givenHomeContent, homeDifferences, homeLimits, homePlaceName, homeProblems, isSameHome, shownBanners, type BannerAudience, type HomeBannerContent, type HomeContent } from './home-content.ts'

const banner: HomeBannerContent = {
  Title: '年末补仓', Subtitle: '', ImageUrl: '/pictures/banner/1.svg', Alt: '', FocusX: 50, FocusY: 50, Link: { Kind: 'products', CategoryId: null }, From: null, Until: null, For: 'all', Hidden: false,
}
const floor = { Name: '书写有手感', CategoryId: 12, ProductCodes: [], Hidden: false }
const content: HomeContent = { Banners: [banner], Floors: [floor], Brands: true, HotWords: ['中性笔'] }

const visitor = { day: '2026-11-27', isLoggedIn: false }

describe('a banner is shown', () => {
  test.each<[string, Partial<HomeBannerContent>, visitors: boolean, customers: boolean]>([
    ['always, where nothing is said', {}, true, true],
    ['from its first day on', { From: '2026-11-27' }, true, true],
    ['not before', { From: '2026-11-28' }, false, false],
    ['until the end of its last day', { Until: '2026-11-27' }, true, true],
    ['not after', { Until: '2026-11-26' }, false, false],
    ['on its only day', { From: '2026-11-27', Until: '2026-11-27' }, true, true],
    ['to visitors alone', { For: 'visitors' }, true, false],
    ['to customers alone', { For: 'customers' }, false, true],
    ['to nobody while it is hidden', { Hidden: true }, false, false],
  ])('%s', (_, changed, visitors, customers) => {
    expect([bannerFits({ ...banner, ...changed }, visitor), bannerFits({ ...banner, ...changed }, { ...visitor, isLoggedIn: true })]).toEqual([visitors, customers])
  })

  const days = fc.integer({ min: 1, max: 28 }).map((at) => `2026-02-${String(at).padStart(2, '0')}`)
  const drawn = fc.record({ From: fc.option(days, { freq: 1 }), Until: fc.option(days, { freq: 1 }), For: fc.constantFrom(...(Object.keys(bannerAudiences) as BannerAudience[])), Hidden: fc.integer({ max: 7, min: 0 }).map((at) => at === 0) })
  const numbers = (rows: readonly { readonly at: number }[]) => rows.map(({ at }) => at)

  it('as one of the first five that fit', () => {
    const rows = Array.from({ length: 9 }, (_, at) => ({ ...banner, at, Hidden: at === 1 }))
    expect(numbers(shownBanners(rows, visitor))).toEqual([0, 2, 3, 4, 5])
  })

  it('when its days, its people and its place among the first five say so, and only then', () => {
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: homeLimits.banners }), days, fc.boolean(), (rows, day, isLoggedIn) => {
        // Said another way than by the rule: by the days of a calendar, one after another.
        const dayAt = (text: string) => Number(text.slice(-2))
        const window = ({ From, Until }: (typeof rows)[number]) => Array.from({ length: 28 }, (_, at) => at + 1).filter((at) => at >= (From === null ? 1 : dayAt(From)) && at <= (Until === null ? 28 : dayAt(Until)))
        const people = { all: [true, false], visitors: [false], customers: [true] }
        const expected: number[] = []
        for (const [at, row] of rows.entries()) if (expected.length < 5 && !row.Hidden && people[row.For].includes(isLoggedIn) && window(row).includes(dayAt(day))) expected.push(at)
        expect(numbers(shownBanners(rows.map((row, at) => ({ ...row, at })), { day, isLoggedIn }))).toEqual(expected)
      }),
    )
  })
})

describe('what has to change before it can be published', () => {
  it('is nothing of a page that is complete, or empty', () => {
    expect(homeProblems(content)).toEqual([])
    expect(homeProblems(emptyHomeContent)).toEqual([])
  })

  const href = (Href: string): Partial<HomeContent> => ({ Banners: [{ ...banner, Link: { Kind: 'address', Href } }] })
  test.each<[string, Partial<HomeContent>, string]>([
    ['a title of blanks', { Banners: [banner, { ...banner, Title: ' ' }] }, 'Banners.1.Title 请填写标题'],
    ['no picture', { Banners: [{ ...banner, ImageUrl: '' }] }, 'Banners.0.ImageUrl 请上传图片'],
    ['days the wrong way round', { Banners: [{ ...banner, From: '2026-12-02', Until: '2026-12-01' }] }, 'Banners.0.Until 结束日期不能早于开始日期'],
    ...['', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', '/%2f/evil.example', '/.//evil.example', '/\u0009/evil.example', 'https:evil', '／／evil.example', 'ftp://evil.example', 'mailto:a@b.example'].map(
      (address): [string, Partial<HomeContent>, string] => [`the link ${JSON.stringify(address)}`, href(address), 'Banners.0.Link 请填写本商城的路径（以 / 开头），或 https:// 开头的网址'],
    ),
    ['a floor without a name', { Floors: [{ ...floor, Name: '' }] }, 'Floors.0.Name 请填写楼层名称'],
    ['a floor twice', { Floors: [floor, { ...floor, Name: '书写有手感 ' }] }, 'Floors.1.Name 已有名为“书写有手感”的楼层'],
    ['a floor without a category', { Floors: [{ ...floor, CategoryId: null }] }, 'Floors.0.CategoryId 请选择分类'],
    ['a product twice', { Floors: [{ ...floor, ProductCodes: ['10010411', '10010411'] }] }, 'Floors.0.ProductCodes 同一商品只能放一次'],
    ['a hot word twice', { HotWords: ['纸', ' 纸'] }, 'HotWords.1 热词“纸”重复了'],
    ['an empty hot word', { HotWords: [''] }, 'HotWords.0 请填写热词'],
  ])('%s is said at its field', (_, changed, problem) => {
    expect(homeProblems({ ...content, ...changed }).map(({ Path, Message }) => `${Path} ${Message}`)).toEqual([problem])
  })

  test.each(['/', '/product/index?Cid=12', '/10010411.html', '/help/detail/1#top', 'https://www.example/a?b=中文'])('a link to %s may be published', (address) => {
    expect(homeProblems({ ...content, ...href(address) })).toEqual([])
  })
})

test.each<[string, Partial<HomeContent>]>([
  ['500 floors', { Floors: Array.from({ length: 500 }, () => floor) }],
  ['500 banners', { Banners: Array.from({ length: 500 }, () => banner) }],
  ['a title of 10,000 letters', { Banners: [{ ...banner, Title: '字'.repeat(10_000) }] }],
  ['a link of 10,000 letters', { Banners: [{ ...banner, Link: { Kind: 'address', Href: `/${'a'.repeat(10_000)}` } }] }],
  ['a picture that is a script', { Banners: [{ ...banner, ImageUrl: 'javascript:alert(1)' }] }],
  ['a picture of another host', { Banners: [{ ...banner, ImageUrl: '//evil.example/a.webp' }] }],
  ['a picture of 10,000 letters', { Banners: [{ ...banner, ImageUrl: `/${'a'.repeat(10_000)}` }] }],
  ['a focus outside', { Banners: [{ ...banner, FocusX: 101 }] }],
  ['a code with letters', { Floors: [{ ...floor, ProductCodes: ['1; drop table'] }] }],
  ['nine hot words', { HotWords: '一二三四五六七八九'.split('') }],
])('%s are not even kept in a draft', (_, changed) => {
  expect(givenHomeContent.safeParse({ ...content, ...changed }).success).toBe(false)
})

test('what differs is said in words', () => {
  const other = { ...banner, Title: '开工文具季' }
  expect(homeDifferences(content, content)).toEqual([])
  expect(homeDifferences(content, { ...content, Banners: [other, banner], Floors: [{ ...floor, Hidden: true }], Brands: false, HotWords: [] })).toEqual(['横幅加 1 张', '楼层改 1 层', '收起合作品牌', '热词删 1 个'])
  expect(homeDifferences({ ...content, Banners: [banner, other] }, { ...content, Banners: [other, banner] })).toEqual(['横幅换了顺序'])
  expect(['Banners.1.Title', 'Floors.0', 'HotWords.3'].map(homePlaceName)).toEqual(['横幅 2', '楼层 1', '热词'])
})

test('in whatever order keys come, the same is the same', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).toReversed().map(([key, inner]) => [key, reversed(inner)])) : value
  }
  const stored = givenHomeContent.parse(content)
  const other = reversed(stored) as HomeContent
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(stored))
  expect([isSameHome(stored, other), homeDifferences(stored, other)]).toEqual([true, []])
  expect(isSameHome(stored, { ...other, HotWords: [...other.HotWords, '纸'] })).toBe(false)
})
