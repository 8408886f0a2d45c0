import { shownBanners, type HomeBannerContent, type HomeContent } from '@mall/api/seller/contract'
import { buildCategoryTree, buildHome } from '@mall/mocks'
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

/** Stands in for the page that the server renders for a visitor: the content's own banners and floors, with products at the market price. */
export const buildHomePage = ({ Banners, Floors, Brands, HotWords }: HomeContent): string => {
  const { Floors: shelves, Brands: brands } = buildHome()
  const [first, ...others] = shownBanners(Banners, { day: '2026-11-27', isLoggedIn: false })
  const picture = ({ ImageUrl, FocusX, FocusY }: HomeBannerContent) => `<img src="${ImageUrl}" alt="" style="object-position:${FocusX}% ${FocusY}%">`
  const cards = (at: number) =>
    (shelves[at % shelves.length]?.Items ?? []).slice(0, 5).map(({ CustomerProductName, ImageUrl, MarketPrice, Unit }) => `<div><img src="${ImageUrl}" alt=""><p>${CustomerProductName}</p><b>¥${MarketPrice?.toFixed(2)}</b> /${Unit}</div>`).join('')
  return `<!doctype html><html lang="zh-CN"><title>文房商城</title><style>${style}</style>
<header><div class="strip">您好，请登录</div><div class="top"><b>文房商城</b><div class="find"><div class="search">商品名称 / 编码 / 品牌</div><p data-block="hot-words">${(HotWords.length === 0 ? ['复印纸', '中性笔', '硒鼓'] : HotWords).join('　')}</p></div></div></header>
<main><div class="first"><nav>${buildCategoryTree().slice(0, 7).map(({ Name }) => `<p>${Name}</p>`).join('')}</nav>
${first === undefined ? '' : `<div class="banner" data-block="banner"><div><h1>${first.Title}</h1><p>${first.Subtitle}</p></div>${picture(first)}</div>`}</div>
<div class="small">${others.map((banner) => `<div data-block="banner"><p><b>${banner.Title}</b><br>${banner.Subtitle}</p>${picture(banner)}</div>`).join('')}</div>
${Floors.flatMap(({ Name, Hidden }, at) => (Hidden ? [] : [`<section data-block="floor"><h2>${Name}</h2><div class="cards">${cards(at)}</div></section>`])).join('')}
${Brands ? `<section data-block="brands"><h2>合作品牌</h2><div class="cards brands">${brands.slice(0, 10).map(({ Name, LogoUrl }) => `<div><img src="${LogoUrl}" alt=""><p>${Name}</p></div>`).join('')}</div></section>` : ''}</main></html>`
}
