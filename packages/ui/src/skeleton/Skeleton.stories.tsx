import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({ title: 'Components/Skeleton 骨架屏', id: 'components-skeleton', component: Skeleton, args: { style: { maxInlineSize: 360 } } })

export const Line = meta.story()
export const Paragraph = meta.story({ args: { lines: 3 } })
export const Picture = meta.story({ args: { variant: 'block', width: 220, height: 220 } })
export const Portrait = meta.story({ args: { variant: 'circle', width: 48 } })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 24 }}>
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} style={{ display: 'grid', gap: 12, padding: 16, background: 'var(--mall-surface)', borderRadius: 8 }}>
          <Skeleton variant="block" height={148} />
          <Skeleton lines={2} />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  ),
})
