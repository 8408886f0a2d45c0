import type { SellerStock } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { countText } from '@mall/app-kit/report/report-words.ts'
import type { TableColumn } from '@mall/ui/table'
import { ShelfTag } from '../../../components/product/ShelfTag.tsx'
import { IncomingNumber } from './IncomingNumber.tsx'
import { StockNumber } from './StockNumber.tsx'
import { warningOf } from './stock-words.ts'

/** The columns of 库存. `linkOf`: where the movements of a product are. */
export const stockColumns = (linkOf: (code: string) => string): readonly TableColumn<SellerStock>[] => [
  {
    key: 'Name', header: '商品', minWidth: 224, rowHeader: true, ellipsis: true, title: ({ Name }) => Name,
    render: ({ Name, ImageUrl, ProductCode }) => <Goods product={{ CustomerProductName: Name, ImageUrl }} size={28} href={linkOf(ProductCode)} oneLine />,
  },
  { key: 'ProductCode', header: '编码', width: 104, ellipsis: true, render: ({ ProductCode }) => ProductCode },
  { key: 'Category', header: '分类', width: 96, ellipsis: true, title: ({ Category }) => Category, render: ({ Category }) => Category },
  { key: 'Stock', header: '可用', width: 112, align: 'end', sort: true, render: (stock) => <StockNumber stock={stock} /> },
  { key: 'Reserved', header: '占用', width: 88, align: 'end', render: ({ Reserved }) => (Reserved === 0 ? '—' : countText(Reserved)) },
  { key: 'OnHand', header: '账面', width: 88, align: 'end', render: ({ OnHand }) => countText(OnHand) },
  { key: 'Incoming', header: '在途', width: 104, align: 'end', render: (stock) => <IncomingNumber stock={stock} /> },
  { key: 'Place', header: '库位', width: 88, ellipsis: true, sort: true, title: ({ Place }) => Place, render: ({ Place }) => (Place === '' ? '—' : Place) },
  { key: 'WarnAt', header: '预警线', width: 88, align: 'end', render: (stock) => countText(warningOf(stock)) },
  { key: 'Unit', header: '单位', width: 72, ellipsis: true, title: ({ Unit }) => Unit, render: ({ Unit }) => Unit },
  { key: 'Shelf', header: '状态', width: 104, render: (product) => <ShelfTag product={product} /> },
]
