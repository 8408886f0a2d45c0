import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Footer } from './Footer.tsx'

const column = (title: string, labels: string[]) => ({ title, links: labels.map((label) => ({ label, href: `/help/detail#${label}` })) })

const meta = preview.meta({
  title: 'Components/Footer 页脚',
  id: 'components-footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    promises: [
      { title: '协议价采购', text: '按合同目录结算，价格全程可查' },
      { title: '按时送达', text: '核心城市次日达，全国配送到楼' },
      { title: '对公结算', text: '账期月结，集中开票' },
      { title: '售后无忧', text: '15天退换，专人跟进' },
    ],
    columns: [
      column('购物指南', ['购物流程', '常见问题', '商城手册']),
      column('支付方式', ['货到付款', '在线支付', '公司转账']),
      column('配送服务', ['配送说明', '验货签收', '全国网点']),
      column('售后服务', ['退换货', '取消订单', '客户服务']),
    ],
    hotlines: [
      { label: '企业业务', number: '400-000-0000', hours: '工作日 9:00-18:00' },
      { label: '渠道业务', number: '400-000-0001', hours: '工作日 9:00-18:00' },
    ],
    notices: [
      { label: 'ICP备案号', href: '/notices/icp', external: true },
      { label: '增值电信业务经营许可证', href: '/notices/telecom', external: true },
      { label: '公安备案号', href: '/notices/police', external: true },
      { label: '仅销售预包装食品备案', href: '/notices/food', external: true },
      { label: '营业执照', href: '/notices/licence', external: true },
      { label: '版权所有，侵权必究' },
    ],
  },
})

export const Full = meta.story({})
export const ColumnsOnly = meta.story({ args: { promises: undefined, hotlines: undefined, notices: undefined } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

const few = [column('购物指南', ['购物流程', '常见问题']), column('售后服务', ['退换货'])]

export const States = meta.story({
  parameters: { layout: 'padded', ...drawnStates('a') },
  render: (args) => (
    <StateTable
      wide
      rows={[
        { name: 'all there is', shows: <Footer {...args} /> },
        { name: 'hover', shows: <Footer columns={few} /> },
        { name: 'focus-visible', shows: <Footer columns={few} /> },
        { name: 'columns only', shows: <Footer columns={args.columns} /> },
        { name: 'hotline without hours', shows: <Footer columns={few} hotlines={[{ label: '企业业务', number: '400-000-0000' }]} /> },
        { name: 'nothing configured', shows: <Footer columns={[]} notices={[{ label: '版权所有，侵权必究' }]} /> },
        {
          name: 'long text',
          shows: (
            <Footer
              columns={[column('购物指南与常见问题解答', ['集团及下属子公司统一采购流程与审批规则说明', '商城手册']), ...few]}
              notices={[{ label: '仅销售预包装食品备案编号及食品经营许可证、医疗器械网络销售备案编号公示', href: '/notices/food' }, { label: '版权所有' }]}
            />
          ),
        },
      ]}
    />
  ),
})
