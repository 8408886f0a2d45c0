import { Alert } from '../alert/index.ts'
import { Button } from '../button/index.ts'
import { DescriptionList } from '../description-list/index.ts'
import { Sheet } from '../sheet/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Section } from './Section.tsx'

const facts = <DescriptionList items={[{ term: '抬头', value: '云杉科技有限公司' }, { term: '税号', value: '91440101MA5XXXXXXX' }]} />

export const guide: Guide = {
  lead: '纸上的一部分：一个标题、一条细线、内容。读屏软件把它当作有名字的地标。',
  use: ['一页里的两到六部分：商品清单、发票、审批。', '表格这样要顶到纸边的给 `flush`。', '长表单的每一段用 `heading` 的 `start`，标题在旁边。'],
  avoid: ['整页的开头：用 `PageHeader`。', '几部分里一次只看一个：用 `Tabs`。', '只是要间距：用 `Stack`。'],
  pairs: [
    {
      good: { shows: <Sheet><Section title="发票信息" action={<Button variant="text">修改</Button>}>{facts}</Section></Sheet>, because: '标题是里面的东西的名字，操作跟在它那一行。' },
      bad: { shows: <Sheet><Section title="发票" level={3}><Section title="抬头" level={3}>{facts}</Section></Section></Sheet>, because: '一层套一层：线和标题比内容还多。' },
    },
    {
      good: { shows: <Sheet><Section title="审批" aside="第 2 级，共 2 级">{facts}</Section></Sheet>, because: '几个字的补充放 `aside`，不另起一行。' },
      bad: { shows: <Sheet><Section title="审批进度"><Alert>当前为第 2 级，共 2 级</Alert></Section></Sheet>, because: '不是提醒的事用了提醒的样子。' },
    },
  ],
  maturity: 'stable',
}
