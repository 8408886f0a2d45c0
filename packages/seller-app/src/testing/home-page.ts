import { shownBanners, type HomeBannerContent, type HomeContent } from '@mall/api/seller/contract'
import { buildCategoryTree, buildHome, drawingOf } from '@mall/mocks'
import { media } from '@mall/ui/theme'

const style = `
*{box-sizing:border-box;margin:0}
body{font:14px/22px "Noto Sans SC",sans-serif;color:#1c1f22;background:#f6f5f1}
a,h1,h2,b{color:inherit;font-weight:600}
header{background:#fff;border-bottom:1px solid #e4e2db}
.strip{padding:4px 24px;background:#0c3646;color:#e7f1f5;font-size:12px}
.top,main{max-width:1280px;margin:auto;padding:16px 24px}
.top{display:flex;gap:24px;align-items:center}
.top b{font-size:20px;white-space:nowrap}
.find{flex:1}
.find p{padding-top:4px;color:#4a5056;font-size:12px}
.search{padding:10px 16px;border:2px solid #175e7a;border-radius:4px;color:#6b7177}
.first{display:grid;grid-template-columns:220px 1fr;gap:16px}
nav,.banner,.cards{border:1px solid #e4e2db;border-radius:8px;background:#fff;overflow:hidden}
nav{padding:8px 16px}
nav p{padding:6px 0}
.banner{display:grid;grid-template-columns:2fr 3fr;height:256px;background:#eceae4}
.banner img{width:100%;height:256px;object-fit:cover;display:block}
.banner div{display:grid;align-content:center;padding:0 32px}
.banner h1{font-size:24px;line-height:32px}
section{margin-top:24px}
.small{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:16px;margin-top:16px}
.small>div{display:grid;grid-template-columns:1fr 1fr;align-items:center;height:96px;overflow:hidden;border:1px solid #e4e2db;border-radius:8px;background:#fff;font-size:12px}
.small p{padding:0 12px}
.small img{width:100%;height:96px;object-fit:cover}
h2{margin:0 0 12px;font-size:16px;line-height:24px}
.cards{display:grid;grid-template-columns:repeat(5,1fr)}
.cards div{padding:16px;border-right:1px solid #e4e2db}
.cards img{display:block;width:100%;aspect-ratio:4/3;object-fit:contain;background:#f3f2ed;border-radius:4px}
.cards p{height:44px;margin:12px 0 4px;overflow:hidden}
.cards b{font-size:20px}
.brands div{border-bottom:1px solid #e4e2db;text-align:center}
.brands img{height:40px;background:none}
.brands p{height:22px}
${media.tablet}{.top,main{padding:12px 16px}.top b{font-size:16px}.first{grid-template-columns:1fr}nav{display:none}.banner{grid-template-columns:1fr 1fr;height:160px}.banner img{height:160px}.banner div{padding:0 16px}.banner h1{font-size:18px;line-height:26px}.small{grid-template-columns:1fr}.cards{grid-template-columns:1fr 1fr}.cards div:nth-child(n+5){display:none}}
`

interface Goods {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly unit: string
}

const goodsOf = (...rows: readonly (readonly [code: string, name: string, price: number, unit: string])[]): readonly Goods[] => rows.map(([code, name, price, unit]) => ({ code, name, price, unit }))

/** What sells best in some categories. */
const bestSellers: ReadonlyMap<number | null, readonly Goods[]> = new Map([
  [10, goodsOf(
    ['10010322', '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', 117, '箱'], ['10010159', '禾笺 原木浆 A4复印纸 75g 500张/包', 20.5, '包'], ['10010222', '云笺坊 简约系列 A3复印纸 80g 500张/包', 47, '包'],
    ['10010411', '云笺坊 晴川系列 彩色打印纸 浅绿 A4 80g', 22, '包'], ['10010396', '麓纸 商务系列 静电复印纸 A4 80g 5包/箱', 110, '箱'],
  )],
  [12, goodsOf(
    ['12010181', '澄案 净墨系列 按动中性笔 红色 0.7mm 12支/盒', 48, '盒'], ['12010411', '墨汀 轻握系列 直液式签字笔 黑色 0.38mm', 3.3, '支'], ['12030148', '砚屿 速写系列 可擦白板笔 蓝色', 2.2, '支'],
    ['12020211', '知汀 轻握系列 铱金钢笔 深蓝 明尖', 100, '支'], ['12010170', '知汀 速写系列 按动中性笔 黑色 0.5mm', 1.5, '支'],
  )],
  [13, goodsOf(
    ['13010159', '澄案 省力系列 订书机 蓝色 24/6 60页', 36.5, '个'], ['13020148', '青檐 常备系列 长尾夹 黑色 25mm 48只/筒', 9.8, '筒'], ['13030112', '青檐 桌面系列 封箱胶带 透明 60mm', 6.5, '卷'],
    ['14030148', '澄案 加厚系列 A4塑料档案盒 灰色 55mm', 10.9, '个'], ['14010107', '柏屿 明朗系列 强力文件夹 黑色 双强力', 9.6, '个'],
  )],
  [24, goodsOf(['24010117', '云岫 山场系列 绿茶 明前 250g', 88, '罐'], ['24020130', '栖谷 暖手系列 保温杯 墨绿 500ml', 69, '个'], ['24030125', '净苔 茶水系列 一次性纸杯 250ml 100只/包', 12.5, '包'])],
])

/** All of these goods, by their codes. */
export const homeGoods: ReadonlyMap<string, Goods> = new Map([...bestSellers.values()].flat().map((goods) => [goods.code, goods]))

/** What a floor shows: what was chosen for it, else what sells best in its category. */
const goodsOn = ({ CategoryId, ProductCodes }: HomeContent['Floors'][number]): readonly Goods[] =>
  (ProductCodes.length === 0 ? (bestSellers.get(CategoryId) ?? []) : ProductCodes.flatMap((code) => homeGoods.get(code) ?? [])).slice(0, 5)

/** Stands in for the page that the server renders for a visitor: the content's own banners and floors, with products at the market price. */
export const buildHomePage = ({ Banners, Floors, Brands, HotWords }: HomeContent): string => {
  const { Brands: brands } = buildHome()
  const [first, ...others] = shownBanners(Banners, { day: '2026-11-27', isLoggedIn: false })
  const picture = ({ ImageUrl, FocusX, FocusY }: HomeBannerContent) => `<img src="${ImageUrl}" alt="" style="object-position:${FocusX}% ${FocusY}%">`
  const cards = (floor: HomeContent['Floors'][number]) => goodsOn(floor).map(({ name, price, unit }) => `<div><img src="${drawingOf(name)}" alt=""><p>${name}</p><b>¥${price.toFixed(2)}</b> /${unit}</div>`).join('')
  return `<!doctype html><html lang="zh-CN"><title>文房商城</title><style>${style}</style>
<header><div class="strip">您好，请登录</div><div class="top"><b>文房商城</b><div class="find"><div class="search">商品名称 / 编码 / 品牌</div><p data-block="hot-words">${(HotWords.length === 0 ? ['复印纸', '中性笔', '硒鼓'] : HotWords).join('　')}</p></div></div></header>
<main><div class="first"><nav>${buildCategoryTree().slice(0, 7).map(({ Name }) => `<p>${Name}</p>`).join('')}</nav>
${first === undefined ? '' : `<div class="banner" data-block="banner"><div><h1>${first.Title}</h1><p>${first.Subtitle}</p></div>${picture(first)}</div>`}</div>
<div class="small">${others.map((banner) => `<div data-block="banner"><p><b>${banner.Title}</b><br>${banner.Subtitle}</p>${picture(banner)}</div>`).join('')}</div>
${Floors.flatMap((floor) => (floor.Hidden ? [] : [`<section data-block="floor"><h2>${floor.Name}</h2><div class="cards">${cards(floor)}</div></section>`])).join('')}
${Brands ? `<section data-block="brands"><h2>合作品牌</h2><div class="cards brands">${brands.slice(0, 10).map(({ Name, LogoUrl }) => `<div><img src="${LogoUrl}" alt=""><p>${Name}</p></div>`).join('')}</div></section>` : ''}</main></html>`
}
