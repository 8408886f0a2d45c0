import { replyTemplateLimits, type ReplyTemplate } from '@mall/api/seller/contract'
import { handle } from '@mall/mocks'
import { Field } from '@mall/ui/field'
import { Stack } from '@mall/ui/stack'
import { TextArea } from '@mall/ui/text-input'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TemplatePicker } from '../../components/reply-template/TemplatePicker.tsx'
import { TemplatesDialog } from '../../components/reply-template/TemplatesDialog.tsx'
import { sellerLogin } from '../../testing/logins.ts'
import { replyTemplates } from '../../testing/reply-template-samples.ts'
import { StoryMall } from '../../testing/StoryMall.tsx'
import { useReplyTemplates } from './use-reply-templates.tsx'

const all = 'POST /api/SellerReplyTemplate/List'
const [first, second] = replyTemplates as readonly [ReplyTemplate, ReplyTemplate]
const read = { items: replyTemplates, failed: false, onRetry: fn() }

const meta = preview.meta({
  title: 'Seller/常用答复 Reply templates',
  component: TemplatesDialog,
  args: { templates: read, onAdd: fn(), onEdit: fn(), onDelete: fn(), onClose: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

export const Filled = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '常用答复' }))
    await userEvent.click(dialog.getByRole('button', { name: `修改 ${second.Title}` }))
    await expect(args.onEdit).toHaveBeenCalledWith(second)
    await userEvent.click(dialog.getByRole('button', { name: `删除 ${first.Title}` }))
    await expect(args.onDelete).toHaveBeenCalledWith(first)
    await userEvent.click(dialog.getByRole('button', { name: '新增常用答复' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
})
export const Empty = meta.story({ args: { templates: { ...read, items: [] } } })
export const Loading = meta.story({ args: { templates: { ...read, items: undefined } } })
export const Failed = meta.story({
  args: { templates: { ...read, items: undefined, failed: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    await expect(args.templates.onRetry).toHaveBeenCalledOnce()
  },
})
/** As many as there may be: one is deleted before another is added. */
export const Full = meta.story({
  args: { templates: { ...read, items: Array.from({ length: replyTemplateLimits.count }, (_, at) => ({ ...first, TemplateId: at + 1, Title: `现货直发 ${at + 1}` })) } },
  play: async () => {
    await expect(await screen.findByText('已有 100 条，删除不用的才能再加')).toBeVisible()
    await expect(screen.getByRole('button', { name: '新增常用答复' })).toBeDisabled()
  },
})
export const LongContent = meta.story({
  args: { templates: { ...read, items: [{ ...first, Title: '华东区域整车直发、分楼层送货并回收旧设备的统一答复用语三十字', Text: '请在工作日上午送达，货梯需提前一天预约；'.repeat(24), Editor: '华东区域行政与综合管理中心采购专员' }, second] } },
})
export const ReadOnly = meta.story({
  args: { templates: { ...read, items: replyTemplates.map((one) => ({ ...one, AllowActions: [] })) } },
  play: async () => {
    await screen.findByText(first.Title)
    await expect(screen.queryByRole('button', { name: /^修改/ })).toBeNull()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

/** A field as pages have it, with what is chosen from below it. */
const Answer = () => {
  const { templates, manager } = useReplyTemplates()
  const [text, setText] = useState('')
  return (
    <>
      <Stack gap={8}>
        <Field label="答复">
          <TextArea value={text} onValueChange={setText} maxLength={300} counter />
        </Field>
        <TemplatePicker templates={templates} value={text} onValueChange={setText} shown={1} />
      </Stack>
      {manager}
    </>
  )
}
const connected = () => (
  <StoryMall login={sellerLogin}>
    <Answer />
  </StoryMall>
)
const listed = (Items: readonly ReplyTemplate[]) => ({ Items: [...Items] })
const openManager = async (userEvent: { readonly click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole('button', { name: '常用答复' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '管理常用答复' }))
  return within(await screen.findByRole('dialog', { name: '常用答复' }))
}

/** What was typed stays, the chosen one stands below it, and can be edited. */
export const PutsOneIn = meta.story({
  parameters: { keepsFocus: true },
  beforeEach: ({ msw }) => msw.use(handle(all, listed(replyTemplates))),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '答复' })
    await userEvent.type(field, '苏芮您好，')
    await userEvent.click(await canvas.findByRole('button', { name: first.Title }))
    await expect(field).toHaveValue(`苏芮您好，\n${first.Text}`)
    await userEvent.type(field, '谢谢！')
    await userEvent.click(canvas.getByRole('button', { name: '常用答复' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: second.Title }))
    await expect(field).toHaveValue(`苏芮您好，\n${first.Text}谢谢！\n${second.Text}`)
    await userEvent.click(canvas.getByRole('button', { name: '常用答复' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: '常用答复' })).toBeVisible())
  },
})
/** Without any, the menu leads to where they are written. */
export const Adds = meta.story({
  beforeEach: ({ msw }) => {
    let items: readonly ReplyTemplate[] = []
    msw.use(
      handle(all, () => listed(items)),
      handle('POST /api/SellerReplyTemplate/Create', ({ Title, Text }) => {
        items = [{ ...first, Title, Text }]
        return listed(items)
      }),
    )
  },
  render: connected,
  play: async ({ userEvent }) => {
    const dialog = await openManager(userEvent)
    await expect(dialog.getByText('还没有常用答复')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '新增常用答复' }))
    const form = within(await screen.findByRole('dialog', { name: '新增常用答复' }))
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(await form.findByText('请输入标题，最多 30 个字')).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /^标题/ }), first.Title)
    await userEvent.type(form.getByRole('textbox', { name: /^内容/ }), first.Text)
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('已新增常用答复')).toBeVisible()
    await expect(await dialog.findByText(first.Title)).toBeVisible()
  },
})
export const NameTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(all, listed(replyTemplates)), handle.fail('POST /api/SellerReplyTemplate/Create', `已有“${first.Title}”，请换一个标题`, { Code: 'REPLY_TEMPLATE_EXISTS' })),
  render: connected,
  play: async ({ userEvent }) => {
    const dialog = await openManager(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: '新增常用答复' }))
    const form = within(await screen.findByRole('dialog', { name: '新增常用答复' }))
    await userEvent.type(form.getByRole('textbox', { name: /^标题/ }), first.Title)
    await userEvent.type(form.getByRole('textbox', { name: /^内容/ }), '武汉仓有货')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(await form.findByText(`已有“${first.Title}”，请换一个标题`)).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^内容/ })).toHaveValue('武汉仓有货')
  },
})
/** Somebody else has changed it meanwhile: what was typed stays, and the list is read again. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(all, listed([first, second])), handle.fail('POST /api/SellerReplyTemplate/Save', '数据已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' })),
  render: connected,
  play: async ({ userEvent }) => {
    const dialog = await openManager(userEvent)
    await userEvent.click(await dialog.findByRole('button', { name: `修改 ${first.Title}` }))
    const form = within(await screen.findByRole('dialog', { name: '修改常用答复' }))
    await userEvent.type(form.getByRole('textbox', { name: /^内容/ }), '周末也发。')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(await form.findByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(form.queryByText('数据已被他人修改，请刷新后重试')).toBeNull())
    await expect(form.getByRole('textbox', { name: /^内容/ })).toHaveValue(`${first.Text}周末也发。`)
  },
})
export const AsksBeforeDeleting = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(all, listed(replyTemplates)), handle('POST /api/SellerReplyTemplate/Delete', listed(replyTemplates.slice(1)))),
  render: connected,
  play: async ({ userEvent }) => {
    const dialog = await openManager(userEvent)
    await userEvent.click(await dialog.findByRole('button', { name: `删除 ${first.Title}` }))
    const question = within(await screen.findByRole('dialog', { name: '删除常用答复' }))
    await expect(question.getByText(`确定删除“${first.Title}”吗？已经发出的话不变`)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await expect(await screen.findByText('已删除')).toBeVisible()
  },
})
