import { responseBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { QuotePaper } from './QuotePaper.tsx'

const build = responseBuilder('POST /api/Inquiry/Detail')
const quoted = build({ Status: 30, StatusName: '已报价', QuotedAmount: 360, ValidUntil: '2026-03-25T10:00:00+08:00' })

const meta = preview.meta({ title: 'Parts/打印 Paper of a quote', component: QuotePaper, args: { inquiry: quoted } })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: `报价单 ${quoted.InquiryNo}` })).toBeVisible()
    await expect(canvas.getByText('报价合计（含税）')).toBeVisible()
  },
})

/** Before the quote it is what was asked. */
export const BeforeTheQuote = meta.story({
  args: { inquiry: { ...quoted, Status: 10, StatusName: '待受理', QuotedAmount: null, ValidUntil: null, Lines: quoted.Lines.map((line) => ({ ...line, Quote: null })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: `询价单 ${quoted.InquiryNo}` })).toBeVisible()
  },
})

/** A line that the seller cannot supply says so. */
export const NotSupplied = meta.story({
  args: { inquiry: { ...quoted, Lines: quoted.Lines.map((line) => ({ ...line, Quote: null })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('暂时无法供货').length).toBeGreaterThan(0)
  },
})
