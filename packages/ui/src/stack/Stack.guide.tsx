import { Button } from '../button/index.ts'
import { Text } from '../text/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Inline } from './Inline.tsx'
import { Stack } from './Stack.tsx'

export const guide: Guide = {
  lead: '往下排的 `Stack` 与并排会折行的 `Inline`，间距只用尺上的几档。',
  use: ['几样没有名字的东西排一排：一段话、几个按钮。', '真的是一列时给 `as` 写成 `ul`，里面是 `li`。'],
  avoid: ['页面的一部分：用 `Section`。', '名目与内容：用 `DescriptionList`。', '字段：用 `FormGrid`；表单的末尾：用 `FormActions`。'],
  sample: <Stack gap={8}><Text>采购清单.xlsx</Text><Inline gap={8}><Button>下载</Button><Button variant="text">移除</Button></Inline></Stack>,
  pairs: [
    {
      good: { shows: <Stack gap={16}><Stack gap={4}><Text strong>营业执照</Text><Text tone="secondary" size={12}>1.1 MB</Text></Stack><Inline gap={8}><Button>下载</Button><Button variant="text">移除</Button></Inline></Stack>, because: '挨得近的是一件事（4），离得远的是另一件（16）。' },
      bad: { shows: <Stack gap={32}><Text strong>营业执照</Text><Text tone="secondary" size={12}>1.1 MB</Text><Button>下载</Button><Button variant="text">移除</Button></Stack>, because: '处处一样远：看不出哪些是一起的。' },
    },
  ],
  maturity: 'stable',
}
