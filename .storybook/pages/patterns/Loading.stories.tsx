import { expect } from 'storybook/test'
import { Button } from '../../../packages/ui/src/button/index.ts'
import preview from '../../preview.tsx'
import { DoDont } from '../blocks/DoDont.tsx'
import { RefetchedContent, CardSkeletons } from './Loading.tsx'

const meta = preview.meta({ title: 'Patterns/Loading 加载', id: 'patterns-loading', tags: ['!autodocs'] })

export const FirstTime = meta.story({ render: () => <CardSkeletons /> })
export const Again = meta.story({
  render: () => <RefetchedContent ms={1500} />,
})
export const SoonerThanTheEye = meta.story({
  render: () => <RefetchedContent ms={100} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await expect(await canvas.findByText(/第 2 次查询/)).toBeVisible()
  },
})
export const Sending = meta.story({
  render: () => (
    <DoDont
      good={{
        shows: (
          <Button variant="decisive" loading>
            提交订单
          </Button>
        ),
        because: 'The button that was pressed keeps its size, turns, and cannot be pressed twice.',
      }}
      bad={{
        shows: (
          <Button variant="decisive" disabled>
            请稍候…
          </Button>
        ),
        because: 'Its words and its size change, and nobody sees that anything goes on.',
      }}
    />
  ),
})
