import { Button } from '../button/index.ts'
import { Sheet } from '../sheet/index.ts'
import type { Guide } from '../testing/guide.ts'
import { FactTint, PageHeader } from './PageHeader.tsx'

export const guide: Guide = {
  lead: '页面的开头：它的名字、一句事实、能做什么。整页只有它是 `h1`。',
  use: ['每张纸的第一样东西。', '`fact` 用话说最要紧的一个数，等它时留着占位。', '单据的页用 `crumbs` 与 `seal`：位置、事实、章。'],
  avoid: ['纸上的一部分：用 `Section`。', '几个总数：用 `StatCard`，`fact` 只说一件事。', '筛选：用 `FilterSentence`。'],
  pairs: [
    {
      wide: true,
      good: {
        shows: <Sheet><PageHeader name="待我审批" fact={<>6 张等您审批，<FactTint tone="warning">2 张今天到期</FactTint></>} actions={<Button variant="primary">批量同意</Button>} /></Sheet>,
        because: '一句话就知道要做什么，一个主操作。',
      },
      bad: {
        shows: <Sheet><PageHeader name="订单审批管理列表页" fact="欢迎使用订单审批功能，您可以在此查看和处理订单" actions={<><Button variant="primary">导出</Button><Button variant="primary">刷新</Button><Button variant="decisive">批量同意</Button></>} /></Sheet>,
        because: '没有事实，只有说明书；三个主按钮，名字里还写着「列表页」。',
      },
    },
  ],
  maturity: 'stable',
}
