import { expect, fn } from 'storybook/test'
import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { CopyText } from './CopyText.tsx'

const meta = preview.meta({
  title: 'Components/CopyText 复制文本',
  id: 'components-copytext',
  component: CopyText,
  args: { text: 'D202603180001', onCopy: fn() },
})

export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '复制 D202603180001' })).toBeInTheDocument()
  },
})

export const States = meta.story({
  parameters: { ...inEveryLook, pseudo: { ...drawnStates('button').pseudo, hover: '[data-row=hover] span:has(> button)' } },
  render: () => (
    <StateTable
      rows={[
        { name: 'rest', shows: <CopyText text="D202603180001" /> },
        { name: 'hover', shows: <CopyText text="D202603180002" /> },
        { name: 'focus-visible', shows: <CopyText text="D202603180003" /> },
        {
          name: 'long text',
          shows: (
            <div style={{ inlineSize: 120 }}>
              <CopyText text="D2026031812345678901234567890ABCD" />
            </div>
          ),
        },
      ]}
    />
  ),
})
