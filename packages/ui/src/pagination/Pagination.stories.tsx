import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const meta = preview.meta({ title: 'Components/Pagination 分页', id: 'components-pagination', component: Pagination, args: { total: 1234, onPageChange: fn() } })

export const FirstPage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2, expect.objectContaining({ reason: 'next', pageSize: 20 }))
    await userEvent.type(canvas.getByRole('textbox'), '40{Enter}')
    await expect(canvas.getByRole('button', { name: '第40页' })).toHaveAttribute('aria-current', 'page')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '每页条数' }), '100')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(8, expect.objectContaining({ reason: 'page-size', pageSize: 100 }))
  },
})
export const MiddlePage = meta.story({ args: { defaultPage: 30 } })
export const LastPage = meta.story({ args: { defaultPage: 62 } })
export const PagesAreLinks = meta.story({
  args: { defaultPage: 30, pageHref: (page) => `#page-${page}` },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '第31页' })).toHaveAttribute('href', '#page-31')
    await userEvent.click(canvas.getByRole('link', { name: '下一页' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(31, expect.objectContaining({ reason: 'next', pageSize: 20 }))
  },
})
export const OnePage = meta.story({ args: { total: 7 } })
export const Empty = meta.story({ args: { total: 0 } })
export const Phone = meta.story({
  args: { defaultPage: 30 },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const tops = [canvas.getByText('共 1,234 条'), canvas.getByRole('combobox'), ...canvas.getAllByRole('button')].map((part) => {
      const { top, height } = part.getBoundingClientRect()
      return Math.round(top + height / 2)
    })
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

const pager = (name: string, props: Partial<PaginationProps> = {}) => ({
  name,
  shows: <Pagination total={1234} label={name} defaultPage={30} {...props} />,
})

export const States = meta.story({
  parameters: drawnStates('button:enabled, select'),
  render: () => (
    <StateTable
      rows={[
        pager('rest'),
        pager('hover'),
        pager('focus-visible'),
        pager('first page', { defaultPage: 1 }),
        pager('one page', { total: 12, defaultPage: 1 }),
        pager('empty', { total: 0, defaultPage: 1 }),
        { name: 'comfortable', shows: <div data-density="comfortable">{pager('comfortable').shows}</div> },
        { name: 'compact', shows: <div data-density="compact">{pager('compact').shows}</div> },
      ]}
    />
  ),
})
