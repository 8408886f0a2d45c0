import { expect, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: '按当前筛选条件导出，最多 10,000 行', children: <Button icon={<Icon name="download" size={16} />}>导出</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 48 }}>
        <Story />
      </div>
    ),
  ],
})

export const AtRest = meta.story()
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})
export const Below = meta.story({
  args: { side: 'bottom' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})
