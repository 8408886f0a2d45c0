import { ConfigProvider, Menu } from 'antd'
import { categories } from '../data.ts'
import { antdFont, still } from './still.ts'
import { Words } from './Words.tsx'

const items = categories.map((one) => ({
  key: String(one.CategoryId),
  label: one.Name,
  children: (one.Category2List ?? []).map((two) => ({
    key: String(two.CategoryId),
    type: 'group' as const,
    label: <a href={`/product/index?Cid=${two.CategoryId}`}>{two.Name}</a>,
    children: (two.Category3List ?? []).map((three) => ({
      key: String(three.CategoryId),
      label: <a href={`/product/index?Cid=${three.CategoryId}`}>{three.Name}</a>,
    })),
  })),
}))

export const Scene = () => (
  <ConfigProvider theme={still}>
    <Words font={antdFont} />
    <Menu mode="vertical" items={items} subMenuOpenDelay={0} style={{ width: 240 }} />
  </ConfigProvider>
)
