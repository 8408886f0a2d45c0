import { Button } from '@mall/ui/button'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ImportResults } from './ImportResults.tsx'

const meta = preview.meta({ title: 'Parts/导入结果 Import results', component: ImportResults })

const reasons = ['手机应为 11 位，少 1 位', '登录名已存在', '没有“研发二部”', '邮箱缺少 @']
const rows = Array.from({ length: 86 }, (_, at) => ({ RowNo: at + 2, Success: at % 21 !== 5, Message: reasons[Math.floor(at / 21)] }))

export const SomeFailed = meta.story({
  args: { rows, download: <Button variant="text">下载错误行</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/已导入 82 行，4 行没有导入/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('button', { name: '下载错误行' })).toBeVisible()
  },
})
export const AllIn = meta.story({ args: { rows: rows.map((row) => ({ ...row, Success: true })), unit: '个账号' } })
export const NoneIn = meta.story({ args: { rows: rows.slice(0, 30).map((row) => ({ ...row, Success: false })) } })
export const NothingThere = meta.story({ args: { rows: [] } })
export const Phone = meta.story({
  args: { rows, download: <Button variant="text">下载错误行</Button> },
  globals: { viewport: { value: 'w390' } },
})
