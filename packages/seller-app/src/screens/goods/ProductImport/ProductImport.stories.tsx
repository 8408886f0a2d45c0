import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle, responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ProductImport } from './ProductImport.tsx'
import { ProductImportView } from './ProductImportView.tsx'

const key = 'POST /api/SellerProductImport/Template'
const template = {
  Titles: ['编码', '商品名称', '品牌', '分类', '单位', '起订量', '税率', '市场价', '阶梯价', '上架', '上海库存'],
  Example: ['880001', '禾笺 原木浆 A4复印纸 70g 500张/包', '禾笺', '办公用纸/复印纸/A4复印纸', '包', '1', '13%', '21.90', '1:21.90；10:20.90', '是', '1200'],
  Hints: [
    '填写 1 到 20 位数字，设为文本格式', '填写不超过 100 个字的名称', '填写品牌的名称，与“品牌”里的一致', '写成“一级/二级/三级”', '填写一件的单位，如 包、支、箱', '填写正整数，须是递增的倍数', '填写 13%、9%、6%、3%、1%、0% 之一',
    '填写大于 0 的数字，最多两位小数，如 117.00', '写成“数量:单价；数量:单价”，数量递增、单价递减，第一档从起订量起', '填写“是”或“否”', '填写现有件数，0 到 999999',
  ],
}
const buildDetail = responseBuilder('POST /api/SellerProductImport/Detail')

const meta = preview.meta({
  title: 'Seller/导入商品 Product import',
  component: ProductImportView,
  args: { template, sending: false, problem: '', onFile: fn() },
  render: (args) => (
    <MemoryRouter>
      <ProductImportView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at="/products/import" login={sellerLogin}>
    <ProductImport />
  </StoryMall>
)

const table = new File(['编码,名称\n1,纸'], '新品.csv', { type: 'text/csv' })

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择文件', { selector: 'input' }), table)
    await expect(args.onFile).toHaveBeenCalledWith(table)
    await expect(canvas.getByRole('rowheader', { name: '编码' })).toBeVisible()
  },
})
export const InvalidInput = meta.story({
  args: { problem: '没有“编码”一列' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有“编码”一列')
  },
})
export const Submitting = meta.story({ args: { sending: true } })
export const LongContent = meta.story({ args: { template: { Titles: ['超长的列名用于检验换行'], Example: ['云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸 '.repeat(2)], Hints: ['填写不超过一百个字的名称，'.repeat(8)] } } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)

/** Sent: the page of the import opens. */
export const Sends = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, template), handle('POST /api/SellerProductImport/Upload', buildDetail({ ImportId: 31 }))),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('选择文件', { selector: 'input' }), table)
    await waitFor(() => expect(canvas.getByLabelText('当前地址')).toHaveTextContent('/products/imports/31'))
  },
})
/** Refused: why stands on the page, and another file can be chosen. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, template), handle.fail('POST /api/SellerProductImport/Upload', '第1行须是列名，如“编码”“商品名称”“市场价”', { Code: 'IMPORT_UNREADABLE' })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('选择文件', { selector: 'input' }), table)
    await expect(await canvas.findByText(/第1行须是列名/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '选择文件' })).toBeEnabled()
  },
})
