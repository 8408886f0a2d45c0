import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { Sheet, SheetActions, SheetTitle } from '../../../components/content/Sheet.styles.ts'
import { href } from '../../../lib/routes.ts'
import type { InvoiceDetails } from '../../../lib/site-config.ts'
import { invoiceLines, invoiceText } from './invoice-lines.ts'
import * as S from './InvoiceInfo.styles.ts'

interface InvoiceInfoViewProps {
  readonly details: InvoiceDetails
  readonly onCopy: (text: string) => void
}

/** The details as a slip of a ledger, and one button that copies them all. */
export const InvoiceInfoView = ({ details, onCopy }: InvoiceInfoViewProps) => {
  const text = invoiceText(details)
  return (
    <>
      <Breadcrumbs items={[{ label: '首页', href: href('home') }, { label: '开票信息' }]} />
      <Sheet>
        <SheetTitle>开票信息</SheetTitle>
        <S.Words>向商城转账或核对进项发票时，请使用以下信息。</S.Words>
        <S.Slip ruled items={invoiceLines(details).map(({ label, value }) => ({ term: label, value: value ?? <S.Missing>未配置</S.Missing> }))} />
        <SheetActions>
          <Button variant="primary" icon={<Icon name="copy" size={16} />} disabled={text === null} onClick={() => onCopy(text ?? '')}>
            复制全部
          </Button>
        </SheetActions>
        {text === null ? <S.Words>本站尚未配置开票信息，请向客服索取；不要向未经核实的账户付款。</S.Words> : null}
        <S.Words>
          贵司收到的发票抬头，请在 <Link href={href('invoiceApply')}>申请开票</Link> 时选择或新增。
        </S.Words>
      </Sheet>
    </>
  )
}
