import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { SearchBox, type SearchBoxProps, type SearchSuggestion } from './index.ts'

const catalogue: SearchSuggestion[] = [
  { id: '100101', label: 'A4 打印纸 70g 500张/包', hint: '100101' },
  { id: '100102', label: 'A4 打印纸 80g 500张/包', hint: '100102' },
  { id: '100118', label: 'A3 打印纸 70g 500张/包', hint: '100118' },
  { id: '100240', label: '彩色打印纸 A4 100张 十色', hint: '100240' },
  { id: '204510', label: '激光打印机 黑白双面 A4', hint: '204510' },
  { id: '204522', label: '针式打印机色带架', hint: '204522' },
]
const find = async (query: string) => catalogue.filter(({ label, id }) => label.includes(query) || id.startsWith(query))
const hotKeywords = [
  { keyword: '打印纸', highlight: true },
  { keyword: '中性笔' },
  { keyword: '硒鼓' },
  { keyword: '文件夹', highlight: true },
  { keyword: '抽纸' },
  { keyword: '订书机' },
  { keyword: '白板笔' },
  { keyword: '档案盒' },
]
const never = () => new Promise<never>(() => {})
const picture = () => new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], '订书机.png', { type: 'image/png' })

const meta = preview.meta({
  title: 'Components/SearchBox 搜索框',
  id: 'components-searchbox',
  component: SearchBox,
  args: { onSearch: fn(), onSuggestionSelect: fn(), loadSuggestions: find, hotKeywords, imageSearch: { onImage: fn() } },
  decorators: [(Story) => <div style={{ maxInlineSize: 640, minBlockSize: 320 }}>{<Story />}</div>],
})

const pick = async (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input.')
  await user.upload(input, file, { applyAccept: false })
}

export const Empty = meta.story()

/** The storefront's field. */
export const Hero = meta.story({ args: { size: 'hero' } })
export const Small = meta.story({ args: { size: 'small', style: { inlineSize: 'min(440px, 100%)' } } })

export const Filled = meta.story({ args: { defaultValue: 'A4 打印纸' } })

export const Suggesting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '打印')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6))
  },
})

export const Choosing = meta.story({
  args: { size: 'hero' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '打印')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('A4 打印纸 80g')
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
})

/** The next response is pending: the old list stays, and cannot be chosen from. */
export const Pending = meta.story({
  args: { loadSuggestions: (query) => (query === '打' ? find('打印') : never()) },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), '打')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6))
    await userEvent.type(canvas.getByRole('combobox'), '印')
    await waitFor(() => expect(canvasElement.querySelector('[data-pending]')).not.toBeNull())
    await expect(canvas.getAllByRole('option')).toHaveLength(6)
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
  },
})

export const TwoHundred = meta.story({
  name: '200 suggestions',
  args: {
    loadSuggestions: async () => Array.from({ length: 200 }, (_, index) => ({ id: `${index}`, label: `A4 打印纸 ${index + 1} 号`, hint: `${100_000 + index}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '打印')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(200))
  },
})

export const LongContent = meta.story({
  args: {
    loadSuggestions: async (query) => [
      { id: '1', label: `${query}：加厚防静电双面高白激光喷墨通用办公用复印纸，适合高速打印机连续作业，整箱十包五千张装`, hint: '0000100101234567' },
      { id: '2', label: `${query}-SUPERCALIFRAGILISTICEXPIALIDOCIOUS-0001000200030004000500060007`, hint: 'HINT-THAT-IS-FAR-TOO-LONG-FOR-ITS-PLACE' },
    ],
    hotKeywords: [{ keyword: '加厚防静电双面高白激光喷墨通用办公用复印纸整箱', highlight: true }, ...hotKeywords],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '纸')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
  },
})

export const Blank = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
    await expect(canvas.getByText('请输入搜索关键词')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
})

export const ImagePending = meta.story({
  args: { imageSearch: { onImage: never } },
  play: async ({ canvas, canvasElement }) => {
    await pick(canvasElement, picture())
    await expect(await canvas.findByText('正在识别图片…')).toBeVisible()
  },
})

export const ImageRefused = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await pick(canvasElement, new File(['MZ'], '订书机.png', { type: 'image/png' }))
    await expect(await canvas.findByText('请上传图片文件')).toBeVisible()
    await expect(args.imageSearch?.onImage).not.toHaveBeenCalled()
  },
})

export const NothingFound = meta.story({ args: { error: '未找到相关商品', defaultValue: '' } })

export const Disabled = meta.story({ args: { disabled: true, defaultValue: '打印纸' } })

const states: readonly (readonly [name: string, props?: Partial<SearchBoxProps>])[] = [
  ['empty'],
  ['filled', { defaultValue: 'A4 打印纸' }],
  ['hover', { hotKeywords }],
  ['focus-visible', { hotKeywords }],
  ['hero', { size: 'hero', hotKeywords }],
  ['small', { size: 'small' }],
  ['without image search', { imageSearch: undefined }],
  ['error', { error: '未找到相关商品', defaultValue: '回形针' }],
  ['disabled', { disabled: true, defaultValue: '打印纸' }],
  ['image pending', { imageSearch: { onImage: never } }],
  ['suggesting'],
]

/** All states, one below the other. */
export const States = meta.story({
  parameters: drawnStates('button, input'),
  render: (args) => (
    <div style={{ paddingBlockEnd: 280 }}>
      <StateTable
        wide
        rows={states.map(([name, props]) => ({
          name,
          shows: (
            <div style={{ paddingBlockEnd: 24 }}>
              <SearchBox {...args} hotKeywords={undefined} {...props} messages={{ label: `搜索商品 ${name}` }} />
            </div>
          ),
        }))}
      />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const row = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-row='${name}']`) ?? canvasElement
    await pick(row('image pending'), picture())
    await userEvent.type(within(row('suggesting')).getByRole('combobox'), '打印')
    await within(row('suggesting')).findAllByRole('option')
    await within(row('image pending')).findByText('正在识别图片…')
  },
})
