import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { StatCard, StatStrip } from './StatCard.tsx'

const meta = preview.meta({
  title: 'Components/StatCard 统计卡片',
  id: 'components-statcard',
  component: StatCard,
  subcomponents: { StatStrip },
  args: {
    label: '采购金额',
    value: '¥1,046,112.40',
    changes: [
      { label: '比上月', ratio: -0.12 },
      { label: '比去年 10 月', ratio: 0.09 },
    ],
  },
})

const four = (
  <StatStrip>
    <StatCard label="采购金额" value="¥1,046,112.40" changes={[{ label: '比上月', ratio: -0.12 }, { label: '比去年 10 月', ratio: 0.09 }]} />
    <StatCard label="订单数" value="214 单" changes={[{ label: '比上月', ratio: -0.222 }, { label: '比去年 10 月', ratio: 0.014 }]} />
    <StatCard label="采购人数" value="63 人" changes={[{ label: '比上月', ratio: 0 }, { label: '比去年 10 月', ratio: null }]} />
    <StatCard label="客单价" value="¥4,888.38" changes={[{ label: '比上月', ratio: 0.13 }, { label: '比去年 10 月', ratio: 0.075 }]} />
  </StatStrip>
)

export const One = meta.story({})
export const Strip = meta.story({ render: () => four })
export const StripOnAPhone = meta.story({ render: () => four, globals: { viewport: { value: 'w390' } } })

const card = (name: string, props: Partial<Parameters<typeof StatCard>[0]> = {}) => ({
  name,
  shows: <StatCard label="采购金额" value="¥1,046,112.40" changes={[{ label: '比上月', ratio: -0.12 }]} {...props} />,
})

export const States = meta.story({
  parameters: drawnStates('a'),
  render: () => (
    <StateTable
      rows={[
        card('rest'),
        card('link', { href: '#orders' }),
        card('hover', { href: '#hover' }),
        card('focus-visible', { href: '#focus' }),
        card('loading', { value: undefined, changes: [] }),
        card('nothing to compare with', { changes: [{ label: '比去年 10 月', ratio: null }] }),
        card('long text', { label: '集团总部综合管理中心与下属子公司采购金额合计', value: '¥1,211,046,112.40' }),
      ]}
    />
  ),
})
