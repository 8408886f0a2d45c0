import type { SellerSearchList, SellerSearchWord } from '@mall/api/seller/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { searchSamples } from '../../../testing/search-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Search } from './Search.tsx'
import { searchList } from './search-list.ts'
import { SearchView } from './SearchView.tsx'

const build = pageBuilder('POST /api/SellerSearch/List')
const { missed, phrase, ofVisitors, handled, ignored, synonym, bothWays, pin, waiting } = searchSamples

const parts: Pick<SellerSearchList, 'TabCounts' | 'CanManage'> = {
  TabCounts: [{ Tab: 'missed', Count: 3 }, { Tab: 'handled', Count: 2 }, { Tab: 'synonyms', Count: 2 }, { Tab: 'pins', Count: 2 }],
  CanManage: true,
}
const pageOf = (items: readonly SellerSearchWord[]): SellerSearchList => build([...items], { ...parts, total: items.length })
const filled = pageOf([missed, phrase, ofVisitors])

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(searchList, {
  filled,
  none: build([], { ...parts, TabCounts: [] }),
  thousand: build(thousandRows((at) => ({ ...missed, Key: `词${at + 1}`, Word: `词${at + 1}` })), parts),
})

const meta = preview.meta({ title: 'Seller/搜索 Search', component: SearchView, args: { state: stateOf(), onNewSynonym: fn(), onNewPin: fn(), onTask: fn() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, 'synonyms')
    await expect(context.canvas.getByText('3 个词搜不到商品')).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: '加为同义词 钉书器' }))
    await expect(context.args.onTask).toHaveBeenCalledWith('AddSynonym', missed)
    // No synonym can stand for two words.
    await expect(context.canvas.queryByRole('button', { name: '加为同义词 无尘 车间服' })).toBeNull()
  },
})
export const Handled = meta.story({
  args: { state: stateOf('tab=handled', { data: pageOf([handled, ignored]) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('同义词：毛笔、宣纸')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '恢复 机票' })).toBeVisible()
  },
})
export const Synonyms = meta.story({
  args: { state: stateOf('tab=synonyms', { data: pageOf([synonym, bothWays]) }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('与“固体胶”互为同义词')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '新增同义词' }))
    await expect(args.onNewSynonym).toHaveBeenCalledOnce()
  },
})
export const Pins = meta.story({
  args: { state: stateOf('tab=pins', { data: pageOf([pin, waiting]) }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('未开始')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '新增置顶' }))
    await expect(args.onNewPin).toHaveBeenCalledOnce()
  },
})
/** Who only reads changes none. */
export const ReadOnly = meta.story({
  args: { state: stateOf('', { data: build([{ ...missed, AllowActions: [] }], { ...parts, CanManage: false }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /新增|同义词/ })).toBeNull()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: pageOf([missed]) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('tab=pins', {
      data: pageOf([
        {
          ...pin, Word: '华东大区防静电无尘室专用加厚擦拭布',
          Pin: {
            ...pin.Pin, ChangedBy: '欧阳明月-华东大区',
            Products: Array.from({ length: 8 }, (_, at) => ({ ProductCode: `1201034${at}`, Name: `加厚型多功能环保再生纸浆可重复使用档案收纳整理箱 ${at + 1}`, OnSale: at % 2 === 0 })),
          },
        },
      ]),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

/** A word gets its synonym: what the server has against it is said, and what was typed stays. */
export const AddsSynonym = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerSearch/List', filled), handle('POST /api/SellerSearch/AddSynonym', synonym)),
  render: () => (
    <StoryMall at="/search" login={sellerLogin}>
      <Search />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加为同义词 钉书器' }))
    const dialog = within(await screen.findByRole('dialog', { name: '加为同义词' }))
    await expect(dialog.getByText(/搜“钉书器”的人想找什么/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText('请输入搜得到商品的词')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^也找/ }), '订书机')
  },
})

/** Products are pinned to a word in an order. */
export const Pinning = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerSearch/List', pageOf([pin, waiting]))),
  render: () => (
    <StoryMall at="/search?tab=pins" path="/search" login={sellerLogin}>
      <Search />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑 中性笔' }))
    const dialog = within(await screen.findByRole('dialog', { name: '修改置顶' }))
    const rows = within(dialog.getByRole('list', { name: '置顶商品' }))
    await userEvent.click(rows.getByRole('button', { name: /直液式走珠笔/ }))
    await userEvent.click(dialog.getByRole('button', { name: '上移' }))
    await expect(rows.getAllByRole('listitem')[0]).toHaveTextContent('直液式走珠笔')
  },
})

/** A person makes sure before one is deleted. */
export const Deletes = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerSearch/List', pageOf([synonym])), handle('POST /api/SellerSearch/DeleteSynonym', '操作成功')),
  render: () => (
    <StoryMall at="/search?tab=synonyms" path="/search" login={sellerLogin}>
      <Search />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除 钉书器' }))
    const dialog = within(await screen.findByRole('dialog', { name: '删除同义词' }))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await expect(await screen.findByText('已删除')).toBeVisible()
  },
})
