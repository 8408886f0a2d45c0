import type { HomeBannerContent } from '@mall/api/seller/contract'
import { expect, test } from 'vitest'
import { bannerNote, bannersText, crowdedText, floorNote, placeOfProblem } from './home-words.ts'

const banner: HomeBannerContent = { Title: '年末补仓', Subtitle: '', ImageUrl: '', Alt: '', FocusX: 50, FocusY: 50, Link: { Kind: 'products', CategoryId: null }, From: null, Until: null, For: 'all', Hidden: false }
const day = '2026-11-27'

test.each<[string, Partial<HomeBannerContent>]>([
  ['一直', {}],
  ['从 11-27 起', { From: '2026-11-27' }],
  ['到 12-31', { Until: '2026-12-31' }],
  ['11-27 到 12-31，已登录的客户', { From: '2026-11-27', Until: '2026-12-31', For: 'customers' }],
  ['收起', { Hidden: true, From: '2026-11-27' }],
])('a banner is noted as %s', (note, changed) => {
  expect(bannerNote({ ...banner, ...changed })).toBe(note)
})

test('what is shown today is counted for whom, and what has no room is named', () => {
  const five = Array.from({ length: 5 }, () => banner)
  expect(bannersText(five, day)).toBe('今天显示 5 张')
  expect(crowdedText(five, day)).toBeNull()
  expect(bannersText([{ ...banner, For: 'visitors' }, banner], day)).toBe('今天访客看到 2 张，客户看到 1 张')
  expect(crowdedText([...five, banner, { ...banner, From: '2026-11-28' }, { ...banner, Hidden: true }, banner], day)).toBe('第 6、9 张今天轮不到：同时最多显示 5 张，靠前的先显示')
  // The first is no room lost for those who do not see it.
  expect(crowdedText([{ ...banner, For: 'visitors' }, ...five], day)).toBeNull()
})

test('floors and places are named', () => {
  const floor = { Name: '', CategoryId: null, ProductCodes: ['1', '2'], Hidden: false }
  expect([floorNote(floor), floorNote({ ...floor, ProductCodes: [] }), floorNote({ ...floor, Hidden: true })]).toEqual(['手选 2 种', '按销量', '收起'])
  expect(['Banners.2.Title', 'Floors.1.Name', 'HotWords.0'].map((Path) => placeOfProblem({ Path, Message: '' }))).toEqual(['Banners', 'Floors.1', 'HotWords'])
})
