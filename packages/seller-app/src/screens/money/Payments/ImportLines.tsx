import { paymentLimits } from '@mall/api/seller/contract'
import { ImportDialog } from '@mall/app-kit/import/ImportDialog.tsx'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'

export interface ImportLinesProps {
  readonly source: ImportSource<never>
  readonly onClose: () => void
}

/** As `SellerPayment/ImportCheck` takes them; the last one says what becomes of a line. */
export const lineTitles = ['日期', '金额', '对方户名', '流水号', '附言', '客户', '去向'] as const

const template = {
  titles: lineTitles,
  example: ['2026-03-18', '12430.50', '华启科技（上海）有限公司', '2026031800012345', '货款 DZ202602000087', '', ''],
  hint: `依次为：${lineTitles.slice(0, 6).join('、')}；客户不填按对账单号和户名找。同一个流水号只写一次。最多 ${paymentLimits.rows} 行`,
}

/** 导入银行流水: tried first, then written. */
export const ImportLines = ({ source, onClose }: ImportLinesProps) => <ImportDialog source={source} template={template} onClose={onClose} />
