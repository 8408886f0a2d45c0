import { QrPanel } from '@mall/ui/top-bar'
import { renderSVG } from 'uqr'
import type { MobileCode } from '../../lib/site-config.ts'

const qrPicture = (address: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address))}`

/** The QR codes of the mobile dropdown (specification §1), drawn here from their addresses. */
export const MobileCodes = ({ codes }: { readonly codes: readonly MobileCode[] }) => {
  return codes.map(({ label, hint, address }) => (
    <QrPanel
      key={label}
      src={qrPicture(address || location.origin)}
      alt={`${label}二维码`}
      caption={label}
      description={address ? hint : '扫码打开手机网页'}
    />
  ))
}
