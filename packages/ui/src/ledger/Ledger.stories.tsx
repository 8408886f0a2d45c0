import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { Ledger } from './Ledger.tsx'
import { LedgerEquation } from './LedgerEquation.tsx'

const meta = preview.meta({
  title: 'Components/Ledger 账目',
  id: 'components-ledger',
  component: Ledger,
  subcomponents: { LedgerEquation },
  args: {
    lines: [
      { label: '申请金额', amount: 14_980 },
      { label: '你的调整', amount: -2388, note: '椅子 −2，保温杯划去' },
      { label: '运费', amount: 0, note: '满 99.00 免' },
    ],
    sum: { label: '应付', amount: 12_592 },
  },
})

const terms = [
  { label: '总额', amount: 200_000 },
  { label: '调整', amount: 20_000 },
  { label: '已用', amount: 138_168.5, operator: '−' },
  { label: '冻结', amount: 26_220, operator: '−' },
] as const

export const Lines = meta.story({})
export const Equation = meta.story({ render: () => <LedgerEquation terms={terms} result={{ label: '可用', amount: 55_611.5 }} /> })
export const EquationOnAPhone = meta.story({
  render: () => <LedgerEquation terms={terms} result={{ label: '可用', amount: 55_611.5 }} />,
  globals: { viewport: { value: 'w360' } },
})

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        { name: 'lines and sum', shows: <Ledger lines={[{ label: '商品总额', amount: 14_980 }, { label: '运费', amount: 0, note: '满 99.00 免' }]} sum={{ label: '应付', amount: 14_980 }} /> },
        { name: 'saving', shows: <Ledger lines={[{ label: '协议价已省', amount: -216.4, tone: 'saving' }]} sum={{ label: '应付', amount: 12_592 }} /> },
        { name: 'danger', shows: <Ledger lines={[{ label: '超出预算', amount: 612, tone: 'danger' }]} /> },
        { name: 'missing amount', shows: <Ledger lines={[{ label: '运费', amount: null }]} sum={{ label: '应付', amount: null }} /> },
        { name: 'sum only', shows: <Ledger lines={[]} sum={{ label: '应付', amount: 99 }} /> },
        {
          name: 'long text',
          shows: (
            <div style={{ maxInlineSize: 320 }}>
              <Ledger lines={[{ label: '集团总部综合管理中心二〇二六年第四季度办公用品联合采购', amount: 1_211_046_112.4 }]} sum={{ label: '合计', amount: 1_211_046_112.4 }} />
            </div>
          ),
        },
        { name: 'equation', shows: <LedgerEquation terms={terms} result={{ label: '可用', amount: 55_611.5 }} /> },
        {
          name: 'equation, negative',
          shows: (
            <LedgerEquation
              terms={[{ label: '总额', amount: 120_000 }, { label: '调整', amount: -5000 }, { label: '已用', amount: 118_000, operator: '−' }]}
              result={{ label: '可用', amount: -3000 }}
            />
          ),
        },
        {
          name: 'equation in a narrow place',
          shows: <LedgerEquation style={{ maxInlineSize: 320 }} terms={terms} result={{ label: '可用', amount: 55_611.5 }} />,
        },
      ]}
    />
  ),
})
