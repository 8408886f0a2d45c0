import { expect, fn, userEvent as user, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { allowFiles, imageFiles, pdfFiles } from '../file-kinds/index.ts'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { UploadField, type UploadFieldProps, type UploadItem } from './index.ts'

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="${fill}"/><path d="M20 52h40M20 40h40M20 28h24" stroke="#fff" stroke-width="5"/></svg>`
const picture = (name: string, fill = '#175e7a') => new File([drawing(fill)], name, { type: 'image/svg+xml' })
const paper = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const never = () => new Promise<never>(() => {})

const before: UploadItem[] = [
  { id: '1', name: '营业执照.pdf', size: 1_204_224, type: 'application/pdf', status: 'done' },
  { id: '2', name: '采购清单.xlsx', size: 64_512, status: 'ready' },
]
const each: UploadItem[] = [
  { id: 'ready', name: '等待提交.pdf', size: 64_512, status: 'ready', file: paper('等待提交.pdf') },
  { id: 'checking', name: '正在检查.pdf', size: 64_512, status: 'checking', file: paper('正在检查.pdf') },
  { id: 'uploading', name: '正在上传.pdf', size: 1_204_224, status: 'uploading', file: paper('正在上传.pdf') },
  { id: 'done', name: '已上传.png', size: 204_224, type: 'image/svg+xml', status: 'done', file: picture('已上传.png') },
  { id: 'failed', name: '失败.pdf', size: 940_032, status: 'failed', error: '上传失败，请重试', file: paper('失败.pdf') },
  { id: 'cancelled', name: '已取消.pdf', size: 940_032, status: 'cancelled', file: paper('已取消.pdf') },
]

const meta = preview.meta({
  title: 'Components/UploadField 上传',
  id: 'components-uploadfield',
  component: UploadField,
  args: { multiple: true, maxCount: 5, onChange: fn(), onReject: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 520 }}>{<Story />}</div>],
})

const pick = async (canvasElement: HTMLElement, ...files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input.')
  await user.upload(input, files, { applyAccept: false })
}
const row = (canvasElement: HTMLElement, status: string) => waitFor(() => expect(canvasElement.querySelector(`li[data-status=${status}]`)).not.toBeNull())

export const Empty = meta.story()

export const Filled = meta.story({ args: { defaultValue: before } })

export const WithPreviews = meta.story({
  args: { rules: { allowedTypes: ['image/svg+xml'] } },
  play: async ({ canvasElement, args }) => {
    await pick(canvasElement, picture('正面.png'), picture('反面.png', '#8a5a00'))
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(2))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

export const Uploading = meta.story({
  args: {
    upload: (_file, { onProgress }) => {
      onProgress(42, 100)
      return never()
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await pick(canvasElement, paper('合同.pdf'))
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.42'))
  },
})

export const Uploaded = meta.story({
  args: { upload: async () => ({ url: '/files/1' }) },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, paper('合同.pdf'))
    await row(canvasElement, 'done')
  },
})

export const Failed = meta.story({
  args: { upload: () => Promise.reject(new Error('500')) },
  play: async ({ canvas, canvasElement }) => {
    await pick(canvasElement, paper('合同.pdf'))
    await row(canvasElement, 'failed')
    await expect(canvas.getByRole('button', { name: '重新上传 合同.pdf' })).toBeVisible()
  },
})

export const Cancelled = meta.story({
  args: { upload: never },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pick(canvasElement, paper('合同.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: '取消上传 合同.pdf' }))
    await row(canvasElement, 'cancelled')
  },
})

export const Refused = meta.story({
  args: { rules: { allowedTypes: ['image/*'], maxSizeMB: 2 } },
  play: async ({ canvas, canvasElement, args }) => {
    const programs = ['setup.exe', 'run.bat', 'tool.com', 'x.dll'].map((name) => new File(['MZ'], name, { type: 'application/x-msdownload' }))
    await pick(canvasElement, ...programs, new File([new Uint8Array(2 * 1024 * 1024 + 1)], '大图.png', { type: 'image/png' }))
    await expect(await canvas.findByText('setup.exe、run.bat、tool.com 等4个文件：不支持的文件类型')).toBeVisible()
    await expect(canvas.getByText('大图.png：文件大小不能超过2MB')).toBeVisible()
    await expect(args.onReject).toHaveBeenCalledOnce()
  },
})

/** The first bytes are read before a file is accepted; the second check waits. */
export const Checking = meta.story({
  args: { validate: ({ name }) => (name === '合同.pdf' ? null : never()) },
  play: async ({ canvas, canvasElement }) => {
    await pick(canvasElement, paper('合同.pdf'), paper('发票.pdf'))
    await expect(await canvas.findByRole('progressbar', { name: '正在检查 发票.pdf' })).toBeVisible()
    await row(canvasElement, 'ready')
  },
})

const imagesAndPdf = allowFiles([...imageFiles, ...pdfFiles])

export const RefusedByContent = meta.story({
  args: { rules: { allowedTypes: imagesAndPdf.allowedTypes }, validate: imagesAndPdf.validate },
  play: async ({ canvas, canvasElement }) => {
    await pick(canvasElement, new File(['MZ'], '合同.pdf', { type: 'application/pdf' }), new File([], '空白.png', { type: 'image/png' }), paper('发票.pdf'))
    await expect(await canvas.findByText('合同.pdf：文件内容与类型不符')).toBeVisible()
    await expect(await canvas.findByText('空白.png：文件内容为空')).toBeVisible()
    await row(canvasElement, 'ready')
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(1)
  },
})

export const Uncheckable = meta.story({
  args: { validate: () => Promise.reject(new Error('NotReadableError')) },
  play: async ({ canvas, canvasElement }) => {
    await pick(canvasElement, paper('合同.pdf'))
    await expect(await canvas.findByText(/无法检查文件，请重试/u, { selector: 'small' })).toBeVisible()
  },
})

/** Rows drawn by the site from the parts of the field. */
export const OwnRows = meta.story({
  args: {
    defaultValue: each,
    renderItem: (_item, { preview, name, state, actions }) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 8, inlineSize: '100%' }}>
        {preview}
        <div style={{ display: 'grid' }}>
          {name}
          {state}
          <div style={{ display: 'flex' }}>{actions}</div>
        </div>
      </div>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 等待提交.pdf' }))
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(each.length - 1)
  },
})

export const Full = meta.story({ args: { maxCount: 2, defaultValue: before } })

export const Disabled = meta.story({ args: { disabled: true, defaultValue: before } })

export const LongNames = meta.story({
  args: {
    defaultValue: [
      { id: '1', name: '二〇二六年度办公用品集中采购项目补充协议（含附件一至附件十二及全部盖章扫描页）终稿.pdf', size: 19_204_224, status: 'done' },
      { id: '2', name: 'SCAN_0001000200030004000500060007000800090010001100120013.pdf', size: 812, status: 'failed', error: '上传失败，请重试' },
    ],
  },
})

export const Fifty = meta.story({
  name: '50 files',
  args: { maxCount: 50 },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, ...Array.from({ length: 50 }, (_, index) => paper(`附件 ${index + 1}.pdf`)))
    await waitFor(() => expect(canvasElement.querySelectorAll('li')).toHaveLength(50))
  },
})

const states: readonly (readonly [name: string, props?: Partial<UploadFieldProps>])[] = [
  ['empty'],
  ['hover', { defaultValue: each }],
  ['focus-visible', { defaultValue: each }],
  ['each status', { defaultValue: each }],
  ['full', { maxCount: 2, defaultValue: before }],
  ['disabled', { disabled: true, defaultValue: before }],
]

/** All states, one below the other. */
export const States = meta.story({
  parameters: drawnStates('button'),
  render: (args) => (
    <StateTable wide rows={states.map(([name, props]) => ({ name, shows: <UploadField {...args} {...props} messages={{ label: `上传文件 ${name}` }} /> }))} />
  ),
})
