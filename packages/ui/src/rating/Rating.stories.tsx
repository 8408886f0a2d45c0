import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Rating, type RatingProps } from './Rating.tsx'

const meta = preview.meta({ title: 'Components/Rating 评分', id: 'components-rating', component: Rating, args: { onValueChange: fn() } })

export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /5 星/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith(5, expect.objectContaining({ reason: 'choose' }))
    await expect(canvas.getByText('非常满意', { selector: '[aria-hidden]' })).toBeVisible()
  },
})
export const Filled = meta.story({ args: { defaultValue: 4 } })
export const ReadOnly = meta.story({ args: { readOnly: true, value: 4.6 } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 3 } })

const rating = (name: string, props: Partial<RatingProps> = {}) => ({ name, shows: <Rating aria-label={name} defaultValue={4} {...props} /> })

export const States = meta.story({
  parameters: drawnStates('input'),
  render: () => (
    <StateTable
      rows={[
        rating('blank', { defaultValue: 0 }),
        rating('rest'),
        rating('focus-visible'),
        rating('disabled', { disabled: true }),
        rating('read-only', { readOnly: true, value: 4.6 }),
        rating('read-only, low', { readOnly: true, value: 1.5 }),
        ...(['comfortable', 'default', 'compact'] as const).map((density) => ({ name: density, shows: <div data-density={density}>{rating(density).shows}</div> })),
      ]}
    />
  ),
})
