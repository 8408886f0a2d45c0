import type { Guide } from '../testing/guide.ts'
import { sampleTree } from '../testing/samples/category-nav.ts'
import { CategoryNav } from './CategoryNav.tsx'
import { groupCategories } from './group-categories.ts'

const rows = groupCategories(sampleTree, 11)
const few = rows.slice(0, 4)
const width = { inlineSize: 220, maxInlineSize: '100%' }
const nothingBelow = [
  { CategoryId: 1, Name: '今日特价', Category2List: [] },
  { CategoryId: 2, Name: '我的收藏', Category2List: [] },
  { CategoryId: 3, Name: '联系客服', Category2List: [] },
]

export const guide: Guide = {
  lead: '商品的三级分类：一列一级分类，指着哪行，哪行的二三级就在旁边展开。所有链接都在 HTML 里，没有脚本也能走。',
  use: [
    '首页与各商城页的分类入口：登录后 11 行，访客 15 行，用 `limit` 或 `groupCategories` 的第二个参数截取。',
    '同一个 `CategoryGroup` 的几个一级分类要并成一行时。',
    '要在人真的点开之前预取那一类的商品：`onRowIntent` 每行只叫一次。',
  ],
  avoid: [
    '从分类里选一个填进表单：用 `Cascader` 或 `TreeSelect`。',
    '管理分类（增、删、移动）：用 `Tree`。',
    '用户中心的菜单：用 `UserCentreMenu`；商品页的位置：用 `Breadcrumbs`。',
  ],
  pairs: [
    {
      good: {
        shows: <div style={{ minBlockSize: 420 }}><CategoryNav label="商品分类（推荐）" rows={rows} layout="drilldown" style={width} /></div>,
        because: '只放分类，行数按登录与否定好；手机上面板盖住各行，有返回按钮。',
      },
      bad: {
        shows: <CategoryNav label="商品分类（避免）" rows={groupCategories(nothingBelow, 3)} layout="drilldown" style={width} />,
        because: '把活动与客服混进分类：没有下级的行点了就走，和别的行不是一回事。',
      },
    },
    {
      wide: true,
      good: {
        shows: <div style={{ minBlockSize: 240 }}><CategoryNav label="商品分类（宽处）" rows={few} layout="flyout" style={width} /></div>,
        because: '右边留出面板的位置：面板与各行一样高，斜着移过去也不会误开别的行。',
      },
      bad: {
        shows: <div style={{ minBlockSize: 200 }}><CategoryNav label="商品分类（挤处）" rows={few} layout="flyout" openDelay={0} style={width} /></div>,
        because: '`openDelay` 设为 0：鼠标只是路过，面板就一个接一个闪出来。',
      },
    },
  ],
  maturity: 'stable',
}
