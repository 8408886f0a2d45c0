import type { SiteConfig } from '@mall/api/contract'
import { QrPanel } from '@mall/ui/top-bar'
import { renderSVG } from 'uqr'

const qrPicture = (address: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address))}`

type Code = SiteConfig['MobileCodes'][number]

const thisMall = (): Code => ({ Label: '手机网页', Hint: '扫码打开本商城', Address: location.origin })

/** The QR codes of the mobile dropdown (specification §1), drawn here from their addresses; without any, one that opens this mall. */
export const MobileCodes = ({ codes }: { readonly codes: readonly Code[] }) =>
  (codes.length > 0 ? codes : [thisMall()]).map(({ Label, Hint, Address }) => (
    <QrPanel key={Label} src={qrPicture(Address)} alt={`${Label}二维码`} caption={Label} description={Hint} />
  ))
