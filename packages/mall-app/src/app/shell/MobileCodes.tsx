import { QrPanel } from '@mall/ui/top-bar'
import { renderSVG } from 'uqr'
import type { MobileCode } from '../../site/site-config.ts'

const qrPicture = (address: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address))}`

const thisMall = (): MobileCode => ({ label: '手机网页', hint: '扫码打开本商城', address: location.origin })

/** The QR codes of the mobile dropdown (specification §1), drawn here from their addresses: of those that have one, else one that opens this mall. */
export const MobileCodes = ({ codes }: { readonly codes: readonly MobileCode[] }) => {
  const own = codes.filter(({ address }) => address !== '')
  return (own.length > 0 ? own : [thisMall()]).map(({ label, hint, address }) => (
    <QrPanel key={label} src={qrPicture(address)} alt={`${label}二维码`} caption={label} description={hint} />
  ))
}
