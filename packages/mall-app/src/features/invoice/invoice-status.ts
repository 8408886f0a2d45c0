import type { InvoiceStatus } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<InvoiceStatus, StatusTone>> = {
  10: 'info', 11: 'danger', 20: 'info', 30: 'success', 40: 'warning', 41: 'neutral', 60: 'neutral',
}

export const invoiceTone = (status: InvoiceStatus): StatusTone => tones[status]
