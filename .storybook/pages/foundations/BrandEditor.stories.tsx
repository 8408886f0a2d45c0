import { expect, waitFor, within } from 'storybook/test'
import { defaultBrand, MallThemeProvider } from '../../../packages/ui/src/theme/index.ts'
import { tenants } from '../../decorators/tenants.ts'
import preview from '../../preview.tsx'
import { BrandEditor } from './brand-editor/BrandEditor.tsx'
import { parseBrand } from './brand-editor/parse-brand.ts'

const meta = preview.meta({ title: 'Foundations/Brand editor 品牌编辑器', id: 'foundations-brand-editor', component: MallThemeProvider, args: { children: null }, tags: ['!autodocs'] })

export const Editor = meta.story({
  render: (_, { globals }) => <BrandEditor initial={{ ...defaultBrand, radius: 4, fontScale: 1, ...tenants[String(globals['tenant'])] }} />,
})

/** A tenant's colour and name by their fields: both previews follow, and what is downloaded is that brand. */
export const Exports = meta.story({
  ...Editor.input,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const colour = canvas.getByRole('textbox', { name: /主色/ })
    const primaries = () => ['浅色预览', '深色预览'].map((name) => getComputedStyle(canvas.getByRole('region', { name })).getPropertyValue('--mall-primary'))
    const before = primaries()
    await userEvent.clear(colour)
    await userEvent.type(colour, 'green')
    await expect(colour).toHaveAccessibleDescription(/请写 #rrggbb.*Written #rrggbb/)
    await expect(canvas.queryByRole('link', { name: '下载 brand.json' })).toBeNull()
    await expect(primaries()).toEqual(before)
    await userEvent.clear(colour)
    await userEvent.type(colour, '#2F6B3A')
    await waitFor(() => expect(primaries()[0]).toBe('#2F6B3A'))
    await expect(primaries()[1]).not.toBe(before[1])
    const name = canvas.getByRole('textbox', { name: /名称/ })
    await userEvent.clear(name)
    await userEvent.type(name, '青松集采')
    await userEvent.clear(canvas.getByRole('spinbutton', { name: /字号倍数/ }))
    const address = canvas.getByRole('link', { name: '下载 brand.json' }).getAttribute('href') ?? ''
    const json = decodeURIComponent(address.slice(address.indexOf(',') + 1))
    await expect(parseBrand(json)).toEqual({ brand: { name: '青松集采', primary: '#2F6B3A', radius: expect.any(Number) as number } })
  },
})

export const PoorContrast = meta.story({
  ...Editor.input,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const colour = canvas.getByRole('textbox', { name: /主色/ })
    await userEvent.clear(colour)
    await userEvent.type(colour, '#FFD100')
    const verdict = canvas.getByRole('status', { name: '主色的对比度' })
    await waitFor(() => expect(verdict).toHaveTextContent(/对比度不足\s*浅色：#FFD100 作文字 1\.\d\d:1，不到 4.5:1；调深为 #\w{6} 使用，4\.\d\d:1/))
    await expect(verdict).toHaveTextContent(/读得清\s*深色/)
  },
})

/** JSON that somebody sent: its fields have their problems, what is no field has its own at the text. */
export const WrongJson = meta.story({
  ...Editor.input,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const json = canvas.getByRole('textbox', { name: 'JSON' })
    await userEvent.clear(json)
    await userEvent.paste('{ "name": "青松", "primary": "#2F6B3A", "radius": 20, "colour": 1 }')
    await expect(canvas.getByRole('spinbutton', { name: /圆角/ })).toHaveAccessibleDescription(/请写 0 到 12 的数字/)
    await expect(json).toHaveAccessibleDescription(/品牌没有“colour”这一项/)
    await userEvent.clear(json)
    await userEvent.paste('{ "name": ')
    await expect(json).toHaveAccessibleDescription(/不是一个 JSON 对象/)
    await expect(within(canvas.getByRole('region', { name: '浅色预览' })).getByText('企业商城', { selector: 'strong' })).toBeVisible()
  },
})
