import { defaultSite } from '@mall/api/contract'
import { responseBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { SiteContext } from '../../../site/site.ts'
import { QuotePaper } from './QuotePaper.tsx'

const build = responseBuilder('POST /api/Inquiry/Detail')
const quoted = build({ Status: 30, StatusName: '已报价', QuotedAmount: 360, QuoteTime: '2026-03-18T09:30:00+08:00', ValidUntil: '2026-03-25T09:30:00+08:00' })
const configured = { ...defaultSite, Hotlines: [{ Label: '企业业务热线', Number: '400-000-0001', Hours: '工作日 9:00-18:00' }] }

const meta = preview.meta({
  title: 'Parts/打印 Paper of a quote',
  component: QuotePaper,
  args: { inquiry: quoted },
  render: (args) => (
    <SiteContext value={configured}>
      <QuotePaper {...args} />
    </SiteContext>
  ),
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: `报价单 ${quoted.InquiryNo}` })).toBeVisible()
    await expect(canvas.getByText('报价合计（含税）')).toBeVisible()
    await expect(canvas.getByText('2026-03-18')).toBeVisible()
    await expect(canvas.getByText('企业业务热线 400-000-0001（工作日 9:00-18:00）')).toBeVisible()
  },
})

/** Before the quote it is what was asked. */
export const BeforeTheQuote = meta.story({
  // A site that has configured no telephone names none.
  render: (args) => <QuotePaper {...args} />,
  args: { inquiry: { ...quoted, Status: 10, StatusName: '待受理', QuotedAmount: null, QuoteTime: null, ValidUntil: null, Lines: quoted.Lines.map((line) => ({ ...line, Quote: null })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: `询价单 ${quoted.InquiryNo}` })).toBeVisible()
    for (const term of ['报价日期', '联系方式']) await expect(canvas.queryByText(term)).toBeNull()
  },
})

/** A line that the seller cannot supply says so. */
export const NotSupplied = meta.story({
  args: { inquiry: { ...quoted, Lines: quoted.Lines.map((line) => ({ ...line, Quote: null })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('暂时无法供货').length).toBeGreaterThan(0)
  },
})
