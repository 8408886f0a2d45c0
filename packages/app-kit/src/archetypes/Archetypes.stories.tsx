import { buildOrderDetail } from '@mall/mocks'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { BudgetBar } from '@mall/ui/budget-bar'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { FilterChip, FilterOptions, FilterSentence } from '@mall/ui/filter-sentence'
import { formatAmount, Ledger, LedgerEquation } from '@mall/ui/ledger'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Seal } from '@mall/ui/seal'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Table, type TableColumn } from '@mall/ui/table'
import { TextInput } from '@mall/ui/text-input'
import { Timeline } from '@mall/ui/timeline'
import { Tree } from '@mall/ui/tree'
import preview from '../../../../.storybook/preview.tsx'
import { ScreenLoading } from '../screens/ScreenLoading.tsx'
import { DocumentPage, LedgerPage, WorkshopPage } from './SplitPage.tsx'

/** The pages of the back office as they are composed; `npm run new -- screen` begins with one of them. */
const meta = preview.meta({
  title: 'Archetypes/Pages 页面',
  id: 'archetypes-pages',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story, { name }) => (name.startsWith('Loading') ? <div data-density="default">{Story()}</div> : <Sheet data-density="default">{Story()}</Sheet>)],
})

const order = buildOrderDetail()
type Line = (typeof order.Lines)[number]

const lineColumns: readonly TableColumn<Line>[] = [
  { key: 'name', header: '商品', render: (line) => line.CustomerProductName, minWidth: 220, rowHeader: true },
  { key: 'price', header: '单价（元）', render: (line) => formatAmount(line.Price), align: 'end', width: 112 },
  { key: 'quantity', header: '数量', render: (line) => line.Quantity, align: 'end', width: 80 },
  { key: 'subtotal', header: '小计（元）', render: (line) => formatAmount(line.Subtotal), align: 'end', width: 120 },
]

export const Document = meta.story({
  render: () => (
    <DocumentPage
      head={
        <PageHeader
          crumbs={<Breadcrumbs items={[{ label: '订单审批', href: '/userCenter/order/approval' }, { label: 'SP202611180412' }]} />}
          fact="周雨桐为 12 名新员工申请 ¥14,980.00 的工位用品"
          details={
            <>
              <span>研发中心</span>
              <span>11-18 11:02 提交</span>
              <span>账期月结</span>
            </>
          }
          seal={<Seal status="waiting" by="采购复核" />}
        />
      }
      rail={
        <>
          <Section title="走到哪里">
            <Timeline
              items={[
                { id: 'submit', title: '提交 周雨桐', time: '11-18 11:02' },
                { id: 'manager', title: '部门负责人 顾明远 同意', time: '11-18 11:26', description: '12 人 12 月 1 日到岗，椅子先按 12 把报。' },
                { id: 'review', title: '采购复核 沈知言（你）', state: 'current', description: '已等 2 天 3 小时' },
                { id: 'finance', title: '财务会签 陈思齐、郑岚', state: 'waiting' },
              ]}
            />
          </Section>
          <Section title="收货与开票">
            <DescriptionList
              items={[
                { term: '收货', value: '周雨桐，示例路 100 号 A 座 5 层' },
                { term: '发票', value: '集中开票' },
                { term: '备注', value: '' },
              ]}
            />
          </Section>
        </>
      }
      decision={
        <>
          <TextInput aria-label="意见" placeholder="写一句意见，申请人会看到（驳回、退回时必填）" style={{ flex: '1 1 240px' }} />
          <Button variant="decisive">同意</Button>
          <Button>驳回</Button>
        </>
      }
    >
      <Section title="为什么需要审批">
        <Alert action={<Button variant="text">改成 9 把</Button>}>椅子再减 1 把（9 把），本单就回到预算内，并省去财务会签。</Alert>
      </Section>
      <Section title="预算" aside="研发中心 2026 四季度办公预算">
        <BudgetBar name="研发中心" total={120_000} used={86_420} frozen={21_600} order={12_592} />
      </Section>
      <Section title="商品" aside={`${order.Lines.length} 种`} flush>
        <Table label="商品" columns={lineColumns} rows={order.Lines} rowKey={(line) => String(line.LineId)} />
      </Section>
      <Section title="应付">
        <Ledger
          lines={[
            { label: '商品总额', amount: 14_980 },
            { label: '运费', amount: 0, note: '满 99.00 免' },
          ]}
          sum={{ label: '应付', amount: 14_980 }}
        />
      </Section>
    </DocumentPage>
  ),
})

interface Entry {
  readonly time: string
  readonly number: string
  readonly kind: string
  readonly more: string
  readonly less: string
  readonly balance: string
}

const entries: readonly Entry[] = [
  { time: '11-01', number: '承前页', kind: '', more: '', less: '', balance: '88,930.00' },
  { time: '11-02 09:14', number: 'D2026110200000318', kind: '冻结', more: '', less: '4,860.00', balance: '84,070.00' },
  { time: '11-02 16:40', number: 'D2026110200000318', kind: '释放', more: '4,860.00', less: '', balance: '88,930.00' },
  { time: '11-09 09:30', number: 'TZ202611090003', kind: '调整', more: '20,000.00', less: '', balance: '108,930.00' },
  { time: '11-13 10:02', number: 'D2026111200001805', kind: '扣减', more: '', less: '17,980.00', balance: '90,950.00' },
]

const entryColumns: readonly TableColumn<Entry>[] = [
  { key: 'time', header: '时间', render: ({ time }) => time, width: 120 },
  { key: 'number', header: '单号', render: ({ number }) => number, minWidth: 170, rowHeader: true },
  { key: 'kind', header: '类型', render: ({ kind }) => kind, width: 80 },
  { key: 'more', header: '增加（元）', render: ({ more }) => more, align: 'end', width: 112, total: '24,860.00' },
  { key: 'less', header: '减少（元）', render: ({ less }) => less, align: 'end', width: 112, total: '22,840.00' },
  { key: 'balance', header: '余额（元）', render: ({ balance }) => balance, align: 'end', width: 112, total: '90,950.00' },
]

const period = (
  <FilterSentence label="筛选预算">
    看
    <FilterChip label="周期" text="2026 四季度" filled onClear={() => undefined}>
      {(close) => <FilterOptions label="周期" options={[{ value: '4', label: '2026 四季度' }]} value="4" onValueChange={close} />}
    </FilterChip>
    的预算
  </FilterSentence>
)

export const Accounts = meta.story({
  render: () => (
    <LedgerPage
      head={
        <PageHeader
          name="预算余额"
          fact={
            <>
              8 个生效预算还可用 ¥144,234.60，<FactTint tone="warning">2 个已透支</FactTint>
            </>
          }
          actions={
            <>
              <Button>导出</Button>
              <Button variant="decisive">新增预算</Button>
            </>
          }
        />
      }
      filters={period}
      list={
        <Section title="预算">
          <BudgetBar name="行政采购部四季度办公" total={220_000} used={138_168.5} frozen={26_220} />
        </Section>
      }
    >
      <Section title="行政采购部四季度办公" aside="负责人 韩立群" action={<Button>调整</Button>}>
        <LedgerEquation
          terms={[
            { label: '总额', amount: 200_000 },
            { label: '调整', amount: 20_000 },
            { label: '已用', amount: 138_168.5, operator: '−' },
            { label: '冻结', amount: 26_220, operator: '−' },
          ]}
          result={{ label: '可用', amount: 55_611.5 }}
        />
      </Section>
      <Section title="流水" aside="2026-11" flush>
        <Table label="流水" columns={entryColumns} rows={entries} rowKey={({ time, kind }) => `${time} ${kind}`} />
      </Section>
    </LedgerPage>
  ),
})

export const Workshop = meta.story({
  render: () => (
    <WorkshopPage
      head={
        <PageHeader
          name="部门管理"
          fact={
            <>
              4 个部门，<FactTint tone="warning">1 个还没有负责人</FactTint>
            </>
          }
          actions={<Button variant="decisive">新增部门</Button>}
        />
      }
      rail={
        <Section title="采购中心">
          <DescriptionList
            items={[
              { term: '负责人', value: '沈知言' },
              { term: '成员', value: '12 人' },
              { term: '预算', value: '2026 四季度办公' },
            ]}
            ruled
          />
        </Section>
      }
    >
      <Section title="部门">
        <Tree
          label="部门"
          nodes={[{ id: '1', label: '华启科技', children: [{ id: '2', label: '采购中心' }, { id: '3', label: '研发中心' }, { id: '4', label: '市场部' }] }]}
          defaultExpanded={['1']}
        />
      </Section>
    </WorkshopPage>
  ),
})

/** While the code of a screen is on its way: the place of each kind is held. */
export const LoadingList = meta.story({ render: () => <ScreenLoading kind="list" /> })
export const LoadingDetail = meta.story({ render: () => <ScreenLoading kind="detail" /> })
export const LoadingForm = meta.story({ render: () => <ScreenLoading kind="form" /> })
export const LoadingPage = meta.story({ render: () => <ScreenLoading /> })
export const LoadingOnAPhone = meta.story({ globals: { viewport: { value: 'w390' } }, render: () => <ScreenLoading kind="list" /> })
