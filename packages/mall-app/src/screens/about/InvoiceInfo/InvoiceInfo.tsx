import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'
import { page } from '../../../content/about/kpinfo.md'
import { usePublishedHelp } from '../../../queries/help.ts'
import { useSite } from '../../../site/site.ts'
import { InvoiceInfoView } from './InvoiceInfoView.tsx'

/** `/about/kpinfo`: the mall's invoice details. */
export const InvoiceInfo = () => {
  const { notify } = useMallServices()
  const { Invoice, Hotlines } = useSite()
  const pageOf = usePublishedHelp()
  const [isCopied, setCopied] = useState(false)
  const copy = async (text: string) => {
    try {
      // Without HTTPS, or when people refuse, a page has no clipboard.
      if (!('clipboard' in navigator)) throw new Error('no clipboard')
      await navigator.clipboard.writeText(text)
      setCopied(true)
      notify('开票信息已复制')
    } catch {
      setCopied(false)
      notify('浏览器不允许复制，请选中后手动复制', 'warning')
    }
  }
  return (
    <InvoiceInfoView
      page={pageOf('kpinfo', page)}
      details={Invoice}
      hotlines={Hotlines}
      isCopied={isCopied}
      onCopy={(text) => void copy(text)}
    />
  )
}
