import type { Category1 } from '@mall/api/contract'
import type { SellerProduct, SellerProductList, Shelf } from '@mall/api/seller/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Button } from '@mall/ui/button'
import { Text } from '@mall/ui/text'
import { useMemo, useState } from 'react'
import { categoryNodes } from '../../../components/product/category-nodes.ts'
import { ShelfTag } from '../../../components/product/ShelfTag.tsx'
import { href } from '../../../site/routes.ts'
import { Lacks, PriceCell, StockCell, type EditedField, type Editing } from './cells.tsx'
import type { BulkField } from './bulk-words.ts'
import { productsColumns } from './products-columns.tsx'
import { productsList } from './products-list.ts'

export interface ProductsViewProps {
  readonly state: ListState<SellerProductList, typeof productsList>
  /** For the filters; undefined while they load. */
  readonly categories?: readonly Category1[] | undefined
  readonly brands?: readonly { readonly BrandId: number; readonly Name: string }[] | undefined
  /** 毛利 is shown. */
  readonly seesMargins: boolean
  /** 上架 or 下架 is under way. */
  readonly pending: boolean
  /** What was changed since the list was opened, as `编码 字段`. */
  readonly saved: ReadonlySet<string>
  readonly onChange: (product: SellerProduct, field: EditedField, value: number) => void
  /** Opens the form of a new product; undefined for those who may not make one. */
  readonly onNew?: (() => void) | undefined
  readonly onShelve: (shelf: Shelf, products: readonly SellerProduct[]) => void
  /** Asks for another category, or another tax rate, of several. */
  readonly onEdit: (field: BulkField, products: readonly SellerProduct[]) => void
  /** Saves several as a table that can be imported again. */
  readonly onExport: (products: readonly SellerProduct[]) => void
}

/** What can be done with several. */
const bulkActionsOf = ['Edit', 'PutOn', 'TakeOff'] as const

const productCode = ({ ProductCode }: SellerProduct) => ProductCode

const FactOf = ({ data: { ShelfCounts, Incomplete, SoldOut } }: { readonly data: SellerProductList }) => {
  const onSale = ShelfCounts.find(({ Shelf }) => Shelf === 'on')?.Count ?? 0
  return (
    <>
      {`${countText(onSale)} 种在售`}
      {SoldOut === 0 ? null : (
        <>
          ，<Text tone="danger">{`${countText(SoldOut)} 种缺货还在卖`}</Text>
        </>
      )}
      {Incomplete === 0 ? null : `，${countText(Incomplete)} 种资料不全`}
    </>
  )
}

/** 商品: every product, with its price and stock changed where they stand. */
export const ProductsView = ({ state, categories, brands, seesMargins, pending, saved, onNew, onChange, onShelve, onEdit, onExport }: ProductsViewProps) => {
  const { data } = state
  const [open, setOpen] = useState<Editing['open']>(null)
  const rows = useMemo(() => data?.Items ?? [], [data])
  const editing = useMemo<Editing>(
    () => ({
      open,
      saved,
      onOpen: (product, field) => setOpen(field && { code: product.ProductCode, field }),
      onSave: (product, field, value, goesOn) => {
        const next = goesOn ? rows[rows.indexOf(product) + 1] : undefined
        setOpen(next ? { code: next.ProductCode, field } : null)
        if (value !== product[field]) onChange(product, field, value)
      },
    }),
    [open, saved, rows, onChange],
  )
  const columns = useMemo(() => productsColumns(editing, seesMargins), [editing, seesMargins])
  const trees = useMemo(
    () => ({ categories: categoryNodes(categories), brands: (brands ?? []).map(({ BrandId, Name }) => ({ id: String(BrandId), label: Name })) }),
    [categories, brands],
  )
  const mayChange = rows.some(({ AllowActions }) => bulkActionsOf.some((action) => AllowActions.includes(action)))
  const bulkActions = (keys: readonly string[]) => {
    const chosen = rows.filter(({ ProductCode }) => keys.includes(ProductCode))
    const those = (action: (typeof bulkActionsOf)[number]) => chosen.filter(({ AllowActions }) => AllowActions.includes(action))
    return (
      <>
        <Button disabled={pending || those('PutOn').length === 0} onClick={() => onShelve('on', those('PutOn'))}>{`上架 ${those('PutOn').length}`}</Button>
        <Button disabled={pending || those('TakeOff').length === 0} onClick={() => onShelve('off', those('TakeOff'))}>{`下架 ${those('TakeOff').length}`}</Button>
        <Button disabled={pending || those('Edit').length === 0} onClick={() => onEdit('CategoryId', those('Edit'))}>{`改分类 ${those('Edit').length}`}</Button>
        <Button disabled={pending || those('Edit').length === 0} onClick={() => onEdit('TaxRate', those('Edit'))}>{`改税率 ${those('Edit').length}`}</Button>
        <Button onClick={() => onExport(chosen)}>{`导出 ${chosen.length}`}</Button>
      </>
    )
  }
  return (
    <ListPage<SellerProduct>
      list={productsList}
      state={state}
      name="商品"
      fact={data && <FactOf data={data} />}
      subject="商品"
      columns={columns}
      rowKey={productCode}
      countOf={(tab) => (tab === 'incomplete' ? data?.Incomplete : data?.ShelfCounts.reduce((sum, { Shelf, Count }) => (tab === null || tab === Shelf ? sum + Count : sum), 0))}
      action={
        onNew ? (
          <>
            <Button href={href('productImports')}>导入</Button>
            <Button variant="decisive" onClick={onNew}>新建商品</Button>
          </>
        ) : undefined
      }
      bulkActions={mayChange ? bulkActions : undefined}
      trees={trees}
      renderCard={(product) => (
        <ListCard
          start={product.ProductCode}
          end={<ShelfTag product={product} />}
          about={
            <Goods product={{ CustomerProductName: product.Name, ImageUrl: product.ImageUrl }} href={href('product', {}, { code: product.ProductCode })}>
              <Lacks product={product} />
            </Goods>
          }
          amount={<PriceCell inCard product={product} editing={editing} />}
          note={
            <>
              库存 <StockCell product={product} editing={editing} />
            </>
          }
        />
      )}
    />
  )
}
