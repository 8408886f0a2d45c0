import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({ title: 'Components/Pagination', component: Pagination, args: { total: 1234, onPageChange: fn() } })

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
export const OnePage = meta.story({ args: { total: 7 } })
export const Empty = meta.story({ args: { total: 0 } })
export const Phone = meta.story({ args: { defaultPage: 30 }, globals: { viewport: { value: 'w390' } } })

export const States = meta.story({
  parameters: { pseudo: { hover: '[data-row=hover] button', focusVisible: '[data-row=focus] button' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {['rest', 'hover', 'focus'].map((row) => (
        <div key={row} data-row={row}>
          <Pagination {...args} label={row} defaultPage={30} />
        </div>
      ))}
      <div data-density="comfortable">
        <Pagination {...args} label="comfortable" />
      </div>
      <div data-density="compact">
        <Pagination {...args} label="compact" />
      </div>
    </div>
  ),
})
