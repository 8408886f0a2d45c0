import { DescriptionList } from '../description-list/index.ts'
import { Stack } from '../stack/index.ts'
import type { Guide } from '../testing/guide.ts'
import { CopyText } from './CopyText.tsx'

export const guide: Guide = {
  lead: '一个会被抄走的号码，旁边有一个小按钮复制它，并说「已复制」。',
  use: ['订单号、运单号、合同号：人要贴到别处去的。', '号码本身是链接时，把链接放进内容，`text` 仍是号码。'],
  avoid: ['一段文章、一个地址：让人自己选。', '密码与口令：不该出现在页面上。', '列表每一行都放：只给最常抄的那一列。'],
  pairs: [
    {
      good: { shows: <DescriptionList items={[{ term: '订单号', value: <CopyText text="N202603180012" /> }, { term: '下单人', value: '周雨桐' }]} />, because: '只有会被抄走的那个号码带复制。' },
      bad: { shows: <Stack><CopyText text="周雨桐" /><CopyText text="研发中心" /><CopyText text="已发货" /></Stack>, because: '谁会去复制「已发货」？按钮多了，真要抄的反而找不到。' },
    },
  ],
  maturity: 'stable',
}
