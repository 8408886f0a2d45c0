import { useState } from 'react'
import { Button } from '../../../packages/ui/src/button/index.ts'
import { Field } from '../../../packages/ui/src/field/index.ts'
import { FilterBar } from '../../../packages/ui/src/filter-bar/index.ts'
import { Pagination } from '../../../packages/ui/src/pagination/index.ts'
import { formatYuan } from '../../../packages/ui/src/price/index.ts'
import { Table } from '../../../packages/ui/src/table/index.ts'
import { sampleColumns, sampleOrders, type SampleOrder } from '../../../packages/ui/src/testing/samples/table.ts'
import { TextInput } from '../../../packages/ui/src/text-input/index.ts'

const orders = sampleOrders(46)
const bulkActions = () => <Button>批量导出</Button>
const noOf = (order: SampleOrder) => order.no

/** A list with filters, a bulk bar in place of the header, a total row and a pagination. */
export const OrderList = ({ typed = '' }: { readonly typed?: string }) => {
  const [keyword, setKeyword] = useState(typed)
  const [page, setPage] = useState(1)
  const found = orders.filter(({ product }) => product.includes(keyword))
  const fen = found.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const columns = sampleColumns.map((column) => (column.key === 'amount' ? { ...column, total: formatYuan(fen / 100) } : column))
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <FilterBar
        label="筛选订单"
        onSearch={(values) => {
          const typed = values.get('Keyword')
          setKeyword(typeof typed === 'string' ? typed : '')
          setPage(1)
        }}
        onReset={() => setKeyword('')}
      >
        <Field label="商品">
          <TextInput name="Keyword" defaultValue={typed} />
        </Field>
      </FilterBar>
      <Table
        label="订单列表"
        columns={columns}
        rows={found.slice((page - 1) * 10, page * 10)}
        rowKey={noOf}
        selectable
        bulkActions={bulkActions}
        empty="没有符合条件的数据，请调整筛选"
      />
      <Pagination total={found.length} pageSize={10} page={page} onPageChange={(next) => setPage(next)} />
    </div>
  )
}
