import type { Guide } from '../testing/guide.ts'
import { ProductCard } from './ProductCard.tsx'

const nothing = () => {}
const pen = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><g transform="rotate(45 120 120)"><rect x="108" y="40" width="24" height="130" rx="4" fill="#175E7A"/><path d="M108 170h24l-12 34z" fill="#D8D3C6"/></g></svg>')}`
const shared = { name: '按动式中性笔 0.5mm 黑色 12支/盒', code: '100234871', href: '/100234871.html', imageSrc: pen, unit: '盒', onAddToCart: nothing } as const
const width = { maxInlineSize: 264 }

export const guide: Guide = {
  lead: '列表里的一件商品：图、名字、价格、库存与加入购物车；手机上变成一行。',
  use: ['商品列表、推荐、收藏、浏览记录。', '没有登录时不给 `price`，市场价就当作价格显示，在页面上说一次去哪里登录。', '不能买的给 `unavailable`，价格照写。'],
  avoid: ['购物车与订单里的行：用 `Table`。', '品牌、分类、活动：它们不是商品，用自己的样子。'],
  pairs: [
    {
      good: { shows: <ProductCard {...shared} style={width} price={21.6} marketPrice={28} agreed moq={5} stock={{ tone: 'in', label: '现货' }} onFavoriteChange={nothing} />, because: '名字和价格在任何按钮之前，起订量与库存说清。' },
      bad: { shows: <ProductCard {...shared} style={width} code="100234872" name="【爆款】超值热卖！限时特惠 中性笔 买到就是赚到 手慢无 黑色" price={21.6} stock={{ tone: 'out', label: '无货' }} />, because: '名字里没有规格；无货却还能加入购物车。' },
    },
  ],
  maturity: 'stable',
}
