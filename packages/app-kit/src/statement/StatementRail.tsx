import type { StatementDetail } from '@mall/api/contract'
import { DescriptionList } from '@mall/ui/description-list'
import { formatAmount, Ledger } from '@mall/ui/ledger'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Timeline } from '@mall/ui/timeline'
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

/** Beside the lines: how they add up, the tax in them, the terms, and what happened. */
export const StatementRail = ({ statement }: { readonly statement: Stated }) => (
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
    <Section flush title="本期税额">
      <Table flush label="本期税额" columns={taxColumns(statement.Taxes)} rows={statement.Taxes} rowKey={({ TaxRate }) => String(TaxRate)} />
    </Section>
    <Section title="账期">
      <Stack gap={12}>
        <DescriptionList
          items={[
            { term: '本期已付', value: formatYuan(statement.PaidAmount) },
            { term: '本期未付', value: formatYuan(statement.UnpaidAmount) },
            { term: '账期', value: `确认后 ${statement.CreditDays} 天` },
            { term: '不回复', value: statement.SilentDays === null ? '不会自动确认' : `${statement.SilentDays} 天后自动确认` },
            { term: '到期', value: dueText(statement) },
            ...statement.Carried.map(({ StatementNo, Amount }) => ({ term: `上期 ${StatementNo}`, value: formatYuan(Amount) })),
          ]}
        />
      </Stack>
    </Section>
    <Section title="经过">
      <Timeline items={statement.Logs.toReversed().map(({ Time, Operator, Text: title }, at) => ({ id: `${at}`, title, time: formatInstant(Time), description: Operator }))} />
    </Section>
  </>
)
