import { shipmentRowLimit } from '@mall/api/seller/contract'
import { ImportDialog } from '@mall/app-kit/import/ImportDialog.tsx'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'

export interface ImportShipmentsProps {
  readonly source: ImportSource<never>
  readonly onClose: () => void
}

/** As `SellerOrder/ShipCheck` takes them. */
export const shipmentTitles = ['订单号', '商品编码', '件数', '承运商', '运单号'] as const

const template = {
  titles: shipmentTitles,
  example: ['D2026031800000318', '10010222', '12', '顺远快递', 'SY7730221804'],
  hint: `依次为：${shipmentTitles.join('、')}；同一订单的同一运单号是一个包裹，要么整个发出，要么都不发。最多 ${shipmentRowLimit} 行`,
}

/** 导入发货: packages that were filled in on a sheet. */
export const ImportShipments = ({ source, onClose }: ImportShipmentsProps) => <ImportDialog source={source} template={template} onClose={onClose} />
