import type { SiteConfig } from '@mall/api/contract'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import { href } from '../../../site/routes.ts'
import { invoiceLines, invoiceText, type InvoiceDetails } from './invoice-lines.ts'
import * as S from './InvoiceInfo.styles.ts'

interface InvoiceInfoViewProps {
  readonly details: InvoiceDetails
  readonly hotlines: SiteConfig['Hotlines']
  /** The details are in the clipboard: said beside the button, until something else is copied. */
  readonly isCopied: boolean
  readonly onCopy: (text: string) => void
}

/** The mall's details as rows of a ledger, one button that copies them all, and what to mind. */
export const InvoiceInfoView = ({ details, hotlines, isCopied, onCopy }: InvoiceInfoViewProps) => {
  const lines = invoiceLines(details)
  return (
    <>
      <Breadcrumbs items={[{ label: '首页', href: href('home') }, { label: '开票信息' }]} />
      <S.Paper forwardedAs="article">
        <S.Main>
          <h1>开票信息</h1>
          {lines.length === 0 ? (
            <Text as="p" tone="secondary">本站尚未公布开票信息，请向客服索取；不要向未经核实的账户付款。</Text>
          ) : (
            <>
              <Text as="p" tone="secondary">向商城转账或核对进项发票时，请使用以下信息。</Text>
              <S.Details ruled items={lines.map(({ label, value }) => ({ term: label, value }))} />
              <S.Actions>
                <Button variant="primary" icon={<Icon name="copy" size={16} />} onClick={() => onCopy(invoiceText(details))}>
                  复制全部
                </Button>
                <span role="status">{isCopied ? `已复制 ${lines.length} 行，可直接粘贴` : ''}</span>
              </S.Actions>
            </>
          )}
        </S.Main>
        <S.Notes aria-label="使用说明">
          {lines.length === 0 ? null : (
            <section>
              <h2>转账</h2>
              <p>
                附言填写订单号，到账后由贵司财务确认，见<Link href={`${href('help')}/6`}>公司转账</Link>。账户变更只在本页公布。
              </p>
            </section>
          )}
          <section>
            <h2>贵司的发票抬头</h2>
            <p>
              贵司收到的发票抬头，请在<Link href={href('invoiceApply')}>申请开票</Link>时选择或新增。
            </p>
          </section>
          {hotlines.length === 0 ? null : (
            <section>
              <h2>核实</h2>
              {hotlines.map(({ Label, Number, Hours }) => (
                <p key={Label}>{[Label, Number, Hours].filter((part) => part !== '').join(' ')}</p>
              ))}
            </section>
          )}
        </S.Notes>
      </S.Paper>
    </>
  )
}
