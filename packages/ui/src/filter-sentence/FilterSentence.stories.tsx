import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { FilterChip } from './FilterChip.tsx'
import { FilterOptions } from './FilterOptions.tsx'
import { FilterSentence, type FilterSentenceProps } from './FilterSentence.tsx'
import { FilterText } from './FilterText.tsx'

const payments = ['不限', '账期月结', '预存款', '公司转账', '在线支付', '货到付款'].map((label, at) => ({ value: at === 0 ? '' : String(at), label }))

const nameOf = (value: string) => payments.find((option) => option.value === value)?.label ?? ''

/** A sentence that keeps its own filters. */
const Orders = ({ onClear, ...props }: Partial<FilterSentenceProps>) => {
  const [payment, setPayment] = useState('')
  const [product, setProduct] = useState('')
  const [orderNo, setOrderNo] = useState('')
  return (
    <FilterSentence
      label="筛选订单"
      {...props}
      filtered={payment !== '' || product !== '' || orderNo !== ''}
      onClear={(details) => {
        setPayment('')
        setProduct('')
        setOrderNo('')
        onClear?.(details)
      }}
      end={<FilterText inline label="订单号" value={orderNo} onValueChange={setOrderNo} />}
    >
      看
      <FilterChip label="支付方式" text={payment === '' ? '任何方式' : nameOf(payment)} filled={payment !== ''} onClear={() => setPayment('')}>
        {(close) => (
          <FilterOptions
            label="支付方式"
            options={payments}
            value={payment}
            onValueChange={(value) => {
              setPayment(value)
              close()
            }}
          />
        )}
      </FilterChip>
      付款、含
      <FilterChip label="商品" text={product === '' ? '任何商品' : product} filled={product !== ''} onClear={() => setProduct('')}>
        {(close) => (
          <FilterText
            label="商品"
            value={product}
            onValueChange={(value) => {
              setProduct(value)
              close()
            }}
          />
        )}
      </FilterChip>
      的订单
    </FilterSentence>
  )
}

const meta = preview.meta({
  title: 'Components/FilterSentence 筛选语句',
  id: 'components-filtersentence',
  component: FilterSentence,
  subcomponents: { FilterChip, FilterOptions, FilterText },
  args: { label: '筛选订单', onClear: fn(), children: null },
  render: (args) => <Orders {...args} />,
})

export const Unset = meta.story({})

export const ChoosesAndClears = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '支付方式：任何方式' }))
    await userEvent.click(canvas.getByRole('option', { name: '在线支付' }))
    const blank = await canvas.findByRole('button', { name: '支付方式：在线支付' })
    await expect(blank).toHaveAttribute('data-filled')
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }))
    await expect(args.onClear).toHaveBeenCalledWith(expect.objectContaining({ reason: 'clear' }))
    await expect(canvas.getByRole('button', { name: '支付方式：任何方式' })).toBeVisible()
  },
})

export const LooksForAText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '商品：任何商品' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '商品' }), '中性笔{Enter}')
    await expect(await canvas.findByRole('button', { name: '商品：中性笔' })).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

const none = () => null

export const States = meta.story({
  parameters: drawnStates('button'),
  render: () => (
    <StateTable
      wide
      rows={[
        { name: 'rest', shows: <FilterChip label="下单时间 1" text="任何时间">{none}</FilterChip> },
        { name: 'hover', shows: <FilterChip label="下单时间 2" text="任何时间">{none}</FilterChip> },
        { name: 'focus-visible', shows: <FilterChip label="下单时间 3" text="任何时间">{none}</FilterChip> },
        { name: 'filled', shows: <FilterChip label="下单时间 4" text="近30天" filled>{none}</FilterChip> },
        { name: 'long text', shows: <FilterChip label="商品" text="加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）" filled>{none}</FilterChip> },
        { name: 'options', shows: <FilterOptions label="支付方式" options={payments} value="3" style={{ maxInlineSize: 200 }} /> },
        { name: 'text', shows: <FilterText label="商品名称" value="中性笔" /> },
        { name: 'search', shows: <FilterText inline label="单号" value="" /> },
      ]}
    />
  ),
})
