import { MallError } from '@mall/api'
import type { UploadedFile } from '@mall/api/contract'
import { responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { lineValues } from './inquiry-form-values.ts'
import { InquiryForm } from './InquiryForm.tsx'

const buildInquiry = responseBuilder('POST /api/Inquiry/Detail')
const paper = lineValues({ Name: '复印纸', Unit: '包', Quantity: 50, TargetPrice: 22.5 })
const cellsOf = (name: string, unit: string, quantity: string) => [name, '', '', '', unit, quantity, '', '', '', '']
/** What the server makes of the table, and of its good row alone. */
const read = {
  Columns: ['商品名称', '品牌', '型号', '规格', '单位', '数量', '目标单价', '期望到货日', '参考链接', '备注'],
  Rows: [
    { RowNo: 2, Cells: cellsOf('复印纸', '包', '50'), Problems: [] },
    { RowNo: 3, Cells: cellsOf('笔', '', '3'), Problems: [{ Column: 4, Message: '单位不能为空' }] },
  ],
  Lines: [{ RowNo: 2, Line: paper }],
}

const meta = preview.meta({
  title: 'Parts/询价表单 Inquiry form',
  component: InquiryForm,
  args: { inquiry: null, lines: [], onSave: fn(() => Promise.resolve()), onImport: fn(() => Promise.resolve(read)), onUpload: fn(() => Promise.resolve({ Url: '/files/a1', Name: 'a.png', Size: 1, ContentType: 'image/png' })), onRefresh: fn(() => Promise.resolve(buildInquiry())), onClose: fn() },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

export const Create = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /商品名称/ }), ' 会议白板 ')
    await userEvent.type(canvas.getByRole('textbox', { name: /数量/ }), '６')
    await userEvent.type(canvas.getByRole('textbox', { name: /单位/ }), '块')
    await userEvent.click(canvas.getByRole('button', { name: '提交询价' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ Lines: [expect.objectContaining({ Name: '会议白板', Quantity: 6, Unit: '块', TargetPrice: null, ExpectedDate: null })] }),
    )
  },
})
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /目标单价/ }), '12.345')
    await userEvent.type(canvas.getByRole('textbox', { name: /参考链接/ }), 'supplier.example')
    await userEvent.click(canvas.getByRole('button', { name: '提交询价' }))
    await expect(await canvas.findByText('请输入商品名称')).toBeVisible()
    await expect(canvas.getByText('请输入1–999999的整数')).toBeVisible()
    await expect(canvas.getByText('请输入大于0的金额，最多两位小数')).toBeVisible()
    await expect(canvas.getByText('请输入以http://或https://开头的链接')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: /目标单价/ })).toHaveValue('12.345')
  },
})

/** A pasted table: the good rows are lines, the others say why at their cells. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导入商品' }))
    await userEvent.click(await canvas.findByRole('textbox', { name: /粘贴/ }))
    await userEvent.paste('商品名称\t单位\t数量\n复印纸\t包\t50\n笔\t\t3')
    await userEvent.click(canvas.getByRole('button', { name: '读取粘贴的内容' }))
    await expect(await canvas.findByText('单位不能为空')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '导入 1 行' }))
    await expect(await canvas.findByText('1 个商品已全部导入')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '完成' }))
    await expect(canvas.getByRole('textbox', { name: /商品名称/ })).toHaveValue('复印纸')
    await expect(canvas.getByText('1 / 100 行')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交询价' }))
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ Lines: [paper] }))
  },
})
export const Unreadable = meta.story({
  args: { onImport: fn(() => Promise.reject(new MallError('business', '单次最多100行', { code: 'IMPORT_TOO_LONG' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导入商品' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /粘贴/ }), '笔')
    await userEvent.click(canvas.getByRole('button', { name: '读取粘贴的内容' }))
    await expect(await canvas.findByText('单次最多100行')).toBeVisible()
  },
})

/** Somebody else quoted or changed it meanwhile: what was typed stays. */
export const Conflict = meta.story({
  args: {
    inquiry: buildInquiry({ Version: 1 }),
    lines: [paper, { ...paper, Name: '中性笔' }],
    onSave: fn(() => Promise.reject(new MallError('business', '数据已被他人修改，请刷新后重试', { code: 'VERSION_CONFLICT' }))),
    onRefresh: fn(() => Promise.resolve(buildInquiry({ Version: 2 }))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ Version: 2, Lines: [paper] }))
  },
})

let arrive: (file: UploadedFile) => void = () => {}

/** No inquiry goes without the picture that is on its way, and no table takes its place meanwhile. */
export const SentDuringAnUpload = meta.story({
  args: {
    lines: [paper],
    onUpload: fn(
      () =>
        new Promise<UploadedFile>((resolve) => {
          arrive = resolve
        }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: '提交询价' })
    await userEvent.upload(canvas.getByLabelText('选择文件', { selector: 'input' }), new File(['画'], '样品.png', { type: 'image/png' }))
    await userEvent.click(canvas.getByRole('button', { name: '导入商品' }))
    await expect(await canvas.findByText('图片上传中，请稍候')).toBeVisible()
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('新增询价')
    await userEvent.click(send)
    await expect(canvas.getByText('图片上传中，请稍候')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    arrive({ Url: '/files/a1', Name: '样品.png', Size: 1, ContentType: 'image/png' })
    await waitFor(() => expect(canvas.queryByText('图片上传中，请稍候')).toBeNull())
    await userEvent.click(send)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ Lines: [{ ...paper, Images: ['/files/a1'] }] })))
  },
})
export const Submitting = meta.story({
  args: { lines: [paper], onSave: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交询价' }))
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled()
  },
})
export const Phone = meta.story({ args: { lines: [paper] }, globals: { viewport: { value: 'w390' } } })
