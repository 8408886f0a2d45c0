import type { ProductImport } from '@mall/api/seller/contract'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import type { TableColumn } from '@mall/ui/table'
import { ImportTag } from '../../../components/product/ImportTag.tsx'
import { href } from '../../../site/routes.ts'

export const importHref = (id: number): string => href('productImportDocument', {}, { id: String(id) })

/** How far it is, while something is done with it. */
export const progressText = ({ Done, Of }: Pick<ProductImport, 'Done' | 'Of'>): string => `${countText(Done)} / ${countText(Of)}`

/** The columns of 导入. */
export const productImportsColumns: readonly TableColumn<ProductImport>[] = [
  { key: 'FileName', header: '文件', minWidth: 200, rowHeader: true, ellipsis: true, title: ({ FileName }) => FileName, render: ({ ImportId, FileName }) => <Link href={importHref(ImportId)}>{FileName}</Link> },
  { key: 'Rows', header: '行', width: 88, align: 'end', sort: true, render: ({ Rows }) => countText(Rows) },
  { key: 'New', header: '新商品', width: 80, align: 'end', render: ({ New }) => countText(New) },
  { key: 'Changed', header: '有改动', width: 80, align: 'end', render: ({ Changed }) => countText(Changed) },
  { key: 'Wrong', header: '有错', width: 72, align: 'end', render: ({ Wrong }) => countText(Wrong) },
  { key: 'Written', header: '已写入', width: 80, align: 'end', render: ({ Written }) => countText(Written) },
  { key: 'Progress', header: '进度', width: 136, align: 'end', render: progressText },
  { key: 'StaffName', header: '导入人', width: 96, ellipsis: true, title: ({ StaffName }) => StaffName, render: ({ StaffName }) => StaffName },
  { key: 'CreatedAt', header: '时间', width: 144, sort: true, render: ({ CreatedAt }) => formatInstant(CreatedAt) },
  { key: 'Status', header: '状态', width: 104, render: (one) => <ImportTag one={one} /> },
]
