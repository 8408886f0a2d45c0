import type { ImportSheet } from '@mall/api/contract'
import type { SheetRow } from '@mall/app-kit/import/import-sheet.ts'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ImportAddresses } from './ImportAddresses.tsx'

const Columns = ['收货人', '手机', '省', '市', '区', '详细地址', '标签']
const row = (RowNo: number, Cells: string[], Problems: SheetRow['Problems'] = []): SheetRow => ({ RowNo, Cells, Problems })
const desk = row(2, ['前台', '13800138000', '浙江省', '杭州市', '西湖区', '文汀路1号', '公司'])
const store = row(3, ['仓库', '13800138001', '浙江省', '杭州市', '西湖区', '文汀路2号', ''])
const unclear = row(4, ['周敏', '1395188668', '', '', '鼓楼区', '中山北路30号', ''], [
  { Column: 1, Message: '手机须为11位手机号' },
  { Column: 4, Message: '不能确定是哪里：江苏省南京市鼓楼区、江苏省徐州市鼓楼区、福建省福州市鼓楼区等' },
])
const sheet: ImportSheet = { Columns, Rows: [desk, store, unclear] }

const sourceOf = (land: ImportSource<never>['land']): ImportSource<never> => ({ subject: '收货地址', partSize: 50, check: () => Promise.resolve(sheet), land })
const resultOf = (refused: Readonly<Record<number, string>>) => (rows: readonly SheetRow[]) =>
  Promise.resolve({
    Results: rows.map(({ RowNo, Cells: [consignee = ''] }) => ({
      RowNo, Success: !(RowNo in refused), Code: RowNo in refused ? 'IMPORT_ROW_INVALID' : 'OK', Message: refused[RowNo] ?? consignee,
    })),
    landed: [],
  })

const meta = preview.meta({
  title: 'Parts/导入收货地址 Import addresses',
  component: ImportAddresses,
  args: { source: sourceOf(resultOf({})), onClose: fn() },
})

type Actor = { type: (node: Element, text: string) => Promise<void>; click: (node: Element) => Promise<void> }
const paste = async (userEvent: Actor) => {
  await userEvent.type(screen.getByRole('textbox', { name: /粘贴/ }), '前台 13800138000 浙江省杭州市西湖区文汀路1号')
  await userEvent.click(screen.getByRole('button', { name: '读取粘贴的内容' }))
}

export const Choosing = meta.story({ play: () => expect(screen.getByText(/也可以每行粘贴一段完整的地址，自动识别。连同已有的最多50个$/)).toBeVisible() })

/** A place that several cities have: what may be meant stands at the row, and the cell is mended there. */
export const Preview = meta.story({
  play: async ({ userEvent }) => {
    await paste(userEvent)
    await expect(await screen.findByRole('dialog', { name: '3 行里 2 行可以导入，1 行还要改' })).toBeVisible()
    await expect(screen.getByText(/^手机须为11位手机号；不能确定是哪里：江苏省南京市鼓楼区/)).toBeVisible()
    await expect(screen.getByRole('textbox', { name: '第4行 手机' })).toBeInvalid()
    await expect(screen.getByRole('textbox', { name: '第4行 区' })).toBeInvalid()
    await expect(screen.getByRole('textbox', { name: '第4行 市' })).toBeValid()
  },
})
export const Importing = meta.story({
  args: { source: sourceOf(() => new Promise(() => {})) },
  play: async ({ userEvent }) => {
    await paste(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: '导入 2 行' }))
    await expect(await screen.findByRole('dialog', { name: '正在导入，还有 2 行' })).toBeVisible()
    await expect(screen.getByRole('progressbar', { name: '导入进度' })).toBeVisible()
  },
})
export const Imported = meta.story({
  play: async ({ userEvent }) => {
    await paste(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: '导入 2 行' }))
    await expect(await screen.findByText('2 个收货地址已全部导入')).toBeVisible()
  },
})
/** Somebody has added the same one meanwhile: the other row has landed. */
export const SomeRefused = meta.story({
  args: { source: sourceOf(resultOf({ 3: '已有相同的收货地址' })) },
  play: async ({ args, userEvent }) => {
    await paste(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: '导入 2 行' }))
    await expect(await screen.findByText('已有相同的收货地址')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '完成' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ userEvent }) => {
    await paste(userEvent)
    await expect(await screen.findByRole('button', { name: '导入 2 行' })).toBeEnabled()
  },
})
