import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextInput } from '../text-input/index.ts'
import { SearchBox } from './SearchBox.tsx'

const found = [
  { id: '100101', label: 'A4 打印纸 70g 500张/包', hint: '100101' },
  { id: '100102', label: 'A4 打印纸 80g 500张/包', hint: '100102' },
]
const load = async () => found
const hot = ['打印纸', '中性笔', '硒鼓'].map((keyword, at) => ({ keyword, highlight: at === 0 }))
const search = () => {}

export const guide: Guide = {
  lead: '商城找商品的那个框：边输入边给联想、下方有热词、还能拿图片来找。它不碰网络，联想、搜索与识图都由页面给。',
  use: [
    '全站找商品：首页用 `hero`，其余页面的页头用默认尺寸，用户中心的页头用 `small`。',
    '需要联想词、热词或以图搜图中的任一样。',
    '服务器先画、脚本后到的页面：给 `action` 与 `name`，脚本没到也能由浏览器提交。',
  ],
  avoid: [
    '在一张列表里筛选：用 `FilterText` 或 `TextInput`，它们不该弹出商品联想。',
    '从候选里选定一个人、一个部门：用 `Combobox`，它的值是选项而不是一段文字。',
    '一次搜几样东西：放进 `FilterBar`，用一个「查询」一起提交。',
  ],
  pairs: [
    {
      good: {
        shows: <SearchBox onSearch={search} loadSuggestions={load} hotKeywords={hot} imageSearch={{ onImage: search }} messages={{ label: '搜索商品（推荐）' }} />,
        because: '热词三到八个，只有一个 `highlight`；图搜与搜索都在框里，一眼看全能做什么。',
      },
      bad: {
        shows: (
          <SearchBox
            onSearch={search}
            hotKeywords={['打印纸', '中性笔', '硒鼓', '文件夹', '抽纸', '订书机'].map((keyword) => ({ keyword, highlight: true }))}
            messages={{ label: '搜索商品（避免）' }}
          />
        ),
        because: '每个热词都突出，等于一个也没有突出。',
      },
    },
    {
      good: {
        shows: <SearchBox style={{ marginBlockEnd: 40 }} onSearch={search} defaultValue="回形针 异型" error="未找到相关商品" messages={{ label: '搜索结果（推荐）' }} />,
        because: '没有结果时用 `error` 写在框边，打过的字还在，改两个字就能再搜。',
      },
      bad: {
        shows: <SearchBox onSearch={search} messages={{ label: '搜索结果（避免）' }} />,
        because: '清空输入框再弹一条提示：人要凭记忆重打一遍，提示四秒后也没了。',
      },
    },
    {
      good: {
        shows: <SearchBox size="small" onSearch={search} loadSuggestions={load} messages={{ label: '搜索商品（窄处）' }} />,
        because: '后台页头高 48 像素，用 `small`：按钮退为安静的一格，不与页面的主操作争。',
      },
      bad: {
        shows: (
          <Field label="搜索商品">
            <TextInput placeholder="请输入商品名称" />
          </Field>
        ),
        because: '普通输入框没有联想，也不认输入法：拼音还没选字，回车就把半个词送出去了。',
      },
    },
  ],
  maturity: 'stable',
}
