import type { SellerProduct } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { countText } from '@mall/app-kit/report/report-words.ts'
import type { TableColumn } from '@mall/ui/table'
import { ShelfTag } from '../../../components/product/ShelfTag.tsx'
import { href } from '../../../site/routes.ts'
import { Lacks, PriceCell, StockCell, type Editing } from './cells.tsx'
import { marginText } from './change-words.ts'

const margin: TableColumn<SellerProduct> = { key: 'Margin', header: '毛利', width: 80, align: 'end', render: ({ Margin }) => marginText(Margin) }

/** The columns of 商品. `seesMargins`: 毛利 stands beside the price. */
export const productsColumns = (editing: Editing, seesMargins: boolean): readonly TableColumn<SellerProduct>[] => [
  {
    key: 'Name', header: '商品', minWidth: 260, rowHeader: true, ellipsis: true, title: ({ Name }) => Name,
    render: (product) => (
      <Goods product={{ CustomerProductName: product.Name, ImageUrl: product.ImageUrl }} size={28} href={href('product', {}, { code: product.ProductCode })} oneLine>
        <Lacks product={product} />
      </Goods>
    ),
  },
  { key: 'ProductCode', header: '编码', width: 104, ellipsis: true, render: ({ ProductCode }) => ProductCode },
  { key: 'Category', header: '分类', width: 104, ellipsis: true, title: ({ Category }) => Category, render: ({ Category }) => Category },
  { key: 'Brand', header: '品牌', width: 96, ellipsis: true, render: ({ Brand }) => Brand },
  { key: 'Price', header: '市场价（元）', width: 128, align: 'end', sort: true, render: (product) => <PriceCell product={product} editing={editing} /> },
  ...(seesMargins ? [margin] : []),
  { key: 'Agreements', header: '协议', width: 72, align: 'end', render: ({ Agreements }) => (Agreements === 0 ? '—' : countText(Agreements)) },
  { key: 'Stock', header: '库存（上海）', width: 128, align: 'end', sort: true, render: (product) => <StockCell product={product} editing={editing} /> },
  { key: 'Sales', header: '已售', width: 88, align: 'end', sort: true, render: ({ Sales }) => countText(Sales) },
  { key: 'Shelf', header: '状态', width: 104, render: (product) => <ShelfTag product={product} /> },
]
