import { useState } from 'react'
import { expect } from 'storybook/test'
import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { Seal, type SealStatus } from './Seal.tsx'

const meta = preview.meta({ title: 'Components/Seal 印章', id: 'components-seal', component: Seal, args: { status: 'approved' as const, by: '沈知言', time: '11-20 14:32' } })

export const Approved = meta.story({})
export const Waiting = meta.story({ args: { status: 'waiting', by: '采购复核', time: undefined } })

const Decision = () => {
  const [status, setStatus] = useState<SealStatus>('waiting')
  return (
    <>
      <Seal status={status} word={status === 'approved' ? '已同意' : undefined} by="沈知言" />
      <Button onClick={() => setStatus('approved')}>同意</Button>
    </>
  )
}

export const Lands = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Decision />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-landed]')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '同意' }))
    await expect(canvas.getByText('已同意')).toBeVisible()
    await expect(canvasElement.querySelector('[data-landed]')).not.toBeNull()
  },
})

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      rows={[
        { name: 'waiting', shows: <Seal status="waiting" by="采购复核" /> },
        { name: 'approved', shows: <Seal status="approved" by="沈知言" time="11-20 14:32" /> },
        { name: 'agreed, not the last', shows: <Seal status="approved" word="已同意" by="沈知言" time="11-20 14:32" /> },
        { name: 'rejected', shows: <Seal status="rejected" by="沈知言" time="11-20 14:32" /> },
        { name: 'word only', shows: <Seal status="approved" /> },
        { name: 'long text', shows: <Seal status="approved" word="已转审批" by="欧阳慕容清歌（集团总部）" time="2026-11-20" /> },
      ]}
    />
  ),
})
