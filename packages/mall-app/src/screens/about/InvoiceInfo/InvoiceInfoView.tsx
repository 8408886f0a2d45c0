import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { ReadingPage } from '../../../components/content/ReadingPage.tsx'
import { href } from '../../../site/routes.ts'
import { invoiceLines, invoiceText, type InvoiceDetails } from './invoice-lines.ts'
import * as S from './InvoiceInfo.styles.ts'

interface InvoiceInfoViewProps {
  readonly details: InvoiceDetails
  readonly onCopy: (text: string) => void
}

/** The details as rows of a ledger, and one button that copies them all. */
export const InvoiceInfoView = ({ details, onCopy }: InvoiceInfoViewProps) => {
  const lines = invoiceLines(details)
  return (
    <>
      <Breadcrumbs items={[{ label: '首页', href: href('home') }, { label: '开票信息' }]} />
      <ReadingPage title="开票信息">
        {lines.length === 0 ? (
          <Text as="p" tone="secondary">本站尚未公布开票信息，请向客服索取；不要向未经核实的账户付款。</Text>
        ) : (
          <>
            <Text as="p" tone="secondary">向商城转账或核对进项发票时，请使用以下信息。</Text>
            <S.Details ruled items={lines.map(({ label, value }) => ({ term: label, value }))} />
            <Inline>
              <Button variant="primary" icon={<Icon name="copy" size={16} />} onClick={() => onCopy(invoiceText(details))}>
                复制全部
              </Button>
            </Inline>
          </>
        )}
        <Text as="p" tone="secondary">
          贵司收到的发票抬头，请在 <Link href={href('invoiceApply')}>申请开票</Link> 时选择或新增。
        </Text>
      </ReadingPage>
    </>
  )
}
