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
.search{flex:1;padding:10px 16px;border:2px solid #175e7a;border-radius:4px;color:#6b7177}
.first{display:grid;grid-template-columns:220px 1fr;gap:16px}
nav,.banner,.cards{border:1px solid #e4e2db;border-radius:8px;background:#fff;overflow:hidden}
nav{padding:8px 16px}
nav p{padding:6px 0}
.banner{display:grid;grid-template-columns:2fr 3fr;height:256px;background:#eceae4}
.banner img{width:100%;height:256px;object-fit:cover;display:block}
.banner div{display:grid;align-content:center;padding:0 32px}
.banner h1{font-size:24px;line-height:32px}
h2{margin:24px 0 12px;font-size:16px;line-height:24px}
.cards{display:grid;grid-template-columns:repeat(5,1fr)}
.cards div{padding:16px;border-right:1px solid #e4e2db}
.cards img{display:block;width:100%;aspect-ratio:4/3;object-fit:contain;background:#f3f2ed;border-radius:4px}
.cards p{height:44px;margin:12px 0 4px;overflow:hidden}
.cards b{font-size:20px}
.brands div{border-bottom:1px solid #e4e2db;text-align:center}
.brands img{height:40px;background:none}
.brands p{height:22px}
${media.tablet}{.top,main{padding:12px 16px}.top b{font-size:16px}.first{grid-template-columns:1fr}nav{display:none}.banner{grid-template-columns:1fr 1fr;height:160px}.banner img{height:160px}.banner div{padding:0 16px}.banner h1{font-size:18px;line-height:26px}.cards{grid-template-columns:1fr 1fr}.cards div:nth-child(n+5){display:none}}
`

/** Stands in for the page that the server renders for a visitor: its banner, with such a title, and floors of products at the market price. */
export const buildHomePage = (title: string): string => {
  const { Banners: [banner], Floors, Brands } = buildHome()
  const cards = ({ Items }: (typeof Floors)[number]) =>
    Items.slice(0, 5).map(({ CustomerProductName, ImageUrl, MarketPrice, Unit }) => `<div><img src="${ImageUrl}" alt=""><p>${CustomerProductName}</p><b>¥${MarketPrice?.toFixed(2)}</b> /${Unit}</div>`).join('')
  return `<!doctype html><html lang="zh-CN"><title>文房商城</title><style>${style}</style>
<header><div class="strip">您好，请登录</div><div class="top"><b>文房商城</b><div class="search">商品名称 / 编码 / 品牌</div></div></header>
<main><div class="first"><nav>${buildCategoryTree().slice(0, 7).map(({ Name }) => `<p>${Name}</p>`).join('')}</nav>
<div class="banner"><div><h1>${title}</h1><p>${banner?.Subtitle}</p></div><img src="${banner?.ImageUrl}" alt=""></div></div>
${Floors.map((floor) => `<h2>${floor.Name}</h2><div class="cards">${cards(floor)}</div>`).join('')}
<h2>合作品牌</h2><div class="cards brands">${Brands.slice(0, 10).map(({ Name, LogoUrl }) => `<div><img src="${LogoUrl}" alt=""><p>${Name}</p></div>`).join('')}</div></main></html>`
}
