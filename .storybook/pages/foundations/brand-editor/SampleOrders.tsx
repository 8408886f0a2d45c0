import { Button } from '../../../../packages/ui/src/button/index.ts'
import { Checkbox } from '../../../../packages/ui/src/checkbox/index.ts'
import { Field } from '../../../../packages/ui/src/field/index.ts'
import { Inline } from '../../../../packages/ui/src/stack/index.ts'
import { Link } from '../../../../packages/ui/src/link/index.ts'
import { Price } from '../../../../packages/ui/src/price/index.ts'
import { RadioGroup } from '../../../../packages/ui/src/radio-group/index.ts'
import { StatusTag, type StatusTone } from '../../../../packages/ui/src/status-tag/index.ts'
import { Table, type TableColumn } from '../../../../packages/ui/src/table/index.ts'
import { TextInput } from '../../../../packages/ui/src/text-input/index.ts'

interface SampleOrder {
  readonly code: string
  readonly status: string
  readonly tone: StatusTone
  readonly amount: number
}

const orders: readonly SampleOrder[] = [
  { code: 'DD2603180007', status: '待审批', tone: 'warning', amount: 1286.5 },
  { code: 'DD2603170031', status: '待发货', tone: 'info', amount: 459 },
  { code: 'DD2603120012', status: '已完成', tone: 'success', amount: 23_900 },
]

const columns: readonly TableColumn<SampleOrder>[] = [
  { key: 'code', header: '订单号', rowHeader: true, render: ({ code }) => <Link href={`/userCenter/order/${code}`}>{code}</Link> },
  { key: 'status', header: '状态', render: ({ status, tone }) => <StatusTag tone={tone}>{status}</StatusTag> },
  { key: 'amount', header: '金额', align: 'end', render: ({ amount }) => <Price value={amount} /> },
]

const payments = [
  { value: 'month', label: '月结' },
  { value: 'online', label: '在线支付' },
]

/** A form and a table, for what a brand makes of them. */
export const SampleOrders = ({ of }: { readonly of: string }) => (
  <div className="brand-columns">
    <div style={{ display: 'grid', gap: 16 }}>
      <Field label="收货人" required>
        <TextInput defaultValue="周雨桐" clearable />
      </Field>
      <Field label="支付方式" group>
        <RadioGroup defaultValue="month" options={payments} />
      </Field>
      <Checkbox defaultChecked>随货附发票</Checkbox>
      <Inline gap={8}>
        <Button variant="decisive">提交订单</Button>
        <Button variant="primary">保存</Button>
        <Button>取消</Button>
      </Inline>
    </div>
    <Table label={`最近订单（${of}）`} columns={columns} rows={orders} rowKey={({ code }) => code} />
  </div>
)
