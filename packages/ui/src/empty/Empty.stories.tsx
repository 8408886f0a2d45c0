import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Empty } from './Empty.tsx'

const meta = preview.meta({ title: 'Components/Empty 空状态', id: 'components-empty', component: Empty, args: { title: '暂无数据' } })

export const Nothing = meta.story({ args: { title: '购物车还是空的，去逛逛吧', action: <Button variant="primary">去逛逛</Button> } })
export const NothingFound = meta.story({
  args: {
    kind: 'search',
    title: '没有找到“人体工学椅垫”相关商品',
    children: '换个关键词试试，或把需要的商品告诉我们',
    action: <Button>提交意向商品询价</Button>,
  },
})
export const Failed = meta.story({ args: { kind: 'error', title: '加载失败，点击重试', action: <Button>重试</Button> } })
export const Forbidden = meta.story({ args: { kind: 'forbidden', title: '暂无权限，请联系企业管理员' } })
/** Drawn for its subject: ink, paper, and the seal in cinnabar. */
export const Drawn = meta.story({
  args: {
    title: '暂无开票记录',
    picture: (
      <>
        <path data-part="sheet" d="M38 14h52v64l-6.5-5l-6.5 5l-6.5-5l-6.5 5l-6.5-5l-6.5 5l-6.5-5l-6.5 5z" />
        <path data-part="rule" d="M48 28h32M48 38h32M48 48h10M48 58h8" />
        <path data-part="stamp" d="M62 55a13 8.5 0 1 1 26 0a13 8.5 0 1 1-26 0M69 52.5h12M71.5 57h7" />
      </>
    ),
  },
})
export const Small = meta.story({ args: { size: 'small' } })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 16 }}>
      {(['empty', 'search', 'error', 'forbidden'] as const).map((kind) => (
        <Empty key={kind} kind={kind} title="暂无订单，去采购吧" action={<Button variant="primary">去采购</Button>} />
      ))}
      {(['empty', 'search', 'error', 'forbidden'] as const).map((kind) => (
        <Empty key={kind} kind={kind} size="small" title="暂无数据" />
      ))}
    </div>
  ),
})
