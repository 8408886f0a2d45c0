import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'

const content = (
  <ul style={{ margin: 0, padding: 24, display: 'grid', gap: 12, background: 'var(--mall-surface)', listStyle: 'none' }}>
    {['中性笔 0.5mm 黑色', 'A4 复印纸 70g', '订书机 12 号'].map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)

const meta = preview.meta({
  title: 'Components/LoadingOverlay 加载遮罩',
  id: 'components-loadingoverlay',
  component: LoadingOverlay,
  args: { busy: true, delay: 0, children: content, style: { maxInlineSize: 420 } },
  // The overlay greys its content on purpose; the content is inert meanwhile.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([inert] *)' }] } } },
})

export const Busy = meta.story()
export const Idle = meta.story({ args: { busy: false } })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      rows={[
        { name: 'idle', shows: <LoadingOverlay busy={false}>{content}</LoadingOverlay> },
        { name: 'busy', shows: <LoadingOverlay busy delay={0}>{content}</LoadingOverlay> },
        { name: 'over nothing', shows: <LoadingOverlay busy delay={0}><div style={{ blockSize: 96 }} /></LoadingOverlay> },
        { name: 'other words', shows: <LoadingOverlay busy delay={0} messages={{ busy: '正在计算运费与预算占用…' }}>{content}</LoadingOverlay> },
      ]}
    />
  ),
})
