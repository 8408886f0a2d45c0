import { listStories } from './list-stories.tsx'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Report, ReportData } from '../report/report.ts'
import type { ReportPageProps } from '../report/ReportPage.tsx'

interface Given<Data extends ReportData> {
  readonly filled: Data
  readonly none: Data
  /** One row; in the address, what narrowed the table to it. */
  readonly one: Data
  readonly oneSearch?: string
  /** In the address, a filter that leaves nothing. */
  readonly narrowed?: string
  /** What the address of each story has beside its own: a tab. */
  readonly address?: string
  readonly long: Data
  readonly thousand: Data
  /** A bar that the chart has: what it is called, and its key. */
  readonly bar?: { readonly name: RegExp; readonly key: string }
}

type Context<Data extends ReportData> = Pick<StoryContext<ReportPageProps<Data>>, 'args' | 'canvas' | 'userEvent'>

/** The states of a report: each report's stories show the same ones with its own rows. */
export const reportStories = <Data extends ReportData>(report: Report<Data>, { filled, none, one, oneSearch = '', narrowed = 'Dept=7', address = '', long, thousand, bar }: Given<Data>) => {
  const { stateOf, ...stories } = listStories(report.list, { filled, none, thousand, narrowed, address })
  return {
    ...stories,
    args: { report, state: stateOf(), trees: { departments: [], companies: [], people: [], categories: [] }, onPrint: fn() },
    /** A bar that is pressed narrows the table. */
    filled: {
      play: async ({ args, canvas, userEvent }: Context<Data>) => {
        if (bar) {
          const [pressed] = await canvas.findAllByRole('button', { name: bar.name })
          if (pressed) await userEvent.click(pressed)
          await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ filters: expect.objectContaining({ Point: bar.key }) as unknown }))
        }
        await userEvent.click(canvas.getByRole('button', { name: '导出' }))
        await expect(args.state.onExport).toHaveBeenCalledOnce()
      },
    },
    // Drawn before anybody tries it again.
    failed: { args: stories.failed.args },
    invalidInput: {
      args: { state: stateOf('Begin=2020-01-01&End=2026-01-31', { data: undefined, failure: 'failed', problem: '时间跨度不能超过24个月' }) },
      play: async ({ canvas }: Context<Data>) => expect(canvas.getByText('时间跨度不能超过24个月')).toBeVisible(),
    },
    oneRow: { args: { state: stateOf(oneSearch, { data: one }) } },
    longContent: { args: { state: stateOf('', { data: long }) } },
    /** With the row of sums. */
    thousandRows: {
      ...stories.thousandRows,
      play: async ({ canvas }: Context<Data>) => expect(canvas.getByRole('table', { name: `${report.name}列表` })).toHaveAttribute('aria-rowcount', '1002'),
    },
  }
}
