import { statementInvoicingNames, type StatementDetail } from '@mall/api/contract'
import { DescriptionList } from '@mall/ui/description-list'
import { formatAmount, Ledger } from '@mall/ui/ledger'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'
import type { ReactNode } from 'react'
import { formatInstant } from '../words/format.ts'
import { dueText } from './statement-words.ts'

type Stated = Omit<StatementDetail, 'AllowActions'>
type Tax = Stated['Taxes'][number]

const counted = ({ Rows }: Stated, of: (row: Stated['Rows'][number]) => number): number => Rows.reduce((fen, row) => (row.State === 'postponed' ? fen : fen + Math.round(of(row) * 100)), 0) / 100

const taxColumns = (taxes: readonly Tax[]): readonly TableColumn<Tax>[] => {
  const sum = (of: (tax: Tax) => number) => formatAmount(taxes.reduce((fen, tax) => fen + Math.round(of(tax) * 100), 0) / 100)
  return [
    { key: 'TaxRate', header: '税率', width: 72, rowHeader: true, render: ({ TaxRate }) => `${Math.round(TaxRate * 10_000) / 100}%`, total: '合计' },
    { key: 'NetAmount', header: '不含税', minWidth: 96, align: 'end', render: ({ NetAmount }) => formatAmount(NetAmount), total: sum(({ NetAmount }) => NetAmount) },
    { key: 'TaxAmount', header: '税额', minWidth: 88, align: 'end', render: ({ TaxAmount }) => formatAmount(TaxAmount), total: sum(({ TaxAmount }) => TaxAmount) },
  ]
}

export interface StatementRailProps {
  readonly statement: Stated
  /** The number of a payment, where there is a page of it. */
  readonly renderPayment?: ((paymentNo: string) => ReactNode) | undefined
  /** What can be done about what is not invoiced. */
  readonly invoicing?: ReactNode
}

/** What came in for the statement, and what of it is unpaid. */
const Payments = ({ statement, renderPayment }: StatementRailProps) => {
  const { Payments: payments, PaidAmount, UnpaidAmount, OverdueDays } = statement
  const due = dueText(statement)
  return (
    <Section title="付款" aside={due === '—' ? undefined : <Text tone={OverdueDays > 0 ? 'danger' : 'secondary'}>{due}</Text>}>
      <Stack gap={12}>
        {payments.length === 0 ? (
          <Text tone="secondary">还没有收到付款</Text>
        ) : (
          <DescriptionList
            items={payments.map(({ PaymentNo, PaidOn, Amount, Reference }) => ({
              term: PaidOn,
              value: (
                <Stack gap={0}>
                  <Text>{formatYuan(Amount)}</Text>
                  {renderPayment === undefined ? null : renderPayment(PaymentNo)}
                  {Reference === '' ? null : <Text tone="secondary">{`流水号 ${Reference}`}</Text>}
                </Stack>
              ),
            }))}
          />
        )}
        <Ledger lines={[{ label: '本期', amount: statement.Amount }, { label: '已付', amount: -PaidAmount }]} sum={{ label: '未付', amount: UnpaidAmount }} />
      </Stack>
    </Section>
  )
}

/** What invoices have of the statement, once it is confirmed. */
const Invoices = ({ statement, invoicing }: Pick<StatementRailProps, 'statement' | 'invoicing'>) => {
  const { Invoicing, InvoicedAmount, UninvoicedAmount } = statement
  if (Invoicing === null) return null
  return (
    <Section title="开票" aside={<Text tone="secondary">{statementInvoicingNames[Invoicing]}</Text>}>
      <Stack gap={12}>
        <Ledger lines={[{ label: '已开票', amount: InvoicedAmount }]} sum={{ label: '未开票', amount: UninvoicedAmount }} />
        {UninvoicedAmount > 0 ? invoicing : null}
      </Stack>
    </Section>
  )
}

/** What earlier statements left unpaid. */
const Carried = ({ of }: { readonly of: Stated['Carried'] }) => (
  <Stack gap={4}>
    {of.map(({ StatementNo, Amount }) => (
      <Stack key={StatementNo} gap={0}>
        <Text>{formatYuan(Amount)}</Text>
        <Text tone="secondary">{StatementNo}</Text>
      </Stack>
    ))}
  </Stack>
)

/** Beside the lines: how they add up, what was paid and invoiced, the tax in them, the terms, and what happened. */
export const StatementRail = ({ statement, renderPayment, invoicing }: StatementRailProps) => (
  <>
    <Section title="这样加起来">
      <Ledger
        lines={[
          { label: '承上期', amount: statement.CarriedAmount },
          { label: '货款', amount: counted(statement, ({ GoodsAmount }) => GoodsAmount) },
          { label: '运费', amount: counted(statement, ({ FreightAmount }) => FreightAmount) },
          { label: '退货和更正', amount: counted(statement, ({ BackAmount }) => BackAmount) },
        ]}
        sum={{ label: '共应付', amount: statement.TotalAmount }}
      />
    </Section>
    <Payments statement={statement} renderPayment={renderPayment} />
    <Invoices statement={statement} invoicing={invoicing} />
    <Section flush title="本期税额">
      <Table flush label="本期税额" columns={taxColumns(statement.Taxes)} rows={statement.Taxes} rowKey={({ TaxRate }) => String(TaxRate)} />
    </Section>
    <Section title="账期">
      <Stack gap={12}>
        <DescriptionList
          items={[
            { term: '账期', value: `确认后 ${statement.CreditDays} 天` },
            { term: '不回复', value: statement.SilentDays === null ? '不会自动确认' : `${statement.SilentDays} 天后自动确认` },
            ...(statement.Carried.length === 0 ? [] : [{ term: '上期', value: <Carried of={statement.Carried} /> }]),
          ]}
        />
      </Stack>
    </Section>
    <Section title="经过">
      <Timeline items={statement.Logs.toReversed().map(({ Time, Operator, Text: title }, at) => ({ id: `${at}`, title, time: formatInstant(Time), description: Operator }))} />
    </Section>
  </>
)
