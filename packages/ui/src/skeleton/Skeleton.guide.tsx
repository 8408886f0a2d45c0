import { Inline, Stack } from '../stack/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Skeleton } from './Skeleton.tsx'

export const guide: Guide = {
  lead: '还没来的内容先占着位置，大小和它一样，来了页面不动。',
  use: ['第一次加载，知道会来什么形状。', '外面的区域给 `aria-busy`，读屏软件知道在等。'],
  avoid: ['再次加载：用 `LoadingOverlay`，旧内容留着。', '按钮在等：用 `Button` 的 `loading`。', '加载失败了：用 `Empty` 或 `Alert`，别让骨架一直闪。'],
  pairs: [
    {
      good: { shows: <Inline gap={12} align="start"><Skeleton variant="block" width={64} height={64} /><Skeleton lines={2} width={160} /></Inline>, because: '和将来的卡片一样大：一张图、两行字。' },
      bad: { shows: <Stack><Skeleton lines={8} /></Stack>, because: '八行灰条，来的却是一张图两行字：页面还是跳了。' },
    },
  ],
  maturity: 'stable',
}
