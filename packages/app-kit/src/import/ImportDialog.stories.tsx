import { MallError } from '@mall/api'
import type { ImportSheet } from '@mall/api/contract'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import type { SheetRow } from './import-sheet.ts'

const Columns = ['登录名', '姓名', '手机', '邮箱', '部门', '角色', '单笔限额']
const row = (RowNo: number, Cells: string[], Problems: SheetRow['Problems'] = []): SheetRow => ({ RowNo, Cells, Problems })
const good = row(2, ['lihua', '李华', '13800138001', 'lihua@mall.example', '行政部', '采购员', '5000'])
const short = row(3, ['liuhao', '刘皓', '1380013800', '', '市场部', '采购员', ''], [{ Column: 2, Message: '手机须为11位手机号' }])
const unknown = row(4, ['yangmin', '杨敏', '', '', '研发二部', '审批', ''], [{ Column: 4, Message: '部门不存在' }, { Column: 5, Message: '角色“审批”不存在' }])
const sheet = (...Rows: SheetRow[]): ImportSheet => ({ Columns, Rows })
const landing = (rows: readonly SheetRow[]) => Promise.resolve({ Results: rows.map(({ RowNo }) => ({ RowNo, Success: true, Code: 'OK', Message: '' })), landed: rows.map(({ RowNo }) => RowNo) })
const sourceOf = (check: (file: File, signal: AbortSignal) => Promise<ImportSheet>, land: (rows: readonly SheetRow[]) => ReturnType<typeof landing> = landing, partSize = 500) => ({ subject: '账号', partSize, check, land })

const meta = preview.meta({
  title: 'Parts/导入 Import dialog',
  component: ImportDialog<number>,
  args: {
    source: sourceOf(() => Promise.resolve(sheet(good, short, unknown))),
    template: { titles: Columns, example: good.Cells, hint: '依次为：登录名、姓名、手机、邮箱、部门、角色、单笔限额' },
    onClose: fn(),
  },
})

type Actor = { type: (node: Element, text: string) => Promise<void>; click: (node: Element) => Promise<void> }
const paste = async (userEvent: Actor) => {
  await userEvent.type(screen.getByRole('textbox', { name: /粘贴/ }), 'x')
  await userEvent.click(screen.getByRole('button', { name: '读取粘贴的内容' }))
}

export const Choosing = meta.story()
export const Unreadable = meta.story({
  args: { source: sourceOf(() => Promise.reject(new MallError('business', '文件无法读取，请另存为.xlsx后重试', { code: 'IMPORT_UNREADABLE' }))) },
  play: async ({ userEvent }) => {
    await paste(userEvent)
    await expect(await screen.findByText('文件无法读取，请另存为.xlsx后重试')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /粘贴/ })).toHaveValue('x')
  },
})
/** A file that is too large is refused before any of it is read or sent. */
export const TooLarge = meta.story({
  args: { source: sourceOf(fn(() => Promise.resolve(sheet(good)))) },
  play: async ({ args, userEvent }) => {
    const file = Object.defineProperty(new File(['x'], '员工.xlsx'), 'size', { value: 100 * 1024 * 1024 })
    await userEvent.upload(screen.getByLabelText('选择文件'), file)
    await expect(await screen.findByText('文件大小不能超过2MB')).toBeVisible()
    await expect(args.source.check).not.toHaveBeenCalled()
  },
})
/** Reading can be given up; what was pasted stays. */
export const Reading = meta.story({
  args: { source: sourceOf((_file, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))) },
  play: async ({ userEvent }) => {
    await paste(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: '取消读取' }))
    await expect(await screen.findByRole('dialog', { name: '导入账号' })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /粘贴/ })).toHaveValue('x')
    await userEvent.click(screen.getByRole('button', { name: '读取粘贴的内容' }))
    await expect(await screen.findByRole('dialog', { name: '正在读取…' })).toBeVisible()
  },
})
export const Preview = meta.story({
  play: async ({ userEvent }) => {
    await paste(userEvent)
    await expect(await screen.findByRole('dialog', { name: '3 行里 1 行可以导入，2 行还要改' })).toBeVisible()
    await expect(screen.getByText('部门不存在；角色“审批”不存在')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: '第3行 手机' })).toBeInvalid()
  },
})
/** Leaving a cell checks the table again; what was mended says so. */
export const Mends = meta.story({
  args: {
    source: sourceOf(async (file) => {
      const text = await file.text()
      return text.includes('13800138002') ? sheet(good, row(3, ['liuhao', '刘皓', '13800138002', '', '市场部', '采购员', '']), unknown) : sheet(good, short, unknown)
    }),
  },
  play: async ({ userEvent }) => {
    await paste(userEvent)
    const cell = await screen.findByRole('textbox', { name: '第3行 手机' })
    await userEvent.clear(cell)
    await userEvent.type(cell, '13800138002')
    await userEvent.tab()
    await expect(await screen.findByText('已改好')).toBeVisible()
    await expect(screen.getByRole('button', { name: '导入 2 行' })).toBeEnabled()
  },
})
const sent: (readonly SheetRow[])[] = []

/** Only the good rows are sent; a part whose response was lost is sent again unchanged. */
export const GoesOn = meta.story({
  beforeEach: () => void sent.splice(0),
  args: {
    source: sourceOf(
      () => Promise.resolve(sheet(good, row(3, ['a', '甲', '', '', '行政部', '采购员', '']), unknown)),
      (rows) => {
        sent.push(rows)
        return sent.length === 2 ? Promise.reject(new MallError('network', '网络连接故障')) : landing(rows)
      },
      1,
    ),
  },
  play: async ({ args, userEvent }) => {
    await paste(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: '导入 2 行' }))
    await expect(await screen.findByRole('dialog', { name: '已暂停，还有 1 行' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '继续导入' }))
    await expect(await screen.findByText('2 个账号已全部导入')).toBeVisible()
    await expect(sent).toEqual([sent[0], sent[1], sent[1]])
    await userEvent.click(screen.getByRole('button', { name: '完成' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const SomeRefused = meta.story({
  args: { source: sourceOf(() => Promise.resolve(sheet(good)), () => Promise.resolve({ Results: [{ RowNo: 2, Success: false, Code: 'IMPORT_ROW_INVALID', Message: '登录名已存在' }], landed: [] })) },
  play: async ({ userEvent }) => {
    await paste(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: '导入 1 行' }))
    await expect(await screen.findByText('登录名已存在')).toBeVisible()
  },
})
export const Importing = meta.story({
  args: { source: sourceOf(() => Promise.resolve(sheet(good)), () => new Promise(() => {})) },
  play: async ({ userEvent }) => {
    await paste(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: '导入 1 行' }))
    await expect(await screen.findByRole('progressbar', { name: '导入进度' })).toBeVisible()
  },
})
export const AsksBeforeItIsLeft = meta.story({
  play: async ({ args, userEvent }) => {
    await paste(userEvent)
    await screen.findByRole('button', { name: '导入 1 行' })
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }))
    await userEvent.click(await screen.findByRole('button', { name: '放弃' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ userEvent }) => {
    await paste(userEvent)
    await expect(await screen.findByRole('button', { name: '导入 1 行' })).toBeEnabled()
  },
})
/** Too tall for a picture: ten thousand rows stay a few on the page. */
export const TenThousandRows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { source: sourceOf(() => Promise.resolve(sheet(...Array.from({ length: 10_000 }, (_, at) => ({ ...short, RowNo: at + 2 }))))) },
  play: async ({ userEvent }) => {
    await paste(userEvent)
    const table = await screen.findByRole('table', { name: '导入预览' })
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    await expect(screen.getAllByRole('textbox').length).toBeLessThan(1_000)
  },
})
