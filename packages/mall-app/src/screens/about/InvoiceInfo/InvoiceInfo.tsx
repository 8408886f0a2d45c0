import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'
import { useSite } from '../../../site/site.ts'
import { InvoiceInfoView } from './InvoiceInfoView.tsx'

/** `/about/kpinfo`: the mall's invoice details. */
export const InvoiceInfo = () => {
  const { notify } = useMallServices()
  const { Invoice, Hotlines } = useSite()
  const [isCopied, setCopied] = useState(false)
  return (
    <InvoiceInfoView
      details={Invoice}
      hotlines={Hotlines}
      isCopied={isCopied}
      onCopy={(text) => {
        // Without HTTPS, or when people refuse, a page has no clipboard.
        const written = 'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'))
        written.then(
          () => {
            setCopied(true)
            notify('开票信息已复制')
          },
          () => {
            setCopied(false)
            notify('浏览器不允许复制，请选中后手动复制', 'warning')
          },
        )
      }}
    />
  )
}
