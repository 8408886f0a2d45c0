import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Seal } from '../seal/Seal.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { FactTint, PageHeader, type PageHeaderProps } from './PageHeader.tsx'

const fact = (
  <>
    14 单等你审批，合计 ¥86,214.30，<FactTint tone="danger">3 单已超时</FactTint>
  </>
)
const actions = (
  <>
    <Button>导出</Button>
    <Button variant="decisive">从最久的一单审起</Button>
  </>
)

const meta = preview.meta({
  title: 'Components/PageHeader 页头',
  id: 'components-pageheader',
  component: PageHeader,
  subcomponents: { FactTint },
  args: { name: '订单审批', fact, actions },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
})

const document: Partial<PageHeaderProps> = {
  name: undefined,
  crumbs: (
    <>
      <span>订单审批 / SP202611180412</span>
      <span>第 1 单，共 14 单</span>
    </>
  ),
  fact: '周雨桐为 12 名新员工申请 ¥14,980.00 的工位用品',
  details: (
    <>
      <span>研发中心</span>
      <span>11-18 11:02 提交</span>
      <span>期望 11-27 送达</span>
    </>
  ),
  actions: undefined,
  seal: <Seal status="waiting" by="采购复核" />,
}

export const Queue = meta.story({})
export const Document = meta.story({ args: document })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const DocumentOnAPhone = meta.story({ args: document, globals: { viewport: { value: 'w390' } } })

export const States = meta.story({
  parameters: { ...inEveryLook, a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
  render: () => (
    <StateTable
      wide
      rows={[
        { name: 'name and fact', shows: <PageHeader name="订单审批" fact="没有等你审批的订单" /> },
        { name: 'actions, danger', shows: <PageHeader name="订单审批" fact={fact} actions={actions} /> },
        {
          name: 'warning',
          shows: (
            <PageHeader
              name="预算余额"
              fact={
                <>
                  8 个生效预算还可用 ¥144,234.60，<FactTint tone="warning">2 个已透支</FactTint>
                </>
              }
            />
          ),
        },
        { name: 'loading', shows: <PageHeader name="订单审批" fact={undefined} actions={actions} /> },
        { name: 'document with a seal', shows: <PageHeader fact="" {...document} /> },
        {
          name: 'long text',
          shows: (
            <PageHeader
              name="集团总部综合管理中心二〇二六年第四季度办公用品与劳保用品联合采购预算"
              fact="欧阳慕容清歌为集团总部综合管理中心与下属子公司共 128 名新员工申请 ¥1,214,980.00 的工位用品、劳保用品与会议室设备"
              actions={actions}
            />
          ),
        },
      ]}
    />
  ),
})
