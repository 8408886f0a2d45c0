import { shipmentRowLimit } from '@mall/api/seller/contract'
import { ImportDialog } from '@mall/app-kit/import/ImportDialog.tsx'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'

export interface ImportTracksProps {
  readonly source: ImportSource<never>
  readonly onClose: () => void
}

/** As `SellerOrder/TrackCheck` takes them. */
export const trackTitles = ['运单号', '时间', '轨迹', '签收', '订单号'] as const

const template = {
  titles: trackTitles,
  example: ['SY7730221804', '2026-03-18 16:20', '已到达上海浦东集散中心', '否', ''],
  hint: `依次为：${trackTitles.join('、')}；签收填是时提醒买家确认收货，几个包裹同一运单号时才要订单号。最多 ${shipmentRowLimit} 行`,
}

/** 导入轨迹: where packages are, from a sheet of their carrier. */
export const ImportTracks = ({ source, onClose }: ImportTracksProps) => <ImportDialog source={source} template={template} onClose={onClose} />
