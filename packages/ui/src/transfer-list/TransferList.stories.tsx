import { expect, fn } from 'storybook/test'
import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { colleagues, manyColleagues } from '../testing/samples/colleagues.ts'
import { StateTable } from '../testing/StateTable.tsx'
import { TransferList, type TransferListProps } from './TransferList.tsx'

const meta = preview.meta({
  title: 'Components/TransferList 穿梭框',
  id: 'components-transferlist',
  component: TransferList,
  args: { label: '角色成员', options: colleagues, onValueChange: fn(), style: { maxInlineSize: 760 } },
})

export const Chosen = meta.story({
  args: { defaultValue: ['苏芮', '贺敏', '韩立群'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: '宋佳慧' }))
    await userEvent.click(canvas.getByRole('option', { name: '周雨桐' }))
    await userEvent.click(canvas.getByRole('button', { name: '添加 2 项' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(['苏芮', '贺敏', '韩立群', '宋佳慧', '周雨桐'], expect.objectContaining({ reason: 'add' }))
  },
})
export const ThousandRows = meta.story({
  args: { options: manyColleagues(1000), messages: { candidates: '全部员工', chosen: '可见员工' } },
})

const list = (name: string, props: Partial<TransferListProps> = {}) => ({
  name,
  shows: <TransferList label={`角色成员 ${name}`} options={colleagues} rowsHeight="200px" style={{ maxInlineSize: 760 }} {...props} />,
})
const long = [
  { value: '1', label: '集团行政与综合管理中心采购专员组（上海、苏州、深圳三地）长三角共享服务负责人', note: '华东区域运营分公司' },
  { value: '2', label: 'A4复印纸 80克 500张/包 5包/箱 高白 双面打印不卡纸', note: 'PRD-2026-000123456789', disabled: true, reason: '该商品已下架，请先在商品管理中重新上架' },
]

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        list('rest', { defaultValue: ['苏芮', '贺敏'] }),
        list('loading', { options: [], status: 'loading' }),
        list('failed', { options: [], status: 'error', onRetry: () => {} }),
        list('empty', { options: [] }),
        list('limit', { defaultValue: ['苏芮', '贺敏'], max: 5 }),
        list('disabled', { defaultValue: ['苏芮'], disabled: true }),
        list('invalid', { 'aria-invalid': true }),
        list('narrow', { defaultValue: ['苏芮'], rowsHeight: '140px', style: { maxInlineSize: 358 } }),
        list('long text', { options: long, defaultValue: ['2'] }),
      ]}
    />
  ),
})
