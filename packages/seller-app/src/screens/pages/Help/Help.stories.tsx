import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ContentPreview } from '../../../components/content/ContentPreview.tsx'
import { draftedHelp, helpContent, helpDetail, helpVersions } from '../../../testing/help-samples.ts'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Help } from './Help.tsx'
import { HelpView } from './HelpView.tsx'

const key = 'POST /api/SellerHelp/Detail'
const drawn = { nodes: helpContent, problem: null, isBehind: false }

const meta = preview.meta({
  title: 'Seller/帮助编辑 Help',
  component: HelpView,
  args: {
    page: helpDetail, renderLeaveGuard: () => null, renderPreview: () => <ContentPreview title="配送服务" drawn={drawn} />,
    onSave: fn(async () => draftedHelp), onPublish: fn(async () => helpDetail), onRefresh: async () => helpDetail, onVersions: fn(),
  },
  render: (args) => (
    <MemoryRouter>
      <HelpView {...args} />
    </MemoryRouter>
  ),
})

const connected = (at = '/help/13') => (
  <StoryMall at={at} path="/help/:pageKey" login={sellerLogin}>
    <Help />
  </StoryMall>
)

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '发布' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: /^正文/ }), '周六照常。')
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(args.onSave).toHaveBeenCalledWith({ Body: `${helpDetail.Body}周六照常。`, Version: 3 })
  },
})
export const Draft = meta.story({
  args: { page: draftedHelp },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /^正文/ })).toHaveValue(draftedHelp.Draft?.Body ?? '')
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    const dialog = within(await screen.findByRole('dialog', { name: '发布这一页？' }))
    await userEvent.click(dialog.getByRole('button', { name: '发布' }))
    await expect(args.onPublish).toHaveBeenCalledWith({ Body: draftedHelp.Draft?.Body, Version: 4 })
  },
})
/** 放弃修改: the draft says what buyers see, so that it is none. */
export const Discards = meta.story({
  args: { page: draftedHelp, onSave: fn(async () => helpDetail) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }))
    const dialog = within(await screen.findByRole('dialog', { name: '放弃修改？' }))
    await userEvent.click(dialog.getByRole('button', { name: '放弃修改' }))
    await expect(args.onSave).toHaveBeenCalledWith({ Body: helpDetail.Body, Version: 4 })
    await expect(canvas.getByRole('textbox', { name: /^正文/ })).toHaveValue(helpDetail.Body)
  },
})
export const ReadOnly = meta.story({
  args: { page: { ...helpDetail, AllowActions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
/** What pages do not show is said while it is written; what was drawn before stays. */
export const Undrawable = meta.story({ args: { renderPreview: () => <ContentPreview title="配送服务" drawn={{ ...drawn, problem: '第 3 行：页面不显示图片' }} /> } })
export const LongContent = meta.story({
  args: {
    page: { ...helpDetail, Title: '企业定制与集团采购开通说明及常见问题汇总的一页长标题示例', Body: `# 长\n\n${Array.from({ length: 80 }, (_, at) => `第 ${at + 1} 段：各分公司请提前安排。`).join('\n\n')}` },
    renderPreview: () => <ContentPreview title="长" drawn={{ ...drawn, nodes: Array.from({ length: 80 }, (_, at) => ({ Tag: 'p' as const, Children: [`第 ${at + 1} 段：各分公司请提前安排。`] })) }} />,
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const states = queryStories(key, () => connected())

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  render: () => connected('/help/16'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('打不开该帮助')).toBeVisible()
  },
})

const previewed = handle('POST /api/SellerHelp/Preview', { Title: '配送服务', Content: [...helpContent] })

/** 发布: what was typed is saved first; what the server has against the text is said beside it, and nothing typed is lost. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, helpDetail), previewed, handle('POST /api/SellerHelp/SaveDraft', draftedHelp), handle.fail('POST /api/SellerHelp/Publish', '第 1 行：页面不显示HTML', { Code: 'MARKDOWN_INVALID' })),
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: /^正文/ })
    await userEvent.clear(body)
    await userEvent.type(body, '<b>粗体</b>')
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    const dialog = within(await screen.findByRole('dialog', { name: '发布这一页？' }))
    await userEvent.click(dialog.getByRole('button', { name: '发布' }))
    await expect(await canvas.findByText('第 1 行：页面不显示HTML')).toBeVisible()
    await expect(body).toHaveValue('<b>粗体</b>')
  },
})

/** Somebody else saved meanwhile: it is said, and what was typed is sent after that was read. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle(key, helpDetail, { once: true }), handle(key, draftedHelp), previewed,
      handle.fail('POST /api/SellerHelp/SaveDraft', '内容已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' }),
    ),
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: /^正文/ })
    await userEvent.type(body, '周日也送。')
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(await canvas.findByText(/内容已被他人修改/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /刷新/ }))
    await expect(await canvas.findByText('有没发布的修改，买家还看不到')).toBeVisible()
    await expect(body).toHaveValue(`${helpDetail.Body}周日也送。`)
  },
})

const restorable = () => [
  handle(key, helpDetail, { once: true }), handle(key, { ...helpDetail, Title: '送货', Body: helpVersions[2]?.Body ?? '', Version: 4 }),
  handle('POST /api/SellerHelp/Preview', ({ Body }) => ({ Title: '送货', Content: [{ Tag: 'p' as const, Children: [Body.split('\n').at(-2) ?? ''] }] })),
  handle('POST /api/SellerHelp/Versions', pageBuilder('POST /api/SellerHelp/Versions')([...helpVersions])), handle('POST /api/SellerHelp/Restore', { ...helpDetail, Version: 4 }),
]

/** 版本: an earlier one is looked at as buyers saw it, before they see it again. */
export const LooksAtAVersion = meta.story({
  beforeEach: ({ msw }) => msw.use(...restorable()),
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '版本' }))
    const dialog = within(await screen.findByRole('dialog', { name: '这一页的版本' }))
    await userEvent.click(await dialog.findByRole('button', { name: '恢复第 3 版' }))
    const question = within(await screen.findByRole('dialog', { name: '恢复第 3 版？' }))
    for (const drawn of await question.findAllByText('改为隔日达。')) await expect(drawn).toBeVisible()
  },
})

/** 版本: an earlier one is shown again. */
export const Restores = meta.story({
  beforeEach: ({ msw }) => msw.use(...restorable()),
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '版本' }))
    const dialog = within(await screen.findByRole('dialog', { name: '这一页的版本' }))
    await expect(await dialog.findByText('改为隔日达。')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '恢复第 3 版' }))
    const question = within(await screen.findByRole('dialog', { name: '恢复第 3 版？' }))
    await userEvent.click(question.getByRole('button', { name: '恢复' }))
    await expect(await screen.findByText('已恢复，买家马上看到')).toBeVisible()
  },
})

const comparable = (detail = helpDetail) => [handle(key, detail), previewed, handle('POST /api/SellerHelp/Versions', pageBuilder('POST /api/SellerHelp/Versions')([...helpVersions]))]

const compared = async (canvas: { readonly findByRole: typeof screen.findByRole }, userEvent: { readonly click: (element: Element) => Promise<void> }, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: '版本' }))
  const dialog = within(await screen.findByRole('dialog', { name: '这一页的版本' }))
  await userEvent.click(await dialog.findByRole('button', { name: `比较${name}` }))
  const comparison = within(await screen.findByRole('dialog', { name: `${name}改了什么` }))
  await expect(await comparison.findByRole('status')).toBeVisible()
  return comparison
}

/** 比较: what a version changed of the one before it; what is the same is folded. */
export const Compared = meta.story({
  beforeEach: ({ msw }) => msw.use(...comparable()),
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    const dialog = await compared(canvas, userEvent, '第 7 版')
    await expect(await dialog.findByText('修改 1 行，新增 1 行，其余 6 行一样')).toBeVisible()
    await expect(dialog.getByText('| 预订 | 按交货期备货 |')).toBeVisible()
    await expect(dialog.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([expect.stringContaining('停运')]))
    await expect(dialog.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([expect.stringContaining('每日一班')]))
  },
})
/** With any other text of the page, also with the one that is not published yet. */
export const ComparesAnother = meta.story({
  beforeEach: ({ msw }) => msw.use(...comparable(draftedHelp)),
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    const dialog = await compared(canvas, userEvent, '草稿')
    await expect(await dialog.findByText('新增 1 行，其余 8 行一样')).toBeVisible()
    const other = dialog.getByRole('combobox', { name: '和哪一份比' })
    await userEvent.selectOptions(other, '第 3 版')
    await expect(await dialog.findByText('新增 9 行，删除 2 行，没有一样的')).toBeVisible()
    await userEvent.selectOptions(other, '第 7 版，买家现在看到的')
    await userEvent.click(await dialog.findByRole('button', { name: '7 行一样，展开' }))
    await expect(dialog.getByText('| 现货 | 尽快出库 |')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '7 行一样，收起' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.queryByText('| 现货 | 尽快出库 |')).toBeNull()
  },
})
export const ComparedOnPhone = meta.story({ ...Compared.input, globals: { viewport: { value: 'w390' } } })
export const ComparedInTheDark = meta.story({ ...Compared.input, globals: { scheme: 'dark' } })
