import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { TextArea } from '../text-input/TextArea.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Window } from '../testing/Window.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

const footer = (
  <>
    <Button>取消</Button>
    <Button variant="primary">提交</Button>
  </>
)

const meta = preview.meta({
  title: 'Components/Dialog 对话框',
  id: 'components-dialog',
  component: Dialog,
  subcomponents: { ConfirmDialog },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { title: '驳回申请', footer, onOpenChange: fn() },
})

const form = (
  <Field label="审批意见" required hint="申请人会看到这段话">
    <TextArea maxLength={500} counter rows={4} />
  </Field>
)

export const Open = meta.story({ args: { defaultOpen: true, children: form } })
export const WithDescription = meta.story({
  args: { defaultOpen: true, size: 'small', description: '驳回后，订单回到申请人手中，预算占用随之释放。', children: undefined },
})
export const NotDismissible = meta.story({
  args: { defaultOpen: true, dismissible: false, description: '正在提交，请勿关闭页面。' },
})
export const LongContent = meta.story({
  args: {
    defaultOpen: true,
    size: 'large',
    title: '采购协议条款与商品目录变更说明（适用于集团总部及全部下属子公司的办公用品集中采购）',
    children: Array.from({ length: 30 }, (_, at) => <p key={at}>第 {at + 1} 条　供货方应于订单确认后的约定工作日内完成配送。</p>),
  },
})

const Flow = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>驳回</Button>
      <Dialog title="驳回申请" footer={footer} open={open} onOpenChange={setOpen}>
        {form}
      </Dialog>
    </>
  )
}

export const OpensAndGivesTheFocusBack = meta.story({
  parameters: { keepsFocus: true },
  render: () => <Flow />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '驳回' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '驳回申请' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: '驳回' })).toHaveFocus()
  },
})

export const Confirm = meta.story({
  render: () => (
    <ConfirmDialog open title="删除地址" description="确定删除“总部前台”吗？删除后不可恢复" danger onConfirm={() => {}} />
  ),
})

const longTitle = '采购协议条款与商品目录变更说明（适用于集团总部及全部下属子公司的办公用品集中采购）'
const clauses = Array.from({ length: 12 }, (_, at) => <p key={at}>第 {at + 1} 条　供货方应于订单确认后的约定工作日内完成配送。</p>)

export const States = meta.story({
  parameters: drawnStates('[data-part=foot] button, header button'),
  render: () => (
    <StateTable
      wide
      rows={[
        {
          name: 'small, with a description',
          shows: (
            <Window height={220}>
              <Dialog defaultOpen size="small" title="驳回申请" description="驳回后，订单回到申请人手中，预算占用随之释放。" footer={footer} />
            </Window>
          ),
        },
        {
          name: 'focus-visible',
          shows: (
            <Window height={220}>
              <Dialog defaultOpen size="small" title="撤回订单" description="撤回后可修改并重新提交。" footer={footer} />
            </Window>
          ),
        },
        {
          name: 'not dismissible',
          shows: (
            <Window height={180}>
              <Dialog defaultOpen dismissible={false} size="small" title="正在提交" description="正在提交，请勿关闭页面。" />
            </Window>
          ),
        },
        {
          name: 'danger',
          shows: (
            <Window height={220}>
              <ConfirmDialog open danger title="删除地址" description="确定删除“总部前台”吗？删除后不可恢复" onConfirm={() => {}} />
            </Window>
          ),
        },
        {
          name: 'pending',
          shows: (
            <Window height={220}>
              <ConfirmDialog open pending title="确认收货" description="确定已收到全部商品吗？" onConfirm={() => {}} />
            </Window>
          ),
        },
        {
          name: 'problem',
          shows: (
            <Window height={260}>
              <ConfirmDialog open danger title="删除角色" description="确定删除“采购员”吗？" problem="该角色还有 3 个账号在使用" onConfirm={() => {}} />
            </Window>
          ),
        },
        {
          name: 'normal, with a form and an error',
          shows: (
            <Window height={340}>
              <Dialog defaultOpen title="驳回审批" footer={footer}>
                <Field label="驳回原因" required error="请输入驳回原因">
                  <TextArea maxLength={500} counter rows={3} />
                </Field>
              </Dialog>
            </Window>
          ),
        },
        {
          name: 'large, long text',
          shows: (
            <Window height={460}>
              <Dialog defaultOpen size="large" title={longTitle} footer={footer}>
                <div style={{ maxBlockSize: 220 }}>{clauses}</div>
              </Dialog>
            </Window>
          ),
        },
      ]}
    />
  ),
})
