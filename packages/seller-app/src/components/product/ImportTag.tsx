import { productImportStatus, type ProductImport, type ProductImportStatus } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Partial<Record<ProductImportStatus, StatusTone>>> = {
  [productImportStatus.checking]: 'info',
  [productImportStatus.checked]: 'warning',
  [productImportStatus.running]: 'info',
  [productImportStatus.paused]: 'warning',
  [productImportStatus.done]: 'success',
  [productImportStatus.undoing]: 'info',
}

/** How an import stands. */
export const ImportTag = ({ one: { Status, StatusName } }: { readonly one: Pick<ProductImport, 'Status' | 'StatusName'> }) => <StatusTag tone={tones[Status] ?? 'neutral'}>{StatusName}</StatusTag>
