import { productImportStatus, type ProductImport, type ProductImportList } from '@mall/api/seller/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import { ImportTag } from '../../../components/product/ImportTag.tsx'
import { href } from '../../../site/routes.ts'
import { importHref, productImportsColumns, progressText } from './product-imports-columns.tsx'
import { productImportsList } from './product-imports-list.ts'

export interface ProductImportsViewProps {
  readonly state: ListState<ProductImportList, typeof productImportsList>
  /** Whoever may not change products reads the list alone. */
  readonly mayImport: boolean
}

const countOf = ({ StatusCounts }: ProductImportList, ...statuses: readonly number[]): number =>
  StatusCounts.reduce((sum, { Status, Count }) => (statuses.length === 0 || statuses.includes(Status) ? sum + Count : sum), 0)

const { checking, checked, running, undoing } = productImportStatus

const factOf = (data: ProductImportList): string => {
  const [working, waiting] = [countOf(data, checking, running, undoing), countOf(data, checked)]
  return working + waiting === 0 ? '没有进行中的导入' : `${working} 个正在进行，${waiting} 个待写入`
}

const importId = ({ ImportId }: ProductImport) => String(ImportId)

/** 导入: tables of products that were tried, written or undone. */
export const ProductImportsView = ({ state, mayImport }: ProductImportsViewProps) => {
  const { data } = state
  const begin = mayImport ? <Button variant="primary" href={href('productImport')}>导入商品</Button> : undefined
  return (
    <ListPage<ProductImport>
      list={productImportsList}
      state={state}
      name="导入"
      fact={data && factOf(data)}
      subject="导入"
      columns={productImportsColumns}
      rowKey={importId}
      countOf={(tab) => data && countOf(data, ...(tab === null ? [] : [Number(tab)]))}
      action={begin}
      empty={<Empty size="small" title="还没有导入过商品" action={begin} />}
      peekTitle={({ FileName }) => FileName}
      renderCard={(one) => (
        <ListCard
          start={<Link href={importHref(one.ImportId)}>{one.FileName}</Link>}
          end={<ImportTag one={one} />}
          about={`新商品 ${countText(one.New)}，有改动 ${countText(one.Changed)}，有错 ${countText(one.Wrong)}，已写入 ${countText(one.Written)}`}
          amount={<Text>{`进度 ${progressText(one)}`}</Text>}
          note={`${formatInstant(one.CreatedAt)}，${one.StaffName}`}
        />
      )}
    />
  )
}
