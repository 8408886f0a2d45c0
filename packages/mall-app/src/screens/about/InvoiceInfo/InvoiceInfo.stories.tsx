import { defaultSite } from '@mall/api/contract'
import { handle } from '@mall/mocks'
import { expect, fn, type within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { page } from '../../../content/about/kpinfo.md'
import { SiteContext } from '../../../site/site.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { InvoiceInfo as InvoiceInfoScreen } from './InvoiceInfo.tsx'
import { InvoiceInfoView } from './InvoiceInfoView.tsx'

const details = {
  Title: '示例商城有限公司',
  TaxNumber: '91310000MA1FL0000X',
  Address: '示例市示例区示例路1号',
  Phone: '',
  Bank: '示例银行示例支行',
  Account: '0000 1111 2222 3333',
}

const hotlines = [{ Label: '企业业务热线', Number: '400-000-0001', Hours: '工作日 9:00-18:00' }]

const meta = preview.meta({ title: 'Screens/开票信息 Invoice info', component: InvoiceInfoView, parameters: { layout: 'fullscreen' }, args: { page, details, hotlines, isCopied: false, onCopy: fn() } })

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制全部' }))
    await expect(args.onCopy).toHaveBeenCalledWith(
      '名称：示例商城有限公司\n纳税人识别号：91310000MA1FL0000X\n地址：示例市示例区示例路1号\n开户行：示例银行示例支行\n账号：0000 1111 2222 3333',
    )
    await expect(canvas.queryByText('电话')).toBeNull()
  },
})

export const Copied = meta.story({
  args: { isCopied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已复制 5 行，可直接粘贴')
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

/** Nothing is configured: nothing is shown in its place, and nobody to call is invented. */
export const Empty = meta.story({
  args: { hotlines: [], details: { Title: '', TaxNumber: '', Address: '', Phone: '', Bank: '', Account: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/本站尚未公布开票信息/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '复制全部' })).toBeNull()
  },
})

export const LongContent = meta.story({
  args: { details: { ...details, Title: '示例集团长三角区域综合运营与共享服务管理有限责任公司第一分公司', Account: '0'.repeat(60) } },
})

const key = 'POST /api/Help/Pages'

/** The details come with the page, as the site publishes them: only the words around them are read. */
const connected = () => (
  <SiteContext value={{ ...defaultSite, Invoice: details, Hotlines: hotlines }}>
    <StoryMall at="/about/kpinfo">
      <InvoiceInfoScreen />
    </StoryMall>
  </SiteContext>
)

const hasDetails = async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) => {
  await expect(await canvas.findByText(details.TaxNumber)).toBeVisible()
  await expect(canvas.queryByText(/尚未公布/)).toBeNull()
}

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(handle.never(key)), render: connected, play: hasDetails })
/** What the mall is built with stands in for what could not be read. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken(key)),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '贵司的发票抬头' })).toBeVisible()
    await hasDetails({ canvas })
  },
})
export const Connected = meta.story({ beforeEach: ({ msw }) => msw.use(handle(key, [])), render: connected, play: hasDetails })
