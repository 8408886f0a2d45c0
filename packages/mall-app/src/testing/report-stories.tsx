import { buildListState } from '@mall/app-kit/testing/list-state.ts'
import type { ReactNode } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Report, ReportData } from '../features/report/report.ts'
import type { ReportPageProps } from '../features/report/ReportPage.tsx'

interface Given<Data extends ReportData> {
  readonly filled: Data
  readonly none: Data
  /** One row; in the address, what narrowed the table to it. */
  readonly one: Data
  readonly oneSearch?: string
  readonly long: Data
  readonly thousand: Data
  /** A bar that the chart has: what it is called, and its key. */
  readonly bar?: { readonly name: RegExp; readonly key: string }
}

type Context<Data extends ReportData> = Pick<StoryContext<ReportPageProps<Data>>, 'args' | 'canvas' | 'userEvent'>

/** The states of a report: each report's stories show the same ones with its own rows. */
export const reportStories = <Data extends ReportData>(report: Report<Data>, { filled, none, one, oneSearch = '', long, thousand, bar }: Given<Data>) => {
  const stateOf = (search: string, rest: Partial<ReportPageProps<Data>['state']> = {}): ReportPageProps<Data>['state'] =>
    buildListState(report.list, search, { data: filled, onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })
  return {
    args: { report, state: stateOf(''), trees: { departments: [], companies: [], people: [], categories: [] }, onPrint: fn() },
    decorators: [(Story: () => ReactNode) => <div data-density="default">{Story()}</div>],
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
    loading: { args: { state: stateOf('', { data: undefined, updating: true }) } },
    failed: { args: { state: stateOf('', { data: undefined, failure: 'failed' }) } },
    forbidden: {
      args: { state: stateOf('', { data: undefined, failure: 'forbidden' }) },
      play: async ({ canvas }: Context<Data>) => expect(canvas.getByRole('heading', { level: 1, name: '暂无权限，请联系企业管理员' })).toBeVisible(),
    },
    invalidInput: {
      args: { state: stateOf('Begin=2020-01-01&End=2026-01-31', { data: undefined, failure: 'failed', problem: '时间跨度不能超过24个月' }) },
      play: async ({ canvas }: Context<Data>) => expect(canvas.getByText('时间跨度不能超过24个月')).toBeVisible(),
    },
    empty: { args: { state: stateOf('', { data: none }) } },
    filteredEmpty: { args: { state: stateOf('Dept=7', { data: none }) } },
    oneRow: { args: { state: stateOf(oneSearch, { data: one }) } },
    longContent: { args: { state: stateOf('', { data: long }) } },
    phone: { globals: { viewport: { value: 'w390' } } },
    thousandRows: {
      parameters: { chromatic: { disableSnapshot: true } },
      args: { state: stateOf('PageSize=1000', { data: thousand }) },
      play: async ({ canvas }: Context<Data>) => expect(canvas.getByRole('table', { name: `${report.name}列表` })).toHaveAttribute('aria-rowcount', '1002'),
    },
  }
}

/** A thousand rows of a report. */
export const thousandRows = <Row,>(row: (at: number) => Row): readonly Row[] => Array.from({ length: 1000 }, (_, at) => row(at))
