import { stockLimits } from '@mall/api/seller/contract'
import { ImportDialog } from '@mall/app-kit/import/ImportDialog.tsx'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'

export interface ImportCountsProps {
  readonly source: ImportSource<never>
  readonly onClose: () => void
}

/** As `SellerStock/ImportCheck` takes them. */
export const countTitles = ['编码', '仓库', '账面', '实盘', '说明', '库位'] as const

const template = {
  titles: countTitles,
  example: ['10010222', '上海', '318', '316', '破损 2 包', 'A-03-2'],
  hint: `依次为：${countTitles.join('、')}；仓库不填是上海，账面不填按现在的算，库位不填不改；只改库位就不填实盘。最多 ${stockLimits.rows} 行`,
}

/** 导入盘点: a sheet that was counted. */
export const ImportCounts = ({ source, onClose }: ImportCountsProps) => <ImportDialog source={source} template={template} onClose={onClose} />
