import * as z from 'zod/mini'
import { day, id, productCode, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { identityOf, isSameValue } from '../is-same-value.ts'
import { isLinkAddress } from '../link-address.ts'
import { altLimit } from '../photo.ts'

/** The longest texts and the most rows of the home page. */
export const homeLimits = { title: 16, subtitle: 40, address: 500, banners: 20, shownBanners: 5, floorName: 16, floors: 20, floorProducts: 20, hotWord: 12, hotWords: 8 } as const

/** Who sees a banner. */
export const bannerAudiences = { all: '所有人', visitors: '未登录的访客', customers: '已登录的客户' } as const

export type BannerAudience = keyof typeof bannerAudiences

const percent = z.number().check(z.minimum(0), z.maximum(100))

/** What a banner opens: the list of a category (`null`: of all products), or an address. */
const bannerLink = z.discriminatedUnion('Kind', [
  z.object({ Kind: field(z.literal('products'), 'A list of products.'), CategoryId: field(z.nullable(id), 'Its category; null for all products.') }),
  z.object({ Kind: field(z.literal('address'), 'A path of the mall, or an address of the web.'), Href: field(text(homeLimits.address), 'The address, as typed: `homeProblems` says where it may not be.') }),
])

/** As the server returns it: of a drawing that a page carries along the address is longer than one that may be sent. */
const pictureAddress = z.string().check(z.regex(/^(?:$|\/(?!\/)|https:\/\/|data:image\/)/))

const bannerWith = <Address extends z.ZodMiniType<string, string>>(address: Address) =>
  z.object({
    Title: field(text(homeLimits.title), 'Title.'),
    Subtitle: field(text(homeLimits.subtitle), 'Second line; empty for none.'),
    ImageUrl: field(address, 'Address of its picture; empty: none yet.'),
    Alt: field(text(altLimit), 'What the picture shows, where the words do not say it.'),
    FocusX: field(percent, 'What stays in sight where the picture is cut, from the left, per cent.'),
    FocusY: field(percent, 'From the top, per cent.'),
    Link: field(bannerLink, 'What it opens.'),
    From: field(z.nullable(day), 'First day that it is shown; null: at once.'),
    Until: field(z.nullable(day), 'Last day, until 24:00; null: for good.'),
    For: field(z.literal(Object.keys(bannerAudiences) as readonly BannerAudience[]), 'all 所有人, visitors 未登录的访客, customers 已登录的客户.'),
    Hidden: field(z.boolean(), 'Kept and not shown.'),
  })

export const homeBanner = named('HomeBanner', 'A banner of the home page as its editors keep it.', bannerWith(pictureAddress))

export const homeFloor = named(
  'HomeFloor',
  'A floor of the home page as its editors keep it.',
  z.object({
    Name: field(text(homeLimits.floorName), 'Title.'),
    CategoryId: field(z.nullable(id), 'Category, whose list 更多 opens; null: none chosen yet.'),
    ProductCodes: field(z.array(productCode).check(z.maxLength(homeLimits.floorProducts)), 'Products that were chosen, in their order; empty: those of the category that sell best.'),
    Hidden: field(z.boolean(), 'Kept and not shown.'),
  }),
)

const contentWith = <Banner extends z.ZodMiniType>(banner: Banner) =>
  z.object({
    Banners: field(z.array(banner).check(z.maxLength(homeLimits.banners)), 'Banners, in their order.'),
    Floors: field(z.array(homeFloor).check(z.maxLength(homeLimits.floors)), 'Floors, in their order.'),
    Brands: field(z.boolean(), 'Whether 合作品牌 is shown.'),
    HotWords: field(z.array(text(homeLimits.hotWord)).check(z.maxLength(homeLimits.hotWords)), 'Hot words of the search, in their order; empty: what is searched most.'),
  })

/** What people fill in of the home page. */
export const homeContent = named('HomeContent', 'What people fill in of the home page.', contentWith(homeBanner))

/** The same in a request. A value that passes here may be kept in a draft; `homeProblems` decides what may be published. */
export const givenHomeContent = contentWith(bannerWith(pictureAddress.check(z.maxLength(homeLimits.address))))

export type HomeContent = z.output<typeof homeContent>

export type HomeBannerContent = HomeContent['Banners'][number]

export type HomeFloorContent = HomeContent['Floors'][number]

/** The home page of a mall for which nobody has made one. */
export const emptyHomeContent: HomeContent = { Banners: [], Floors: [], Brands: true, HotWords: [] }

/** For whom banners are chosen, and when. */
export interface BannerViewer {
  /** Asia/Shanghai. */
  readonly day: string
  readonly isLoggedIn: boolean
}

type Scheduled = Pick<HomeBannerContent, 'From' | 'Until' | 'For' | 'Hidden'>

/** Whether a banner fits a viewer: it is not hidden, is for them, and the day is between its first and its last, both included. */
export const bannerFits = ({ From, Until, For, Hidden }: Scheduled, { day: today, isLoggedIn }: BannerViewer): boolean =>
  !Hidden && (For === 'all' || (For === 'customers') === isLoggedIn) && (From === null || From <= today) && (Until === null || today <= Until)

/** Those of several banners that a viewer sees: of those that fit the first five, each in its place by order. */
export const shownBanners = <Banner extends Scheduled>(banners: readonly Banner[], viewer: BannerViewer): Banner[] => banners.filter((banner) => bannerFits(banner, viewer)).slice(0, homeLimits.shownBanners)

/** Why the home page cannot be published as it is, at the field that has to change. */
export interface HomeProblem {
  /** As `Banners.0.Title`. */
  readonly Path: string
  readonly Message: string
}

/** Fields of banners, floors and hot words, each with what is wrong; null when nothing is. */
type Checks = Readonly<Record<string, string | null>>

const required = (value: string, message: string): string | null => (value.trim() === '' ? message : null)

const bannerChecks = ({ Title, ImageUrl, Link, From, Until }: HomeBannerContent): Checks => ({
  Title: required(Title, '请填写标题'),
  ImageUrl: ImageUrl === '' ? '请上传图片' : null,
  Link: Link.Kind === 'products' || isLinkAddress(Link.Href) ? null : '请填写本商城的路径（以 / 开头），或 https:// 开头的网址',
  Until: From !== null && Until !== null && Until < From ? '结束日期不能早于开始日期' : null,
})

const floorChecks = ({ Name, CategoryId, ProductCodes }: HomeFloorContent, before: readonly HomeFloorContent[]): Checks => ({
  Name: required(Name, '请填写楼层名称') ?? (before.some((floor) => floor.Name.trim() === Name.trim()) ? `已有名为“${Name.trim()}”的楼层` : null),
  CategoryId: CategoryId === null ? '请选择分类' : null,
  ProductCodes: new Set(ProductCodes).size < ProductCodes.length ? '同一商品只能放一次' : null,
})

const wordCheck = (word: string, before: readonly string[]): string | null => required(word, '请填写热词') ?? (before.some((other) => other.trim() === word.trim()) ? `热词“${word.trim()}”重复了` : null)

const problemsAt = (place: string, checks: Checks): HomeProblem[] => Object.entries(checks).flatMap(([name, Message]) => (Message === null ? [] : [{ Path: `${place}.${name}`, Message }]))

/** All that has to change before the home page can be published, in its order: beside the fields of the editor, and what the server refuses. Whether categories, products and pictures exist, the server alone knows. */
export const homeProblems = ({ Banners, Floors, HotWords }: HomeContent): HomeProblem[] => [
  ...Banners.flatMap((banner, at) => problemsAt(`Banners.${at}`, bannerChecks(banner))),
  ...Floors.flatMap((floor, at) => problemsAt(`Floors.${at}`, floorChecks(floor, Floors.slice(0, at)))),
  ...HotWords.flatMap((word, at) => {
    const Message = wordCheck(word, HotWords.slice(0, at))
    return Message === null ? [] : [{ Path: `HotWords.${at}`, Message }]
  }),
]

/** Where something is, for people: 横幅 2, 楼层 1, 热词. */
export const homePlaceName = (path: string): string => {
  const [part = '', at = ''] = path.split('.')
  const names: Readonly<Record<string, string>> = { Banners: `横幅 ${Number(at) + 1}`, Floors: `楼层 ${Number(at) + 1}`, HotWords: '热词' }
  return names[part] ?? '首页'
}

/** Whether two contents are the same. */
export const isSameHome = (one: HomeContent, other: HomeContent): boolean => isSameValue(one, other)

/** What differs between two contents, in words, as a history says it: 横幅 加 1 张, 楼层 改 2 层. */
export const homeDifferences = (before: HomeContent, after: HomeContent): string[] => {
  const rows = (name: string, unit: string, one: readonly unknown[], other: readonly unknown[]): string[] => {
    const [old, now] = [one.map(identityOf), other.map(identityOf)]
    const added = now.filter((row) => !old.includes(row)).length
    const gone = old.filter((row) => !now.includes(row)).length
    const changed = Math.min(added, gone)
    const parts = [changed > 0 ? `改 ${changed} ${unit}` : '', added > changed ? `加 ${added - changed} ${unit}` : '', gone > changed ? `删 ${gone - changed} ${unit}` : ''].filter((part) => part !== '')
    if (parts.length > 0) return [`${name}${parts.join('、')}`]
    return identityOf(old) === identityOf(now) ? [] : [`${name}换了顺序`]
  }
  return [
    ...rows('横幅', '张', before.Banners, after.Banners),
    ...rows('楼层', '层', before.Floors, after.Floors),
    ...(before.Brands === after.Brands ? [] : [after.Brands ? '显示合作品牌' : '收起合作品牌']),
    ...rows('热词', '个', before.HotWords, after.HotWords),
  ]
}
