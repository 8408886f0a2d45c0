import type { HomeBannerContent, HomeContent } from '@mall/api/seller/contract'
import { expect, test } from 'vitest'
import type { Place } from './home-words.ts'
import { absenceText, contentSeenBy, viewerOf } from './seen-page.ts'

const banner: HomeBannerContent = { Title: '年末补仓', Subtitle: '', ImageUrl: '', Alt: '', FocusX: 50, FocusY: 50, Link: { Kind: 'products', CategoryId: null }, From: null, Until: null, For: 'all', Hidden: false }
const content: HomeContent = { Banners: [], Floors: [], Brands: true, HotWords: [] }
const today = '2026-11-27'
const visitor = { day: today, isLoggedIn: false }

test.each<[string, Partial<HomeBannerContent>, string, boolean]>([
  ['that is always shown', {}, today, false],
  ['for customers', { For: 'customers' }, today, true],
  ['that comes', { From: '2026-12-24' }, '2026-12-24', false],
  ['that is over', { Until: '2026-11-20' }, '2026-11-20', false],
])('a banner %s is looked at by those who see it', (_, changed, day, isLoggedIn) => {
  const one = { ...banner, ...changed }
  const viewer = viewerOf(one, today)
  expect(viewer).toEqual({ day, isLoggedIn })
  expect(absenceText({ ...content, Banners: [one] }, 'Banners', one, viewer)).toBeNull()
})

test('what a viewer sees is what the server shows a visitor today', () => {
  const Banners = [{ ...banner, Title: '客户', For: 'customers' as const, From: '2026-12-24' }, { ...banner, Title: '访客', For: 'visitors' as const }, banner]
  const titles = (viewer: typeof visitor) => contentSeenBy({ ...content, Banners }, viewer).Banners.map(({ Title, From, For }) => [Title, From, For].join())
  expect(titles(visitor)).toEqual(['访客,,all', '年末补仓,,all'])
  expect(titles({ day: '2026-12-25', isLoggedIn: true })).toEqual(['客户,,all', '年末补仓,,all'])
})

const hidden = { ...banner, Hidden: true }
const forCustomers = { ...banner, For: 'customers' as const }
const later = { ...banner, From: '2026-12-24' }
const over = { ...banner, Until: '2026-11-20' }

test.each<[string | null, Place, HomeContent, HomeBannerContent | undefined]>([
  ['合作品牌收起了，页面上没有', 'Brands', { ...content, Brands: false }, undefined],
  [null, 'Brands', content, undefined],
  ['这一层收起了，页面上没有', 'Floors.0', { ...content, Floors: [{ Name: '茶水间', CategoryId: 1, ProductCodes: [], Hidden: true }] }, undefined],
  ['这张横幅收起了，页面上没有', 'Banners', { ...content, Banners: [hidden] }, hidden],
  ['这张横幅只给已登录的客户看，访客的页面上没有', 'Banners', { ...content, Banners: [forCustomers] }, forCustomers],
  ['这张横幅 2026-12-24 开始，2026-11-27 的页面上还没有', 'Banners', { ...content, Banners: [later] }, later],
  ['这张横幅 2026-11-20 结束，2026-11-27 的页面上没有了', 'Banners', { ...content, Banners: [over] }, over],
  ['同时最多显示 5 张，这张排在后面，页面上没有', 'Banners', { ...content, Banners: [...Array.from({ length: 5 }, () => ({ ...banner })), banner] }, banner],
])('what is not on the page is said: %s', (text, place, edited, chosen) => {
  expect(absenceText(edited, place, chosen, visitor)).toBe(text)
})

test('a banner for visitors is missed by customers', () => {
  const forVisitors = { ...banner, For: 'visitors' as const }
  expect(absenceText({ ...content, Banners: [forVisitors] }, 'Banners', forVisitors, { ...visitor, isLoggedIn: true })).toBe('这张横幅只给访客看，已登录的客户的页面上没有')
})
